/** Called by the router when a navigation starts. `Navigation` ends the bar when the page is on the screen. */
export { startProgress as onRouterTransitionStart } from '@/components/layout/progress'
