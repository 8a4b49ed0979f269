interface TrustedTypes {
  createPolicy: (
    name: 'default',
    rules: {
      createHTML: (html: string) => string
      /** `null` refuses. */
      createScriptURL: (address: string) => string | null
    },
  ) => void
}

/**
 * What scripts may make of text, where browsers ask (`require-trusted-types-for` in the policy of the page): HTML, which here comes
 * from files of the site and runs nothing, since the policy has no inline code; scripts from addresses of the site; never code.
 * https://www.w3.org/TR/trusted-types/
 */
export function trustOwnFiles(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => html,
    createScriptURL: (address) =>
      new URL(address, location.href).origin === location.origin ? address : null,
  })
}
