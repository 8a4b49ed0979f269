'use client'

import { earlyScript } from '@/.generated/early-script'

/** The inline script `lib/browser/early/main.ts`. */
export const EarlyScript = () => <script dangerouslySetInnerHTML={{ __html: earlyScript }} />
