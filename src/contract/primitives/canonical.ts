/** Serialises a value as JSON with sorted members and no spaces, so that equal values produce equal text. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`)
    return `{${members.join(',')}}`
  }
  // Encoding a list of 30,000 numbers one by one with the encoder takes ten times as long.
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return JSON.stringify(value) ?? 'null'
}
