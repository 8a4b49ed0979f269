/** How often a property is tried, always with the same random inputs, so that no test fails by chance. */
export const tries = (numRuns: number) => ({ numRuns, seed: Number(process.env['SEED'] ?? 1) })
