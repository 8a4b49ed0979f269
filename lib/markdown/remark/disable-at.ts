import type { Construct, Point } from 'micromark-util-types'

/** Syntax that is disabled at some places; the option `disable` of micromark is for whole texts. */
export const disableAt = (construct: Construct, isDisabled: (place: Point) => boolean): Construct => ({
  ...construct,
  tokenize(effects, ok, nok) {
    const start = construct.tokenize.call(this, effects, ok, nok)
    return (code) => (isDisabled(this.now()) ? nok(code) : start(code))
  },
})
