import type { DialogProfile } from './model/types.ts'

/** Returns a value derived from a profile, and derives it again when the profile is a different object. */
export function renewed<T>(profileOf: () => DialogProfile, make: (profile: DialogProfile) => T): () => T {
  let made: { of: DialogProfile; value: T } | undefined
  return () => {
    const profile = profileOf()
    if (made?.of !== profile) made = { of: profile, value: make(profile) }
    return made.value
  }
}
