/** A number as Russian texts have it, at most three digits long after the comma: «0,33», «−1,4». */
export const decimal = (value: number): string =>
  String(Math.round(value * 1000) / 1000)
    .replace('.', ',')
    .replace('-', '−')
