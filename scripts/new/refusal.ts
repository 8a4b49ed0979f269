/** The command cannot do what its arguments say; the message tells the author why. */
export class Refusal extends Error {}
