/** What is known about a language itself, apart from its texts. */
export interface Language {
  /** Its name, as its own speakers write it. */
  name: string
  /** Its place in menus, and in the order in which answers are tried in other languages; the lowest comes first. */
  place: number
  /**
   * Tag for dates and numbers in `Intl`: a neighbour's where `Intl` does not know the language well, and one with
   * Latin digits. Default: the code.
   */
  intl?: string
  /** Other primary tags by which it is asked for, such as `fil` for `tl`. */
  tags?: readonly string[]
  /** What is read aloud before the suggested answers. Default: nothing. */
  youCanSay?: string
}
