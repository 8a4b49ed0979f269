/** Types of imported images, as in `next-env.d.ts`, which exists only after a build. */
/// <reference types="next/image-types/global" />

/** The address of a style sheet that is bundled into no page. */
declare module '*.css?url' {
  const address: string
  export default address
}
