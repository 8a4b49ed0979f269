import { masked, seam } from './marks'

const word = String.raw`A-Za-z\d_`
/** Matches the borders of emphasis and links that may be between punctuation and the word beside it. */
const seams = `${seam}*`

const unit =
  '(?:мкс|нс|мс|с|сек|мин|ч|дн|[КМГТкмгт]?[Бб](?:айт|ит)?(?:/с)?|кадр/с|[КМГкмг]?Гц|мм|см|дм|км|м|м/с|км/ч|кг|гр|т|шт|руб|тыс|млн|млрд|°|₽|%)(?:[²³]|\\.)?'
const blank = '[ \\u00a0]'
/** A minus between spaces. Starts with a cheap check, because lookbehinds at every letter are slow. */
const minusBetween = (before: string, after: string): string =>
  `(?=[-‒–])(?<=${before}${seams}${blank})(?:--?|‒|–)(?=[ \\u00a0\\n]${seams}${after})`
/** The text between a minus and another operator of its formula. */
const terms = String.raw`(?:[^.,;:!?\n—«»"]|[.,](?=\d)){0,120}`
/** SQL keywords before a quoted name, and those before other values. */
const sql =
  'SELECT|DISTINCT|FROM|JOIN|INTO|UPDATE|TABLE|EXISTS|VIEW|INDEX|COLUMN|SCHEMA|DATABASE|ROLE|USER|WHERE|HAVING|AND|OR|ON|BY|AS|TO|SET'
const sqlBeforeValues = 'LIKE|VALUES|IN'
const number = String.raw`\d[\d.,]*[ \u00a0]?`

/** Matches what is or may be code, which typography skips. Lookaheads for inner characters keep it linear. */
export const codeLike = new RegExp(
  [
    // entities and tags, which typograf would decode and skip: Markdown has removed real ones
    '[&<]',
    // `main...feature`, `...args`, `../a`, `{ ... }`, `[1, ...]`, `f(a, ...)`, `cp a ... b`
    String.raw`(?<=[${word}]${seams})\.{2,}`,
    String.raw`\.{2,}(?=${seams}[${word}/\\])`,
    String.raw`(?<=\p{L}${seams})\.{2,}(?=${seams}\p{L})`,
    String.raw`(?<=[([{]${blank}?)\.{2,}(?=${blank}?[)\]}])`,
    String.raw`(?=\.)(?<=(?:\[|[${word}]\()[^\n()[\]]{0,80},${blank}?)\.{2,}(?=${blank}?[)\]])`,
    String.raw`(?<=[${word}>\]]${blank})\.{2,}(?=${blank}[${word}<[/\\-])`,
    // `5 - 3`, `a[0] - b`, `git checkout -- file`
    minusBetween(
      String.raw`[${word}${masked}%][)\]}'"]?`,
      String.raw`(?:[([{'"]?[${word}${masked}$]|[\\+-])`,
    ),
    // `^1.0 - ^2.0`, `@a - @b`, `%s - %d`, `:id - :slug`, `kubectl exec pod -- /bin/sh`, `npm run "задача" --
    // --all`
    minusBetween(
      String.raw`(?:^|[\s,(])[\^~@#%:<>=*][^\s\p{Script=Cyrillic}]*`,
      String.raw`[\^~@#%:<>=*][\^~@#%:<>=*.]*[\w.]`,
    ),
    String.raw`(?<=\S${seams}${blank})--(?=${blank}(?:/\w|--?[a-z]))`,
    // `D:\\Игры - старые\\мир`
    minusBetween(String.raw`\\[^\s\\]+`, String.raw`[^\s\\]*\\`),
    // `i++ - --j`, `./a - ../b`, `-f - -v`; not `C++ - язык`
    minusBetween('[+-]{2}', String.raw`[^\s\p{Script=Cyrillic}]`),
    minusBetween(String.raw`(?:^|\s)[.~]{0,2}/[\w./-]+`, '[.~]{0,2}/'),
    // `5 мс - 3 мс`, `1 с - 200 мс`, `10 кадров - 3 кадра`
    minusBetween(number + unit, `${number}${unit}(?!\\p{L})`),
    minusBetween(String.raw`\d[ \u00a0](?<stem>[а-яё]{3})[а-яё]*`, String.raw`\d[\d.,]*[ \u00a0]\k<stem>`),
    // `урон = сила - броня`, `(сила - броня) * 2`
    minusBetween(String.raw` [=*×] ${terms}[\p{L}\d)]`, String.raw`[\p{L}\d(]`),
    minusBetween(String.raw`[\p{L}\d)]`, String.raw`[\p{L}\d(]${terms} [=*×] `),
    // `"..."`, `"а" + "б"`, `string | "б"`, `#include "файл.h"`, `~/"Мои игры"/мир`
    String.raw`"\.{2,}"`,
    String.raw`"[^"\n]*"(?=\s?(?:\+|\|\|?)\s?")`,
    String.raw`(?=")(?<="\s?(?:\+|\|\|?)\s?)"[^"\n]*"`,
    String.raw`(?=")(?<=(?<![^\s#(])(?:include|import|from|require|echo|printf?)${blank})"[^"\n]*"`,
    String.raw`(?=")(?<=[${word}.~]/|\\)"[^"\n]*"`,
    // `FROM "users"`, `SELECT "id", "name"`
    String.raw`(?=")(?<=\b(?:${sql})${blank}(?:"[\w.$-]+",${blank})*)"[\w.$-]+"(?:\."[\w$-]+")*(?:\s?\([^()\n]*\))?`,
    // `LIKE "А%"`, `VALUES ("Анна")`
    String.raw`(?=["(])(?<=\b(?:${sqlBeforeValues})\s?)(?:"[^"\n]*"|\([^()\n]*\))`,
    // `./№5.md`
    String.raw`(?<=[/\\])№|№(?=\d+\.[a-z])`,
    // JSON, lists of strings, calls
    String.raw`\{(?=[^{}"]*")[^{}]*\}`,
    String.raw`\[\s*"[^[\]]*"\s*\]`,
    String.raw`(?<=[${word}\]])\((?=[^()"]*")[^()]*\)`,
    // `key="v"`, `a => "b"`, `"key"=1`, `key: "v"`, `-m "v"`, `"key": "v"`, `"key": 1`
    String.raw`(?:=>?\s?|:)\{?"[^"\n]*"`,
    String.raw`(?<![\p{L}\d])"[^"\s][^"\n]*"(?=\s?=)`,
    String.raw`(?=")(?<=(?:^|[\s({])(?:[a-z_][\w.-]*:|--?[A-Za-z][\w-]*)${blank})"[^"\n]*"`,
    String.raw`"[^"\n]*"\s*:\s*(?:"[^"\n]*"|[[{])`,
    String.raw`"[^"а-яё\n]*"\s*:\s*(?:-?\d|true|false|null)`,
    // quoted paths, flags, expressions, file names
    String.raw`(?<![\p{L}\d])"(?=[^\s"])(?=[^"\n]*(?:[\\={}<>$|\x60_]|:\/\/|%[dfs]|\][*+?]))[^"\n]*(?<=\S)"`,
    String.raw`(?<![\p{L}\d])"(?:[-~@#/]|\.(?!\.))[^"\n]*(?<=\S)"`,
    String.raw`(?<![\p{L}\d])"(?=[^"\sа-яё]*(?:[./:](?=[\w/])|[()[\]*&^~@#]))[^"\sа-яё]*"`,
  ].join('|'),
  'gu',
)

/** A cheap check before `codeLike`: each of its matches contains one of these characters. */
export const codeMark = /[&<"(№‒–-]|\.\./
