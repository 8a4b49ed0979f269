import { typograph } from '@/lib/text/typograph'

/** The introduction below the title, from the settings or a field, with typography applied. */
export const Lead = ({ children }: { children: string }) => <p className="lead">{typograph(children)}</p>
