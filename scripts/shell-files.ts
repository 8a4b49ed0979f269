/** What all pages share, whatever the content is: the web font and the scripts of `components/behaviour`. */
import { readWebFont } from '@/lib/web-font'
import { bundleBehaviour, type BehaviourOptions } from './bundle-behaviour'

export interface ShellFiles {
  /** By their path from the project root. */
  files: Map<string, string | Buffer>
  /** Texts of the scripts that are part of pages. */
  scripts: { early: string; tabs: string }
}

/** Reads the font and bundles the scripts. */
export function shellFiles(options: BehaviourOptions): ShellFiles {
  const fonts = readWebFont()
  const { early, tabs, page, onDemand } = bundleBehaviour(fonts, options)
  return {
    files: new Map<string, string | Buffer>([
      ...fonts.map(({ file, bytes }) => [`public${file}`, bytes] as const),
      ...[page, ...onDemand].map(({ file, text }) => [`public${file}`, text] as const),
    ]),
    scripts: { early, tabs },
  }
}
