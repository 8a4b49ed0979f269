import fs from 'node:fs'
import path from 'node:path'

/** The folder into which Next.js writes the export, see `next.config.mjs`. */
export const exportFolder = '.cache/export'

/** The content folder unless it is the default, and the target folder. Empty variables count as unset. */
export function buildSettings(env: NodeJS.ProcessEnv): { content: string | undefined; target: string } {
  const target = env['OUT_DIR'] || 'out'
  // for a symbolic link, the folder that it points to is replaced
  const real = fs.existsSync(target) ? fs.realpathSync(target) : path.resolve(target)
  return {
    content: env['CONTENT_DIR'] ? inProject(env['CONTENT_DIR']) : undefined,
    target: path.isAbsolute(target) ? real : inProject(real),
  }
}

const inProject = (folder: string): string => path.relative('.', folder) || '.'

/** Whether a folder is the same as `outer`, or inside it. */
const isWithin = (folder: string, outer: string): boolean => {
  const relative = path.relative(outer, folder)
  return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative)
}

/** Russian messages about mistakes in the environment and in the path of the project. Any of them stops the build. */
export function mistakesInSettings(env: NodeJS.ProcessEnv, project = process.cwd()): string[] {
  const { content = 'content', target } = buildSettings(env)
  const { SITE_URL: url, BASE_PATH: basePath, KEEP_ASSETS: days } = env
  const mistakes: string[] = []
  // `@next/mdx` imports plugins by path, which Node.js parses as a URL; it encodes the path only on Windows
  const [character] = /[#?%]/.exec(project) ?? []
  if (character !== undefined && path.sep === '/')
    mistakes.push(
      `Папка проекта: «${project}». Со знаком «${character}» в пути сборщик не найдёт файлы. Переименуйте папку.`,
    )
  if (url && !isOrigin(url))
    mistakes.push(
      `SITE_URL: «${url}». Нужны протокол и домен, например https://docs.example.com; папку домена задаёт BASE_PATH.`,
    )
  if (basePath && !basePath.startsWith('/'))
    mistakes.push(`BASE_PATH: «${basePath}». Путь начинается с «/», например /docs.`)
  if (!isWithin(content, '.')) {
    const outside = `папка «${env['CONTENT_DIR'] ?? content}» лежит вне проекта, а сборщик читает только его`
    mistakes.push(`CONTENT_DIR: ${outside}. Скопируйте её внутрь.`)
  } else if (!fs.statSync(content, { throwIfNoEntry: false })?.isDirectory())
    mistakes.push(`Папки «${content}» с содержимым нет. Создайте её или поправьте CONTENT_DIR.`)
  if (days && !/^\d+$/.test(days))
    mistakes.push(`KEEP_ASSETS: «${days}». Нужно число дней, например 30; 0 — не хранить.`)
  const obstacle = obstacleIn(target, content)
  if (obstacle !== undefined)
    mistakes.push(`OUT_DIR: папку «${target}» сборка заменит целиком, а ${obstacle}. Назовите другую.`)
  return mistakes
}

/** Why the build must not replace a target folder; `undefined` if it is new or has an earlier build. */
function obstacleIn(target: string, content: string): string | undefined {
  if (isWithin('.', target) || isWithin(content, target)) return 'в ней проект или его содержимое'
  if (isWithin(content, '.') && isWithin(target, content)) return 'она лежит внутри содержимого'
  if (['public', '.git', 'node_modules'].some((folder) => isWithin(target, folder)))
    return 'она лежит в папке проекта, где сайту не место'
  if (!fs.existsSync(target)) return undefined
  if (!fs.statSync(target).isDirectory()) return 'это файл'
  const names = fs.readdirSync(target)
  if (names.includes('.git')) return 'в ней хранилище git'
  const isSite = names.includes('_next') || names.includes('index.html')
  return names.length === 0 || isSite ? undefined : 'в ней не сайт'
}

const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).pathname === '/'
