/** JSON Feed 1.1; the package for the other two formats writes its version 1.0, which has one author and no language. */
import type { Feed } from 'feed'

/** The entries of `feed` as JSON, with `path` as the address of the feed. */
export function jsonFeed({ options, items }: Feed, url: string): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: options.title,
    home_page_url: options.link,
    feed_url: url,
    description: options.description,
    language: options.language,
    authors: options.author && [authorOf(options.author)],
    items: items.map((item) => ({
      id: item.id,
      url: item.link,
      title: item.title,
      summary: item.description,
      content_html: item.content,
      date_published: item.published?.toISOString(),
      date_modified: item.date.toISOString(),
      authors: item.author?.map(authorOf),
      tags: item.category?.map(({ name }) => name),
    })),
  }
  return `${JSON.stringify(feed, null, 2)}\n`
}

const authorOf = ({ name, link }: { name?: string; link?: string }) => ({ name, url: link })
