/** Russian texts of «Скопировать страницу», in a module of their own: client components need them. */
export const copyPageStrings = {
  title: 'Скопировать страницу',
  copy: 'Скопировать как\u00a0Markdown',
  view: 'Открыть как\u00a0Markdown',
  copied: 'Скопировано',
  failed: 'Не\u00a0удалось скопировать',
  external: 'откроется в новой вкладке',
  question: (address: string) => `Прочитай ${address} и ответь на вопросы об этой странице.`,
}
