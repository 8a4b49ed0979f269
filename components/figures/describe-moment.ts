import { nameOf } from './board'
import { delaysOf, endOf, firstOf, lastOf, type Exchange } from './exchange'

/** Describes the current moment in a sentence. */
export function describeMoment(exchange: Exchange): string {
  const { now, command, steps, refusal } = exchange
  if (refusal && now < refusal.until) return refusal.text
  if (now < command.arrives)
    return `Команда летит на\u00a0сервер: «хочу в\u00a0клетку ${nameOf(command.to)}».`
  if (now < command.runs) return 'Команда на\u00a0сервере ждёт своего кадра.'
  const { own, other } = delaysOf(exchange)
  const first = firstOf(exchange)
  if (first && now < first.at + Math.min(own, other))
    return `Сервер решил: шаг в\u00a0${nameOf(first.cell)}. Изменения летят всем.`
  if (first && now < first.at + other) return 'Вы уже видите шаг, к\u00a0остальным пакет ещё летит.'
  if (first && now < first.at + own) return 'Остальные уже видят шаг, к\u00a0вам пакет ещё летит.'
  if (now < endOf(exchange)) return `Все три клиента ведут anna в\u00a0клетку ${nameOf(command.to)}.`
  return `Готово: у\u00a0всех троих anna в\u00a0клетке ${nameOf(lastOf(steps).cell)}.`
}
