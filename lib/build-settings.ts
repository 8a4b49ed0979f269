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
  const target = env['OUT_DIR'] || 'out'
  // what a link leads to is the folder that hosts look into
  const real = fs.existsSync(target) ? fs.realpathSync(target) : path.resolve(target)
  return {
    content: env['CONTENT_DIR'] ? fromHere(env['CONTENT_DIR']) : undefined,
    target: path.isAbsolute(target) ? real : fromHere(real),
  }
}

const fromHere = (folder: string): string => path.relative('.', folder) || '.'

/** Whether a folder is another one, or below it. */
const isWithin = (folder: string, outer: string): boolean => {
  const way = path.relative(outer, folder)
  return way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way)
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
  if (!isWithin(content, '.')) {
    faults.push(
      `CONTENT_DIR: папка «${env['CONTENT_DIR'] ?? content}» лежит вне проекта, а сборщик читает только его. Скопируйте её внутрь.`,
    )
  } else if (!fs.existsSync(content) || !fs.statSync(content).isDirectory())
    faults.push(`Папки «${content}» с содержимым нет. Создайте её или поправьте CONTENT_DIR.`)
  if (isWithin('.', target) || isWithin(content, target))
    faults.push(
      `OUT_DIR: папку «${target}» сборка заменит целиком, а в ней проект или его содержимое. Назовите другую.`,
    )
  return faults
}

const isOrigin = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
