/** Damages files like disks, editors and hands do, reproducibly by seed. */

/** A small pseudo-random number generator from 0 to 1 (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Characters that are syntax for one of the parsers. */
const signs = [
  '---\n', ':::', '```', '`', '{', '}', '{/*', '<', '>', '</', '<!--', '[', ']', '](', '![', '#', '*', '_', '|', '\\', '&',
  '"', "'", ': ', '- ', '> ', '\t', '\n', '\n\n', '\r\n', '&amp', 'import ', 'export ', '<Tabs>', '$', '!x', '\u0000', '\ufeff',
] // prettier-ignore

/**
 * Makes one to four random changes: cuts, flips bits, removes, duplicates or moves parts, inserts characters.
 */
export function damage(bytes: Buffer, random: () => number): Buffer {
  let damaged: Buffer = Buffer.from(bytes)
  const changes = 1 + Math.floor(random() * 4)
  for (let change = 0; change < changes; change += 1) damaged = damageOnce(damaged, random)
  return damaged
}

function damageOnce(bytes: Buffer, random: () => number): Buffer {
  const place = Math.floor(random() * (bytes.length + 1))
  const end = Math.min(bytes.length, place + Math.floor(random() * 200))
  const [before, part, after] = [bytes.subarray(0, place), bytes.subarray(place, end), bytes.subarray(end)]
  switch (Math.floor(random() * 6)) {
    case 0:
      return Buffer.from(before)
    case 1:
      return flipBits(bytes, random)
    case 2:
      return Buffer.concat([before, after])
    case 3:
      return Buffer.concat([before, part, part, after])
    case 4:
      return Buffer.concat([part, before, after])
    default: {
      const sign = signs[Math.floor(random() * signs.length)] ?? ''
      return Buffer.concat([before, Buffer.from(sign), part, after])
    }
  }
}

function flipBits(bytes: Buffer, random: () => number): Buffer {
  const flipped = Buffer.from(bytes)
  const count = 1 + Math.floor(random() * 8)
  for (let bit = 0; bit < count && flipped.length > 0; bit += 1) {
    const index = Math.floor(random() * flipped.length)
    flipped[index] = (flipped[index] ?? 0) ^ (1 << Math.floor(random() * 8))
  }
  return flipped
}
