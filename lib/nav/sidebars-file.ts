/** Makes the sidebar from `sidebars.js`, after the conventions of Docusaurus. */
import Slugger from 'github-slugger'
import type { Problem } from '../problems/problem'
import { setGeneratedPermalinks } from './build-sidebar'
import { isFields } from './sidebar-fields'
import { SidebarReader, type SidebarSources } from './sidebar-reader'
import type { SidebarItem } from './types'

/** What `sidebars.js` exports, and its text for the places of mistakes. */
export interface SidebarsFile {
  displayPath: string
  text: string
  value: unknown
}

/** The items of all sidebars of the file, one sidebar after the other: the site shows one tree. */
export function readSidebars(
  file: SidebarsFile,
  sources: SidebarSources,
): { items: SidebarItem[]; problems: Problem[] } {
  const reader = new SidebarReader(file, sources)
  const sidebars = isFields(file.value) ? Object.values(file.value) : [file.value]
  const items = sidebars.flatMap((sidebar) => reader.items(sidebar))
  setGeneratedPermalinks(items, sources.where, new Slugger())
  return { items, problems: reader.problems }
}
