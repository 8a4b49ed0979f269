/** How often a property is tried, always with the same random inputs: a test that fails by chance stops the wrong person. */
export const tries = (numRuns: number) => ({ numRuns, seed: Number(process.env['SEED'] ?? 1) })
