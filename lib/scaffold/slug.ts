/** File names and addresses from titles: «Первый спрайт» becomes `pervyi-sprait`. */

const letters = new Map(
  Object.entries({
    а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'yo', ж: 'zh', з: 'z', и: 'i', й: 'i', к: 'k', л: 'l', м: 'm',
    н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch',
    ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya',
  }),
) // prettier-ignore

/** Longer names help nobody. */
const longest = 60

/** Lower-case Latin words joined by dashes; empty when the title has none that can be written so. */
export function slugOf(title: string): string {
  const latin = Array.from(
    title.normalize('NFC').toLowerCase(),
    (letter) => letters.get(letter) ?? letter,
  ).join('')
  const words = latin.match(/[a-z\d]+/g) ?? []
  let slug = ''
  for (const word of words) {
    if (slug !== '' && slug.length + word.length + 1 > longest) break
    slug += slug === '' ? word.slice(0, longest) : `-${word}`
  }
  return slug
}
