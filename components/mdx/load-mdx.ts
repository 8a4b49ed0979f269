import type { MDXContent } from 'mdx/types'
import { mdxModules } from '@/.generated/mdx-modules'

/** The component of an `.mdx` file of the content folder. Nothing is caught: a file that does not load stops the build. */
export async function loadMdx(path: string): Promise<MDXContent> {
  const load = mdxModules[path]
  // in development a file with a mistake is left out, and its page shows the message
  if (!load && process.env.NODE_ENV === 'development') return () => null
  if (!load) throw new Error(`Нет модуля для «${path}»: запустите npm run build.`)
  const loaded = await load()
  if (typeof loaded.default !== 'function')
    throw new Error(`В файле «${path}» нет содержимого по умолчанию (export default).`)
  return explained(loaded.default, path)
}

/** The same component with the name of its file in its errors; in development the overlay shows more. */
const explained = (Content: MDXContent, path: string): MDXContent =>
  process.env.NODE_ENV === 'development'
    ? Content
    : (props) => {
        try {
          return Content(props)
        } catch (error) {
          // React throws promises to wait for them
          if (!(error instanceof Error)) throw error
          const message = `В файле «${path}» ошибка кода: ${error.message}`
          // places in bundled code are of no use to an author
          throw Object.assign(new Error(message), { stack: message })
        }
      }
