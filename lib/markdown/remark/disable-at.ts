import type { Construct, Point } from 'micromark-util-types'

/** Disables syntax at some places. The option `disable` of micromark applies to whole texts. */
export const disableAt = (construct: Construct, isDisabled: (place: Point) => boolean): Construct => ({
  ...construct,
  tokenize(effects, ok, nok) {
    const start = construct.tokenize.call(this, effects, ok, nok)
    return (code) => (isDisabled(this.now()) ? nok(code) : start(code))
  },
})
