/** Russian texts of «Скопировать страницу», in a module of their own: client components need them. */
export const copyPageStrings = {
  title: 'Скопировать страницу',
  copy: 'Скопировать как\u00a0Markdown',
  view: 'Открыть как\u00a0Markdown',
  question: (address: string) => `Прочитай ${address} и ответь на вопросы об этой странице.`,
}
