/** Command that the palette offers. */
export interface Command {
  name: string
  run: () => unknown
}

/** Filters the commands: each typed word must be the start of a word in the name. */
export function matching<T extends Pick<Command, 'name'>>(
  commands: readonly T[],
  typed: string,
): readonly T[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const isIn = (name: string) => {
    const words = name.toLowerCase().split(/[\s:]+/)
    return wanted.every((one) => words.some((word) => word.startsWith(one)))
  }
  return commands.filter(({ name }) => isIn(name))
}
