/** Long runs of base64 or hexadecimal digits: nobody types them, and each would be a term of its own. */

const longRun = /[A-Za-z\d+/_=-]{24,}/g
const hash = /\b(?=[a-f]*\d)[\da-f]{12,}\b/gi

/** Encoded data mixes digits and both cases all along; names and paths are words between separators. */
const isBlob = (run: string): boolean => {
  const longestPiece = Math.max(...run.split(/[/_=+-]/).map((piece) => piece.length))
  return (
    longestPiece >= 16 &&
    /\d/.test(run) &&
    /[a-z]/.test(run) &&
    (run.match(/\d/g)?.length ?? 0) >= run.length / 16
  )
}

/** The text with blobs replaced by an ellipsis. */
export const withoutBlobs = (text: string): string =>
  text.replace(longRun, (run) => (isBlob(run) ? '…' : run)).replace(hash, '…')
