/**
 * Called by the router when a navigation starts. `Navigation` ends the progress bar when the page is shown.
 */
export { startProgress as onRouterTransitionStart } from '@/components/layout/progress'
