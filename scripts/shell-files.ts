/** What all pages share, whatever the content is: the web font and the scripts of `components/behaviour`. */
import { readWebFont } from '@/lib/web-font'
import { bundleBehaviour } from './bundle-behaviour'

/** The files, by their path from the project root, and the script that is part of each page. */
export function shellFiles(): { files: Map<string, string | Buffer>; earlyScript: string } {
  const fonts = readWebFont()
  const { early, page, onDemand } = bundleBehaviour(fonts)
  return {
    files: new Map<string, string | Buffer>([
      ...fonts.map(({ file, bytes }) => [`public${file}`, bytes] as const),
      ...[page, ...onDemand].map(({ file, text }) => [`public${file}`, text] as const),
    ]),
    earlyScript: early,
  }
}
