import type { Viewport } from 'next'
import { config } from '@/lib/site'
import '@/.generated/package-styles'

export { Shell as default, sharedMetadata as generateMetadata } from './shell'
export const viewport: Viewport = { themeColor: config.themeColor.light }
