/** A delivery channel will never accept the message: a retry would be refused in the same way. */
export class RefusedForGood extends Error {
  /**
   * Error code of the other side, such as `ESME_RINVDSTADR`; never its message, which may quote the recipient
   * it refuses.
   */
  readonly code: string

  constructor(code: string, options?: ErrorOptions) {
    super(`refused for good: ${code}`, options)
    this.name = 'RefusedForGood'
    this.code = code
  }
}
