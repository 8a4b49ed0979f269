/** Russian texts of the service worker. */
export const offlineStrings = {
  title: 'Нет связи',
  text: 'Этой страницы среди открытых раньше нет. Когда связь появится, обновите страницу.',
  kept: 'Можно прочитать сейчас',
}
