/** A configuration of nginx for the export. */
import {
  hashedFolders,
  hashedNames,
  immutable,
  noindex,
  revalidate,
  securityHeaders,
  unindexedTypes,
} from './headers'

export interface ServerOptions {
  /** Address to listen at: `80`, `127.0.0.1:8080`. */
  listen: string
  serverName: string
  /** Folder that holds the export; with a base path, the folder that holds `site/`. */
  root: string
  /** Empty or `/name`. */
  basePath: string
  /** Whether the module for Brotli copies is there. */
  hasBrotli: boolean
}

const escaped = (text: string): string => text.replace(/[.]/g, '\\.')

/** The `server` block with the maps it needs, for `sites-available`. */
export function nginxConfig({ listen, serverName, root, basePath, hasBrotli }: ServerOptions): string {
  const hashed = [...hashedFolders.map((folder) => `${folder}/`), ...hashedNames].map(escaped).join('|')
  const headers = securityHeaders().map(([name, value]) => `    add_header ${name} "${value}" always;`)
  return `# Written by npm run hosting. Put it into /etc/nginx/sites-available and link it from sites-enabled.

map $uri $docs_cache {
    default "${revalidate}";
    "~^${basePath}/(${hashed})" "${immutable}";
}

map $uri $docs_robots {
    default "";
    "~\\.(${unindexedTypes.join('|')})$" "${noindex[1]}";
}

server {
    listen ${listen};
    server_name ${serverName};
    root ${root};

    server_tokens off;
    # behind a proxy nginx does not know its own address
    absolute_redirect off;

    include /etc/nginx/mime.types;
    types {
        application/manifest+json webmanifest;
        image/avif avif;
        text/markdown md;
    }
    charset utf-8;
    charset_types text/plain text/css text/xml text/markdown text/javascript application/javascript
        application/json application/manifest+json application/rss+xml application/atom+xml image/svg+xml;

    # copies that the build has compressed (COMPRESS=1); the rest is compressed on the way
    gzip_static on;
    gzip on;
    gzip_vary on;
    gzip_types text/plain text/css text/xml text/markdown text/javascript application/javascript application/json
        application/manifest+json image/svg+xml;
    ${hasBrotli ? '' : '# apt install libnginx-mod-http-brotli-static\n    # '}brotli_static on;

    # not sent with errors: a missing file may be there a minute later
    add_header Cache-Control $docs_cache;
    add_header ${noindex[0]} $docs_robots;
${headers.join('\n')}

    error_page 404 403 =404 ${basePath}/404.html;

    # one address for each page; the address as it was sent keeps its encoding
    if ($request_uri ~ "^([^?]*/)index\\.html(\\?.*)?$") {
        return 301 $1$2;
    }
    location / {
        index index.html;
        try_files $uri $uri/ @page;
    }
    location @page {
        if ($request_uri ~ "^([^?]+)\\.html(\\?.*)?$") {
            return 301 $1/$2;
        }
        return 404;
    }
}
`
}
