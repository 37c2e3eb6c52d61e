interface Policy {
  createScriptURL(url: string): string
}

const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy }
}
const policy = trustedTypes?.createPolicy('parley-worker', { createScriptURL: (url) => url })

/** Wraps the URL of one of our workers, so that a page whose policy requires trusted types accepts it. */
export const toScriptUrl = (url: string): string => policy?.createScriptURL(url) ?? url
