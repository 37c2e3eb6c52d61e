/**
 * The document, without elements that shadow its members: on a page with `<img name="createElement">`,
 * `document.createElement` is that image.
 */
export const page = new Proxy<Document>(Object.create(null), {
  // Looked up at each use: the module may also be loaded on a server.
  get(_, name) {
    const member = Reflect.get(Document.prototype, name, document)
    return member?.call ? member.bind(document) : member
  },
})

/** Reports a problem in the console. Returns undefined, whatever the page's own console returns. */
export function report(problem: unknown): undefined {
  console.error('Parley:', problem)
}

/**
 * Runs code that may throw (the customer's own, or ours on the customer's input), and reports what it throws.
 */
export function run(code: () => void) {
  try {
    code()
  } catch (error) {
    report(error)
  }
}
