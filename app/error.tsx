'use client'

/** Shown in place of a page that has failed; the shell around it stays. */
export { PageFailure as default } from '@/components/layout/page-failure.client'
