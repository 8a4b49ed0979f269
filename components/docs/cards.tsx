import type { Card as CardData } from '@/lib/view/docs'
import { Card } from '../home/sections'

/** Tiles of one grid: a page has a diamond, a group a double one. */
export const Cards = ({ cards }: { cards: CardData[] }) => (
  <div className="cards">
    {cards.map(({ label, permalink, text, isGroup }) => (
      <Card key={permalink} title={label} to={permalink} side={isGroup ? 'group' : undefined}>
        {text !== '' && <p>{text}</p>}
      </Card>
    ))}
  </div>
)
