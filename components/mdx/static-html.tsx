import { createElement, type HTMLAttributes } from 'react'

/** An element of an `.mdx` file whose content is one string of HTML, as `rehype-static-html` leaves it. */
export const StaticHtml = ({
  tag,
  html,
  ...rest
}: HTMLAttributes<HTMLElement> & { tag: string; html: string }) =>
  createElement(tag, { ...rest, dangerouslySetInnerHTML: { __html: html } })
