import { show } from '../problems/hints'

/** Top-level domains of sites that authors write without `https://`. No page address has them. */
const domains = 'app|biz|cc|co|com|dev|gg|info|io|me|net|online|org|pro|ru|site|su|tv|xyz|рф'
const site = new RegExp(String.raw`^(?:[\p{L}\d-]+\.)+(?:${domains})(?=[:/?#]|$)`, 'iu')

/** Finds typos in an address without resolving it. */
export function slipMessage(url: string): string | undefined {
  const [, rest] = /^(?:https?(?::[\\/]?|[\\/]{2})(?!\/)|(?=www\.))[\\/]*(\S+)$/i.exec(url) ?? []
  if (rest !== undefined || site.test(url))
    return `Адрес сайта ${show(url)} написан не целиком. Допишите https://: «https://${rest ?? url}».`
  if (/^(?:localhost|\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?(?:\/|$)/i.test(url))
    return `Адрес ${show(url)} написан не целиком. Допишите http://: «http://${url}».`
  if (/^[^\s/@:]+@[^\s/@:]+\.\p{L}{2,}$/u.test(url))
    return `Адрес почты ${show(url)} написан не целиком. Допишите mailto: «mailto:${url}».`
  if (/^xref:/i.test(url)) return `Адрес ${show(url)} — имя из DocFX. Замените его ссылкой на файл.`
  if (/^\+\d[\d-]{6,}$/.test(url)) return `Номер ${show(url)} написан не целиком. Допишите tel: «tel:${url}».`
  if (/^[a-z]*[а-яё][a-zа-яё]*:\/\//i.test(url))
    return `В начале адреса ${show(url)} русская буква. Напишите https:// латиницей.`
  const [, scheme, address] = /^(h?tt?ps?|ht+ps?|htt?sp?):\/+(\S+)$/i.exec(url) ?? []
  return scheme && !/^https?$/i.test(scheme)
    ? `Адрес сайта ${show(url)} написан с опечаткой. Ожидается «https://${address}».`
    : undefined
}
