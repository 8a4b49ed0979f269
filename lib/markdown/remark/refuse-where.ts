import type { Construct, Point } from 'micromark-util-types'

/** Syntax that is not tried at some places. */
export const refuseWhere = (construct: Construct, isRefused: (place: Point) => boolean): Construct => ({
  ...construct,
  tokenize(effects, ok, nok) {
    const start = construct.tokenize.call(this, effects, ok, nok)
    return (code) => (isRefused(this.now()) ? nok(code) : start(code))
  },
})
