import type { YamlData } from '../markdown/front-matter'
import { problem, type Problem } from '../problems/problem'
import type { Rule } from '../problems/rules'

/** Reports what is wrong with a field, by its path in the data of a file; an empty path is the file itself. */
export type Report = (path: readonly PropertyKey[], message: string, rule: Rule) => void

/** Adds problems of one file to a list. */
export const reportTo =
  (problems: Problem[], file: string, { placeOf }: Pick<YamlData, 'placeOf'>): Report =>
  (path, message, rule) =>
    void problems.push(problem(file, placeOf(path), message, rule))

/** Reports on the fields of a record that stands at `path` in the file. */
export const reportBelow =
  (report: Report, ...path: PropertyKey[]): Report =>
  (below, message, rule) =>
    report([...path, ...below], message, rule)
