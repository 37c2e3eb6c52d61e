/** Properties of a language, apart from its texts. */
export interface Language {
  /** Name of the language, as its speakers write it. */
  name: string
  /**
   * Position in menus, and in the order in which an answer is tried in other languages; the lowest comes
   * first.
   */
  place: number
  /**
   * Tag for dates and numbers in `Intl`, always with Latin digits; a related language's tag if `Intl` does
   * not support the language well. Default: the language code.
   */
  intl?: string
  /** Other primary tags by which clients request the language, such as `fil` for `tl`. */
  tags?: readonly string[]
  /** Text that is read aloud before the suggested answers. Default: none. */
  youCanSay?: string
}
