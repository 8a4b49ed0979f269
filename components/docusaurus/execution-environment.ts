const canUseDOM = typeof document !== 'undefined'

/** What the environment supports, as in Docusaurus. Pages are prerendered without a DOM. */
const ExecutionEnvironment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM,
  canUseViewport: canUseDOM,
}

export default ExecutionEnvironment
