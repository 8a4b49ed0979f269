const canUseDOM = typeof document !== 'undefined'

/** What the environment of the code can do; pages are rendered without a browser first. */
const ExecutionEnvironment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM,
  canUseViewport: canUseDOM,
}

export default ExecutionEnvironment
