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
