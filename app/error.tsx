'use client'

/** Replaces a page that fails to render; the shell stays. */
export { PageFailure as default } from '@/components/layout/page-failure.client'
