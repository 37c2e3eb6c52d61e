/** Splits a text into its lines, without empty ones. */
export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')
