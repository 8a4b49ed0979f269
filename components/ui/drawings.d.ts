/** Types of imported drawings, as `next-env.d.ts` has them once a build has written it. */
/// <reference types="next/image-types/global" />
