import type { ComponentProps } from 'react'
import type { MDXComponents } from 'mdx/types'
import type { UrlResolver } from '@/lib/links/href'
import { svgMarkup } from '@/lib/markdown/inline-svg'
import { strings } from '@/lib/strings'

/** Links and images of one `.mdx` page: addresses are resolved from the file they are written in. */
export function entryComponents(resolve: UrlResolver): MDXComponents {
  return {
    a: ({ href = '', children, ...rest }: ComponentProps<'a'>) => {
      const { href: to, isExternal, isFile } = resolve(href)
      return (
        <a
          href={to}
          {...rest}
          target={isExternal || isFile ? '_blank' : undefined}
          rel={isExternal ? 'noopener noreferrer' : undefined}
        >
          {children}
        </a>
      )
    },
    img: ({ src = '', alt = '', ...rest }: ComponentProps<'img'>) => {
      const { href, svg, width, height } = resolve(typeof src === 'string' ? src : '')
      if (svg !== undefined) {
        return (
          <div
            className="picture"
            tabIndex={0}
            role="group"
            aria-label={strings.content.picture}
            dangerouslySetInnerHTML={{ __html: svgMarkup(svg, alt) }}
          />
        )
      }
      return (
        <img src={href} alt={alt} width={width} height={height} loading="lazy" decoding="async" {...rest} />
      )
    },
  }
}
