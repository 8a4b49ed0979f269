import { show } from '../problems/hints'

/** Top-level domains of sites that authors write without `https://`. No page address has them. */
const domains = 'app|biz|cc|co|com|dev|gg|info|io|me|net|online|org|pro|ru|site|su|tv|xyz|рф'
const site = new RegExp(String.raw`^(?:[\p{L}\d-]+\.)+(?:${domains})(?=[:/?#]|$)`, 'iu')

/** Matches an incomplete or missing protocol: `https:/a.ru`, `http//a.ru`, `www.a.ru`. */
const withoutProtocol = /^(?:https?(?::[\\/]?|[\\/]{2})(?!\/)|(?=www\.))[\\/]*(?<rest>\S+)$/i
/** Matches a misspelled protocol: `htps://`, `ttp://`, `htttps://`. A correct one matches, too. */
const likeProtocol = /^(?<scheme>h?tt?ps?|ht+ps?|htt?sp?):\/+(?<address>\S+)$/i
const cyrillicProtocol = /^[a-z]*[а-яё][a-zа-яё]*:\/\//i
const mailAddress = /^[^\s/@:]+@[^\s/@:]+\.\p{L}{2,}$/u

/** Finds typos in an address without resolving it. */
export function typoMessage(url: string): string | undefined {
  const rest = withoutProtocol.exec(url)?.groups?.['rest']
  if (rest !== undefined || site.test(url))
    return `Адрес сайта ${show(url)} написан не целиком. Допишите https://: «https://${rest ?? url}».`
  if (mailAddress.test(url))
    return `Адрес почты ${show(url)} написан не целиком. Допишите mailto: «mailto:${url}».`
  if (cyrillicProtocol.test(url))
    return `В начале адреса ${show(url)} русская буква. Напишите https:// латиницей.`
  const { scheme, address } = likeProtocol.exec(url)?.groups ?? {}
  return scheme && !/^https?$/i.test(scheme)
    ? `Адрес сайта ${show(url)} написан с опечаткой. Ожидается «https://${address}».`
    : undefined
}
