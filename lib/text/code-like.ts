import { masked, seam } from './mask'

const word = String.raw`A-Za-z\d_`
/** Between two terms of a formula, an emphasis may begin or end. */
const seams = `${seam}*`

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
