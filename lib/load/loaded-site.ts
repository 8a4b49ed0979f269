/** The loaded site for pages: read once for a build, and again after a change while developing. */
import fs from 'node:fs'
import { revisionIn } from './generated'
import type { Site } from './load'
import type { Problem } from '../problems/problem'
import { readSnapshot, type Snapshot } from './snapshot'

let loaded: (Snapshot & { revision: string }) | undefined

/**
 * The revision that is shown. The development server may hand a page that is compiled late the module of an earlier revision; the
 * file on disk is always current.
 */
function shown(built: string): string {
  if (process.env.NODE_ENV !== 'development') return built
  return revisionIn(fs.readFileSync('.generated/revision.ts', 'utf8')) ?? built
}

function load(built: string): Snapshot {
  const revision = shown(built)
  if (loaded?.revision !== revision) loaded = { revision, ...readSnapshot(revision) }
  return loaded
}

/** The site at a revision of the content; the revision changes when the content does. */
export const getSite = (revision: string): Site => load(revision).site

/** What is wrong with the content at a revision; known to the development server only. */
export const getProblems = (revision: string): Problem[] => load(revision).problems
