declare global {
  interface Window {
    trustedTypes?: {
      createPolicy: (name: 'default', rules: Record<string, (text: string) => string | null>) => void
    }
  }
}

/**
 * Creates the Trusted Types policy: allows HTML, in which the CSP runs nothing, and scripts of this origin,
 * but never code in strings. https://www.w3.org/TR/trusted-types/
 */
export function allowOwnScripts(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => html,
    createScriptURL: (address) =>
      new URL(address, location.href).origin === location.origin ? address : null,
  })
}
