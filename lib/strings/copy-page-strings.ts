/** Strings of «Скопировать страницу», a separate module for client components. */
export const copyPageStrings = {
  copy: 'Скопировать как\u00a0Markdown',
  view: 'Открыть как\u00a0Markdown',
  question: (address: string) => `Прочитай ${address} и ответь на вопросы об этой странице.`,
}
