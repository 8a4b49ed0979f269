import type { Site } from '../../load/load'
import { blogFeeds } from './blog-feeds'
import { docsFeed } from './docs-feed'
import type { FeedFile } from './feed-head'

/** All feeds of the site, as files. */
export const buildFeeds = (site: Site): FeedFile[] => [...blogFeeds(site), ...docsFeed(site)]
