import { own } from '../text/own'

/** Where a handle leads, by network. */
const networks: Record<string, (handle: string) => string> = {
  x: (handle) => `https://x.com/${handle}`,
  twitter: (handle) => `https://twitter.com/${handle}`,
  github: (handle) => `https://github.com/${handle}`,
  linkedin: (handle) => `https://www.linkedin.com/in/${handle}/`,
  stackoverflow: (handle) => `https://stackoverflow.com/users/${handle}`,
  bluesky: (handle) => `https://bsky.app/profile/${handle}`,
  instagram: (handle) => `https://www.instagram.com/${handle}`,
  threads: (handle) => `https://www.threads.net/@${handle}`,
  mastodon: (handle) => `https://mastodon.social/@${handle}`,
  twitch: (handle) => `https://twitch.tv/${handle}`,
  youtube: (handle) => `https://youtube.com/@${handle}`,
  telegram: (handle) => `https://t.me/${handle}`,
  vk: (handle) => `https://vk.com/${handle}`,
  email: (handle) => `mailto:${handle}`,
}

/** Address of an author in a network: full addresses stay, handles are completed; `null` when it is neither. */
export function socialUrl(network: string, value: string): string | null {
  if (/^(https?:\/\/|mailto:)/i.test(value)) return value
  const complete = own(networks, network.toLowerCase())
  return value.includes('/') || !complete ? null : complete(value)
}
