/** What the environment asks of a build. */
import fs from 'node:fs'
import path from 'node:path'

export interface BuildSettings {
  /** Folder with the content, from the project root; undefined for that of the project. */
  content: string | undefined
  /** Folder of the finished site. */
  target: string
}

/** Reads `CONTENT_DIR` and `OUT_DIR`. One that is set to nothing, as variables of hosts often are, is not set. */
export function buildSettings(env: NodeJS.ProcessEnv): BuildSettings {
  const target = (env['OUT_DIR'] || 'out').replace(/(?<=.)\/+$/, '')
  return {
    content: env['CONTENT_DIR'] ? path.relative('.', env['CONTENT_DIR']) || '.' : undefined,
    // what a link leads to is the folder that hosts look into
    target: fs.existsSync(target) ? path.relative('.', fs.realpathSync(target)) || '.' : target,
  }
}

/** What is wrong with the environment of a build, in Russian; nothing is to be built then. */
export function faultsOfSettings(env: NodeJS.ProcessEnv): string[] {
  const { content = 'content', target } = buildSettings(env)
  const { SITE_URL: url, BASE_PATH: basePath } = env
  const faults: string[] = []
  if (url && !isOrigin(url))
    faults.push(`SITE_URL: «${url}». Нужен адрес сайта целиком, например https://docs.example.com.`)
  if (basePath && !basePath.startsWith('/'))
    faults.push(`BASE_PATH: «${basePath}». Путь начинается с «/», например /docs.`)
  if (content.startsWith('..') || path.isAbsolute(content)) {
    faults.push(
      `CONTENT_DIR: папка «${content}» лежит вне проекта, а сборщик читает только его. Скопируйте её внутрь.`,
    )
  } else if (!fs.existsSync(content) || !fs.statSync(content).isDirectory())
    faults.push(`Папки «${content}» с содержимым нет. Создайте её или поправьте CONTENT_DIR.`)
  if (target === '.' || content === target || `${content}/`.startsWith(`${target}/`))
    faults.push(
      `OUT_DIR: папку «${target}» сборка заменит целиком, а в ней проект или его содержимое. Назовите другую.`,
    )
  return faults
}

const isOrigin = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
