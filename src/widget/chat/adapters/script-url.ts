interface Policy {
  createScriptURL(url: string): string
}

const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy }
}
const policy = trustedTypes?.createPolicy('parley-worker', { createScriptURL: (url) => url })

/** The address of a worker of ours, as a page takes it whose policy asks for trusted types. */
export const toScriptUrl = (url: string): string => policy?.createScriptURL(url) ?? url
