/** Says that a way out will never take a message: another try would be refused in the same words. */
export class RefusedForGood extends Error {
  /** What the other side calls it, such as `ESME_RINVDSTADR`; never its own words, which may quote whom it refuses. */
  readonly code: string

  constructor(code: string, options?: ErrorOptions) {
    super(`refused for good: ${code}`, options)
    this.name = 'RefusedForGood'
    this.code = code
  }
}
