/** Schemas of fields. Messages state the expected value in Russian; descriptions make up the manual. */
import * as z from 'zod'
import {
  address,
  date,
  field,
  filled,
  flag,
  headingLevel,
  number,
  picture,
  prose,
  rootedUrl,
  slug,
  socials,
  tags,
  text,
  textList,
  url,
} from './fields'

const lastUpdate = z
  .object({ date: date.optional(), author: text().optional() }, { error: 'date и author' })
  .refine((value) => value.date !== undefined || value.author !== undefined, {
    error: 'хотя бы одно из полей date и author',
  })

const oneOrMore = z.union([textList, z.string().transform((value) => [value])], {
  error: 'список: [один, два]',
})

const format = z.enum(['md', 'mdx', 'detect'], { error: 'md, mdx или detect' })

const common = {
  title: field(text(), 'Заголовок страницы. По умолчанию — первый заголовок текста или имя файла.'),
  description: field(prose(), 'Описание для поисковых систем и карточек. По умолчанию — первый абзац.'),
  slug: field(slug, 'Адрес страницы: от корня раздела («/путь») или от папки файла («путь»).'),
  redirect_from: field(oneOrMore, 'Прежние адреса страницы: с них открывается эта.'),
  keywords: field(
    oneOrMore,
    'Слова, по которым страницу ищут: первой её найдёт поиск по сайту, их увидят и поисковые системы.',
  ),
  image: field(text(), 'Картинка для соцсетей: адрес или файл рядом. Вместо SVG они получат обычную.'),
  draft: field(flag, 'Черновик: виден только при разработке.'),
  unlisted: field(flag, 'Открывается только по прямой ссылке, в списках и поиске её нет.'),
  hide_table_of_contents: field(flag, 'Не показывать оглавление страницы.'),
  toc_min_heading_level: field(headingLevel, 'Верхний уровень заголовков в оглавлении, по умолчанию 2.'),
  toc_max_heading_level: field(headingLevel, 'Нижний уровень заголовков в оглавлении, по умолчанию 3.'),
  mdx: field(
    z.strictObject({ format: format.optional() }, { error: '{format: …}, md, mdx или detect' }),
    'Как читать файл: {format: md} — обычный Markdown, {format: mdx} — с компонентами.',
  ),
  last_update: field(
    lastUpdate,
    'Дата последней правки вместо взятой из истории. Автора сайт не показывает.',
  ),
}

const ownData = z.record(z.string(), z.unknown(), { error: 'поля: {имя: значение}' })

const idExpected = 'непустое имя без «/»'
const id = filled(idExpected).refine((value) => !value.includes('/'), { error: idExpected })

export const docSchema = z.object({
  ...common,
  image: field(
    text(),
    'Картинка для соцсетей и шага в разделе с ordered: адрес или файл рядом. Вместо SVG соцсети получат обычную.',
  ),
  id: field(id, 'Последняя часть имени страницы для ссылок из других файлов.'),
  sidebar_label: field(text(), 'Название в боковом меню.'),
  sidebar_position: field(number, 'Место среди соседей в боковом меню.'),
  sidebar_group: field(text(), 'Название, под которым страница стоит в своём разделе вместе с другими.'),
  sidebar_class_name: field(text(), 'Класс пункта бокового меню.'),
  sidebar_custom_props: field(ownData, 'Свои данные пункта меню.'),
  sidebar_key: field(text(), 'Имя пункта меню, если названия совпадают.'),
  side: field(
    z.enum(['client', 'server', 'both'], { error: 'client, server или both' }),
    'О какой стороне игры страница: подпись на карточке, если сторона одна.',
  ),
  displayed_sidebar: field(text().nullable(), 'Имя бокового меню страницы, или null, если меню не нужно.'),
  parse_number_prefixes: field(flag, 'false оставляет номер в начале имени файла и папок.'),
  tags: field(tags.nullable(), 'Метки страницы.'),
  hide_title: field(flag, 'Не показывать заголовок над текстом.'),
  pagination_label: field(text(), 'Название в ссылках «Назад» и «Дальше».'),
  pagination_prev: field(text().nullable(), 'Какая страница раньше: её id, или null, если никакой.'),
  pagination_next: field(text().nullable(), 'Какая страница дальше: её id, или null, если никакой.'),
  custom_edit_url: field(url.nullable(), 'Адрес правки страницы, или null, если ссылка не нужна.'),
})

const authorFields = {
  name: field(text('имя'), 'Имя, как его увидит читатель.'),
  title: field(text(), 'Кто это: подпись под именем.'),
  description: field(prose(), 'Несколько слов для страницы автора.'),
  url: field(rootedUrl, 'Сайт автора.'),
  email: field(url, 'Почта автора.'),
  image_url: field(picture, 'Портрет: адрес или файл рядом.'),
  imageURL: field(picture, 'То же, что image_url.'),
  organization: field(flag, 'Автор — команда или компания, а не человек.'),
  socials: field(socials, 'Соцсети: «github: имя» или полный адрес.'),
}

export const authorSchema = z.object({
  ...authorFields,
  page: field(
    z.union([z.boolean(), z.strictObject({ permalink: address })], { error: 'true или {permalink: /адрес}' }),
    'Своя страница автора: true или её адрес.',
  ),
})

const authorsExpected = { error: 'имя из authors.yml, список имён или {name, title}' }
const inlineAuthor = z.object({ ...authorFields, key: text().optional() })
const authorEntry = z.union([z.string(), inlineAuthor], authorsExpected)
const authors = z.union([z.array(authorEntry, authorsExpected), authorEntry], authorsExpected)

export const postSchema = z.object({
  ...common,
  date: field(date, 'Дата записи; по умолчанию — из имени файла.'),
  authors: field(authors.nullable(), 'Авторы: имена из authors.yml.'),
  // a single author, as in older versions of Docusaurus
  author: field(text(), 'Автор, если он один; лучше authors.'),
  author_title: field(text(), 'Кто это: подпись под именем автора.'),
  author_url: field(rootedUrl, 'Сайт автора.'),
  author_image_url: field(picture, 'Портрет автора.'),
  authorTitle: field(text(), 'То же, что author_title.'),
  authorURL: field(rootedUrl, 'То же, что author_url.'),
  authorImageURL: field(picture, 'То же, что author_image_url.'),
  tags: field(tags.nullable(), 'Метки записи.'),
  title_meta: field(text(), 'Заголовок вкладки браузера, если он другой.'),
  sidebar_label: field(text(), 'Название в боковом меню.'),
})

export const pageSchema = z.object({ ...common, hide_title: docSchema.shape.hide_title })

const generatedIndex = z.strictObject(
  {
    type: z.literal('generated-index').describe('Страница со списком раздела, её напишет сайт.'),
    slug: field(address, 'Адрес страницы, по умолчанию /docs/category/название.'),
    title: field(filled(), 'Заголовок страницы, по умолчанию — название раздела.'),
    description: field(prose(), 'Вступление и описание для поисковых систем.'),
    image: field(text(), 'Картинка для соцсетей: адрес или путь от корня сайта.'),
    keywords: field(textList, 'Ключевые слова для поисковых систем.'),
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
  label: field(filled(), 'Название раздела в боковом меню.'),
  position: field(number, 'Место среди соседей в боковом меню.'),
  collapsible: field(flag, 'Можно ли свернуть раздел.'),
  collapsed: field(flag, 'Свёрнут ли раздел поначалу.'),
  className: field(text(), 'Класс раздела в боковом меню.'),
  description: field(prose(), 'Описание раздела для карточек.'),
  ordered: field(flag, 'Страницы идут по порядку: в разделе они — шаги, на каждой — путь по всем.'),
  customProps: field(ownData, 'Свои данные.'),
  key: field(text(), 'Имя раздела, если названия совпадают.'),
  link: field(
    z
      .discriminatedUnion('type', [generatedIndex, docLink], {
        error: '{type: generated-index}, {type: doc, id: …} или null',
      })
      .nullable(),
    'Что открывает название раздела.',
  ),
})

export const tagSchema = z.object({
  label: field(filled(), 'Название метки.'),
  permalink: field(address, 'Адрес страницы метки.'),
  description: field(prose(), 'Описание метки.'),
})

export type PageFields = z.output<typeof pageSchema>
export type DocFields = z.output<typeof docSchema>
export type PostFields = z.output<typeof postSchema>
export type AuthorFields = z.output<typeof authorSchema>
export type CategoryFields = z.output<typeof categorySchema>
