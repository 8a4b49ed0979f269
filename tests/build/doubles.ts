/** What threads do in `threads.test.ts`. */
export default (numbers: number[]): number[] => numbers.map((number) => number * 2)
