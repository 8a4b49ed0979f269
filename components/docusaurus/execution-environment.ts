const canUseDOM = typeof document !== 'undefined'

/** Pages are prerendered without a DOM, as in Docusaurus. */
const ExecutionEnvironment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM,
  canUseViewport: canUseDOM,
}

export default ExecutionEnvironment
