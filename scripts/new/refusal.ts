/** The command refuses its arguments; the message says why. */
export class Refusal extends Error {}
