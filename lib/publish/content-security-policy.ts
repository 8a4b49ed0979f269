/**
 * The Content-Security-Policy that servers send with each page. The one place for it: `_headers` and the configurations of
 * servers all take it from here. A page may carry a stricter one of its own; what stands here is what only a header can say.
 */
export const contentSecurityPolicy = (): string => "frame-ancestors 'none'"
