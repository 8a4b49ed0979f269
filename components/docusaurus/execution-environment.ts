const canUseDOM = typeof document !== 'undefined'

/** What the code that asks can do; pages are drawn without a browser first. */
const ExecutionEnvironment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM,
  canUseViewport: canUseDOM,
}

export default ExecutionEnvironment
