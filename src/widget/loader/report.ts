/** Says in the console what is wrong; gives nothing back, whatever a page's own console does. */
export function report(problem: unknown): undefined {
  console.error('Parley:', problem)
}

/** Runs what may throw: code of the customer's page, or ours on what it gave. Nothing is thrown into the page. */
export function run(code: () => void) {
  try {
    code()
  } catch (error) {
    report(error)
  }
}
