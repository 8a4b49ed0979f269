import { earlyScript } from '@/.generated/behaviour'

/** The script of `components/behaviour` that is part of each page; it brings the others. */
export const EarlyScript = () => <script dangerouslySetInnerHTML={{ __html: earlyScript }} />
