/** Types of imported images, as in `next-env.d.ts`, which exists only after a build. */
/// <reference types="next/image-types/global" />
