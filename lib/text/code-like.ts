import { masked, seam } from './mask'

const word = String.raw`A-Za-z\d_`
/** Between two terms of a formula, an emphasis may begin or end. */
const seams = `${seam}*`

/** Measures of Russian technical prose. */
const unit =
  '(?:мкс|нс|мс|с|сек|мин|ч|дн|[КМГТкмгт]?[Бб](?:айт|ит)?(?:/с)?|кадр/с|[КМГкмг]?Гц|мм|см|дм|км|м|м/с|км/ч|кг|гр|т|шт|руб|тыс|млн|млрд|°|₽|%)(?:[²³]|\\.)?'
/** A cheap pre-check: the lookbehind is slow when tried at every letter. */
const atMinus = String.raw`(?=[ \u00a0][-‒–])`
const minus = String.raw`[ \u00a0](?:--?|‒|–)[ \u00a0\n]`
const number = String.raw`\d[\d.,]*[ \u00a0]?`

/**
 * What looks like code in prose, or may be prose and code alike: the rules of typography leave it alone. Lookaheads in place of a second
 * `[^"]*` keep the time linear.
 */
export const codeLike = new RegExp(
  [
    // entities and tags, which typograf would decode and skip: Markdown has taken out real ones
    '[&<]',
    // `main...feature`, `...args`, `../a`, `[...]`
    String.raw`(?<=[${word}]${seams})\.{2,}`,
    String.raw`\.{2,}(?=${seams}[${word}/\\])`,
    String.raw`(?<=\p{L}${seams})\.{2,}(?=${seams}\p{L})`,
    String.raw`(?<=[([{])\.{2,}(?=[)\]}])`,
    // `5 - 3`, `a[0] - b`, `git checkout -- file`
    String.raw`(?<=[${word}${masked}%][)\]}'"]?${seams})[ \u00a0](?:--?|‒|–)[ \u00a0\n](?=${seams}(?:[([{'"]?[${word}${masked}$]|[\\+-]))`,
    // `i++ - --j`, `./a - ../b`, `-f - -v`
    String.raw`${atMinus}(?<=[+-]{2}${seams})${minus}`,
    String.raw`${atMinus}(?<=(?:^|\s)[.~]{0,2}/[\w./-]+${seams})${minus}(?=${seams}[.~]{0,2}/)`,
    // `5 мс - 3 мс`, `1 с - 200 мс`, `10 кадров - 3 кадра`
    `${atMinus}(?<=${number}${unit}${seams})${minus}(?=${seams}${number}${unit}(?!\\p{L}))`,
    String.raw`${atMinus}(?<=\d[ \u00a0](?<stem>[а-яё]{3})[а-яё]*${seams})${minus}(?=${seams}\d[\d.,]*[ \u00a0]\k<stem>)`,
    // JSON, lists of strings, calls
    String.raw`\{(?=[^{}"]*")[^{}]*\}`,
    String.raw`\[\s*"[^[\]]*"\s*\]`,
    String.raw`(?<=[${word}\]])\((?=[^()"]*")[^()]*\)`,
    // `key="v"`, `"key": "v"`, `"key": 1`
    String.raw`(?:=\s?|:)\{?"[^"\n]*"`,
    String.raw`"[^"\n]*"\s*:\s*(?:"[^"\n]*"|[[{])`,
    String.raw`"[^"а-яё\n]*"\s*:\s*(?:-?\d|true|false|null)`,
    // quoted paths, flags, expressions, names of files
    String.raw`(?<![\p{L}\d])"(?=[^\s"])(?=[^"\n]*(?:[\\={}<>$|\x60_]|:\/\/))[^"\n]*(?<=\S)"`,
    String.raw`(?<![\p{L}\d])"(?:[-~@#/]|\.(?!\.))[^"\n]*(?<=\S)"`,
    String.raw`(?<![\p{L}\d])"(?=[^"\sа-яё]*(?:[./:](?=[\w/])|[()[\]*&^~@#]))[^"\sа-яё]*"`,
  ].join('|'),
  'gu',
)
