import type { MDXContent } from 'mdx/types'
import { mdxModules } from '@/.generated/mdx-modules'

/** The component of an `.mdx` file of the content folder. Nothing is caught: a file that does not load stops the build. */
export async function loadMdx(path: string): Promise<MDXContent> {
  const load = mdxModules[path]
  // while it is written, a file with a mistake is left out, and the page tells the mistake
  if (!load && process.env.NODE_ENV === 'development') return () => null
  if (!load) throw new Error(`Нет модуля для «${path}»: запустите scripts/prebuild.`)
  const loaded = await load()
  if (typeof loaded.default !== 'function')
    throw new Error(`В файле «${path}» нет содержимого по умолчанию (export default).`)
  return explained(loaded.default, path)
}

/** The same component, whose code says where it stands when it fails; while it is written, the overlay shows more. */
const explained = (Content: MDXContent, path: string): MDXContent =>
  process.env.NODE_ENV === 'development'
    ? Content
    : (props) => {
        try {
          return Content(props)
        } catch (error) {
          // what React throws to wait for something is no error
          if (!(error instanceof Error)) throw error
          const message = `В файле «${path}» ошибка кода: ${error.message}`
          // places in bundled code tell an author nothing
          throw Object.assign(new Error(message), { stack: message })
        }
      }
