import { strings } from '@/lib/strings'
import type { Card } from '@/lib/view/docs'
import { Sheet } from '../layout/sheet'
import { Subbar } from '../layout/subbar'
import { Link } from '../ui/link'
import { Cards } from './cards'

interface DocTagPageProps {
  title: string
  description?: string | undefined
  cards: Card[]
  /** The list of all tags; absent when it has none. */
  tagsPermalink?: string | undefined
}

/** The docs under one tag. */
export function DocTagPage({ title, description, cards, tagsPermalink }: DocTagPageProps) {
  return (
    <Sheet subbar={<Subbar title={title} />}>
      <div className="page full">
        <h1>{title}</h1>
        {description !== undefined && <p className="lead">{description}</p>}
        {tagsPermalink !== undefined && (
          <p>
            <Link to={tagsPermalink}>{strings.blog.allTags}</Link>
          </p>
        )}
        <Cards cards={cards} />
      </div>
    </Sheet>
  )
}
