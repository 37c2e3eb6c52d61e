import type { DialogProfile } from './model/types.ts'

/** Gives what is made of a profile, and makes it anew when the profile is another object. */
export function renewed<T>(profileOf: () => DialogProfile, make: (profile: DialogProfile) => T): () => T {
  let made: { of: DialogProfile; value: T } | undefined
  return () => {
    const profile = profileOf()
    if (made?.of !== profile) made = { of: profile, value: make(profile) }
    return made.value
  }
}
