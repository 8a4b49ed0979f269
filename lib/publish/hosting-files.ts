/** Configurations that are part of the repository, by file name; made for the address of the site. */
import { config } from '../site'
import { caddyConfig } from './caddy'
import { nginxConfig } from './nginx'
import { uploadScript } from './upload-script'
import { vercelConfig } from './vercel'

const root = '/var/www/docs'

/** The texts, for the site at `url` below `basePath`. */
export function hostingFiles({ url, basePath }: { url: string; basePath: string } = config): Record<
  string,
  string
> {
  const serverName = new URL(url).hostname
  return {
    'hosting/nginx.conf': nginxConfig({ listen: '80', serverName, root, basePath, hasBrotli: false }),
    'hosting/Caddyfile': caddyConfig({ serverName, root, basePath }),
    'hosting/upload-s3.sh': uploadScript(),
    'vercel.json': vercelConfig(),
  }
}
