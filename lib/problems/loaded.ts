import type { Problem } from './problem'

/** What reading gives: a value that is always usable, and what is wrong with the source. */
export interface Loaded<T> {
  value: T
  problems: Problem[]
}

/** Loads each item; the problems of all come in one list. */
export function loadEach<Item, T>(items: readonly Item[], load: (item: Item) => Loaded<T>): Loaded<T[]> {
  const loaded = items.map(load)
  return {
    value: loaded.map(({ value }) => value),
    problems: loaded.flatMap(({ problems }) => problems),
  }
}
