import { typograph } from '@/lib/text/typograph'

/** What a page is about, below its title: a text of the settings or of a field, set like prose. */
export const Lead = ({ children }: { children: string }) => <p className="lead">{typograph(children)}</p>
