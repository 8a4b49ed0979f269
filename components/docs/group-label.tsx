import { strings } from '@/lib/strings'

/** What opens and closes a group: the label itself, or a switch beside a label that is a link. */
export const GroupLabel = ({ label, hasLink }: { label: string; hasLink: boolean }) => (
  <summary className="caret">
    {hasLink ? <span className="hidden">{strings.docs.group(label)}</span> : label}
  </summary>
)
