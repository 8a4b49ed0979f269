/** What raw HTML in a `.md` file may hold; everything else is dropped when the text is rendered. */
import { defaultSchema, type Schema } from 'hast-util-sanitize'
import { config } from '../site'

const textTags =
  'abbr address article aside audio bdi bdo caption center cite col colgroup data dfn figcaption figure footer header ' +
  'mark meter nav progress small time track u video wbr'
/** What `remark-directives` makes of `:::` blocks, and `remark-rendered` of formulas and diagrams. */
const ownTags = [
  'site-admonition',
  'site-details',
  'site-rendered',
  'site-steps',
  'site-tab',
  'site-tabs',
  'site-title',
  'site-tree',
]
const ownAttributes = ['look', 'group', 'query', 'value', 'label', 'default', 'open', 'kind', 'source']

const common =
  'align className data* dir hidden id itemProp lang role tabIndex title ' +
  'ariaCurrent ariaDescribedBy ariaHidden ariaLabel ariaLabelledBy'
const size = ['width', 'height']
const media = ['src', 'controls', 'loop', 'muted', 'playsInline', 'poster', 'preload', ...size]
const web = ['http', 'https']

/** The allow-list, with what `lib/site.ts` adds. */
export const htmlSchema: Schema = {
  ...defaultSchema,
  tagNames: [defaultSchema.tagNames ?? [], textTags.split(' '), ownTags, 'iframe', config.html.tags].flat(),
  attributes: {
    '*': [...common.split(' '), ...config.html.attributes],
    a: ['href', 'name', 'target', 'rel', 'download', 'hrefLang'],
    audio: media,
    video: media,
    source: ['src', 'srcSet', 'sizes', 'type', 'media', ...size],
    track: ['src', 'kind', 'srcLang', 'label', 'default'],
    iframe: ['src', 'allow', 'allowFullScreen', 'loading', 'name', 'referrerPolicy', 'frameBorder', ...size],
    img: ['src', 'srcSet', 'sizes', 'alt', 'loading', 'decoding', ...size],
    code: ['metastring'],
    details: ['open'],
    input: [['type', 'checkbox'], 'checked', 'disabled'],
    ol: ['start', 'reversed', 'type'],
    li: ['value'],
    td: ['colSpan', 'rowSpan', 'headers', 'vAlign'],
    th: ['colSpan', 'rowSpan', 'headers', 'scope', 'abbr', 'vAlign'],
    col: ['span'],
    colgroup: ['span'],
    time: ['dateTime'],
    data: ['value'],
    meter: ['value', 'min', 'max', 'low', 'high', 'optimum'],
    progress: ['value', 'max'],
    ...Object.fromEntries(ownTags.map((tag) => [tag, ownAttributes])),
  },
  protocols: { cite: web, src: web, poster: web },
  // no prose inside these
  strip: ['script', 'style', 'svg', 'template', 'title'].filter((tag) => !config.html.tags.includes(tag)),
  clobber: [],
  clobberPrefix: '',
  required: {},
}
