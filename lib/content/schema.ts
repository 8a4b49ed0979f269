/**
 * What authors may write. The message of each field is the expected value in Russian, as it ends up in
 * «Поле «x»: ожидается …»; the description is the author manual.
 */
import { z } from 'zod'
import {
  address,
  date,
  filled,
  flag,
  headingLevel,
  number,
  slug,
  tags,
  text,
  textList,
  url,
} from './schema-fields'

const lastUpdate = z
  .object({ date: date.optional(), author: text().optional() }, { error: 'date и author' })
  .refine((value) => value.date !== undefined || value.author !== undefined, {
    error: 'хотя бы одно из полей date и author',
  })

const formats = 'md, mdx или detect'

/** Fields of every Markdown file. */
const common = {
  title: text()
    .optional()
    .describe('Заголовок страницы. По умолчанию — первый заголовок текста или имя файла.'),
  description: text()
    .optional()
    .describe('Описание для поисковых систем и карточек. По умолчанию — первый абзац.'),
  slug: slug.optional().describe('Адрес страницы: от корня раздела («/путь») или от папки файла («путь»).'),
  keywords: z
    .union([textList, z.string().transform((value) => [value])], { error: 'список: [один, два]' })
    .optional()
    .describe('Ключевые слова для поисковых систем.'),
  image: text().optional().describe('Картинка для соцсетей: адрес или файл рядом.'),
  draft: flag.optional().describe('Черновик: виден только при разработке.'),
  unlisted: flag.optional().describe('Открывается только по прямой ссылке, в списках и поиске её нет.'),
  hide_table_of_contents: flag.optional().describe('Не показывать оглавление страницы.'),
  toc_min_heading_level: headingLevel
    .optional()
    .describe('Верхний уровень заголовков в оглавлении, по умолчанию 2.'),
  toc_max_heading_level: headingLevel
    .optional()
    .describe('Нижний уровень заголовков в оглавлении, по умолчанию 3.'),
  mdx: z
    .strictObject(
      { format: z.enum(['md', 'mdx', 'detect'], { error: formats }).optional() },
      { error: `{format: …}, ${formats}` },
    )
    .optional()
    .describe('Как читать файл: {format: md} — обычный Markdown, {format: mdx} — с компонентами.'),
  last_update: lastUpdate.optional().describe('Дата и автор последней правки вместо взятых из истории.'),
}

/** Data for components of one's own. */
const ownData = z.record(z.string(), z.unknown(), { error: 'поля: {имя: значение}' })

export const docSchema = z.object({
  ...common,
  id: filled('непустое имя без «/»')
    .refine((value) => !value.includes('/'), { error: 'непустое имя без «/»' })
    .optional()
    .describe('Последняя часть имени страницы для ссылок из других файлов.'),
  sidebar_label: text().optional().describe('Название в боковом меню.'),
  sidebar_position: number.optional().describe('Место среди соседей в боковом меню.'),
  sidebar_class_name: text().optional().describe('Класс пункта бокового меню.'),
  sidebar_custom_props: ownData.optional().describe('Свои данные пункта меню.'),
  sidebar_key: text().optional().describe('Имя пункта меню, если названия совпадают.'),
  displayed_sidebar: text()
    .nullable()
    .optional()
    .describe('Имя бокового меню страницы, или null, если меню не нужно.'),
  parse_number_prefixes: flag.optional().describe('false оставляет номер в начале имени файла и папок.'),
  tags: tags.nullable().optional().describe('Метки страницы.'),
  hide_title: flag.optional().describe('Не показывать заголовок над текстом.'),
  pagination_label: text().optional().describe('Название в ссылках «Назад» и «Дальше».'),
  pagination_prev: text()
    .nullable()
    .optional()
    .describe('Какая страница раньше: её id, или null, если никакой.'),
  pagination_next: text()
    .nullable()
    .optional()
    .describe('Какая страница дальше: её id, или null, если никакой.'),
  custom_edit_url: url
    .nullable()
    .optional()
    .describe('Адрес правки страницы, или null, если ссылка не нужна.'),
})

const authorFields = {
  name: text('имя').optional().describe('Имя, как его увидит читатель.'),
  title: text().optional().describe('Кто это: подпись под именем.'),
  description: text().optional().describe('Несколько слов для страницы автора.'),
  url: url.optional().describe('Сайт автора.'),
  email: url.optional().describe('Почта автора.'),
  image_url: url.optional().describe('Портрет: адрес или файл сайта.'),
  imageURL: url.optional().describe('То же, что image_url.'),
  organization: flag.optional().describe('Автор — команда или компания, а не человек.'),
  socials: z
    .record(z.string(), text(), { error: 'список вида «сеть: имя»' })
    .optional()
    .describe('Соцсети: «github: имя» или полный адрес.'),
}

export const authorSchema = z.object({
  ...authorFields,
  page: z
    .union([z.boolean(), z.strictObject({ permalink: address })], { error: 'true или {permalink: /адрес}' })
    .optional()
    .describe('Своя страница автора: true или её адрес.'),
})

const authorsExpected = 'имя из authors.yml, список имён или {name, title}'
const inlineAuthor = z.object({ ...authorFields, key: text().optional() })
const authorEntry = z.union([z.string(), inlineAuthor], { error: authorsExpected })

/** One author, as older versions of Docusaurus have it. */
const legacyAuthor = {
  author: text().optional().describe('Автор, если он один; лучше authors.'),
  author_title: text().optional().describe('Кто это: подпись под именем автора.'),
  author_url: url.optional().describe('Сайт автора.'),
  author_image_url: url.optional().describe('Портрет автора.'),
}

export const postSchema = z.object({
  ...common,
  date: date.optional().describe('Дата записи; по умолчанию — из имени файла.'),
  authors: z
    .union([z.array(authorEntry, { error: authorsExpected }), authorEntry], { error: authorsExpected })
    .nullable()
    .optional()
    .describe('Авторы: имена из authors.yml.'),
  ...legacyAuthor,
  tags: tags.nullable().optional().describe('Метки записи.'),
  title_meta: text().optional().describe('Заголовок вкладки браузера, если он другой.'),
  sidebar_label: text().optional().describe('Название в боковом меню.'),
})

export const pageSchema = z.object(common)

const generatedIndex = z.strictObject(
  {
    type: z.literal('generated-index').describe('Страница со списком раздела, её напишет сайт.'),
    slug: address.optional().describe('Адрес страницы, по умолчанию /docs/category/название.'),
    title: text().optional().describe('Заголовок страницы, по умолчанию — название раздела.'),
    description: text().optional().describe('Вступление и описание для поисковых систем.'),
    image: text().optional().describe('Картинка для соцсетей.'),
    keywords: textList.optional().describe('Ключевые слова для поисковых систем.'),
  },
  { error: 'generated-index с полями slug, title, description, image, keywords' },
)
const docLink = z.strictObject(
  {
    type: z.literal('doc').describe('Страница из документации.'),
    id: text().describe('Имя страницы: от папки раздела или от docs.'),
  },
  { error: 'doc с полем id' },
)

export const categorySchema = z.object({
  label: text().optional().describe('Название раздела в боковом меню.'),
  position: number.optional().describe('Место среди соседей в боковом меню.'),
  collapsible: flag.optional().describe('Можно ли свернуть раздел.'),
  collapsed: flag.optional().describe('Свёрнут ли раздел поначалу.'),
  className: text().optional().describe('Класс раздела в боковом меню.'),
  description: text().optional().describe('Описание раздела для карточек.'),
  customProps: ownData.optional().describe('Свои данные.'),
  key: text().optional().describe('Имя раздела, если названия совпадают.'),
  link: z
    .discriminatedUnion('type', [generatedIndex, docLink], {
      error: '{type: generated-index}, {type: doc, id: …} или null',
    })
    .nullable()
    .optional()
    .describe('Что открывает название раздела.'),
})

export const tagSchema = z.object({
  label: filled().optional().describe('Название метки.'),
  permalink: address.optional().describe('Адрес страницы метки.'),
  description: text().optional().describe('Описание метки.'),
})

export type PostFields = z.output<typeof postSchema>
export type AuthorFields = z.output<typeof authorSchema>
export type InlineAuthor = z.output<typeof inlineAuthor>
export type CategoryFields = z.output<typeof categorySchema>
