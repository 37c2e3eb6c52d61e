import { allPacks } from '../../../assistant/dialog/deployment/packs.ts'
import type { DialogProfile } from '../../../assistant/dialog/model/types.ts'
import { createTexts } from '../../../assistant/dialog/model/wording.ts'
import { renewed } from '../../../assistant/dialog/renewed.ts'
import { hotlineLines } from '../../../assistant/dialog/report/contacts.ts'
import { notificationTexts } from '../../../assistant/languages/at-once.ts'
import { texts as english } from '../../../assistant/languages/en/notification-texts.ts'
import { pickLanguage } from '../../../assistant/languages/languages.ts'

/** Where somebody stands who waits for a person. */
export interface WaitingPlace {
  /** How many are before her. */
  ahead: number
  /** Between how many minutes others waited lately; absent where that is not known. */
  usual?: { from: number; to: number } | undefined
}

/** What the relay itself says to whoever waits for a person, in the language of a chat. */
export interface WaitingTexts {
  joined(lang: string, name: string): string
  gone(lang: string, name: string): string
  /** She was away for so long that nobody comes any more. */
  gaveUp(lang: string): string
  /** Nobody is there now, and what else she can do. */
  later(lang: string): string
  /** Where she stands; undefined where there is nothing to say. */
  place(lang: string, place: WaitingPlace): string | undefined
}

/** Creates what the relay says to whoever waits, in the words of the dialogue where it has them, by the profile of the moment. */
export function createWaitingTexts(profileOf: () => DialogProfile): WaitingTexts {
  const texts = renewed(profileOf, (profile) => createTexts(profile, allPacks))
  const textsOf = (lang: string) => texts()(lang)
  const langOf = (tag: string) => pickLanguage(tag, profileOf().languages) ?? 'en'
  const own = (tag: string) => (notificationTexts[langOf(tag)] ?? english).waiting
  return {
    joined: (lang, name) => textsOf(langOf(lang)).say.personJoined({ name }),
    gone: (lang, name) => fill(own(lang).gone, { name }),
    gaveUp: (lang) => own(lang).gaveUp,
    later: (lang) => {
      const texts = textsOf(langOf(lang))
      return texts.say.handOverLater({ hotlines: hotlineLines({ texts, profile: profileOf() }) })
    },
    place: (lang, { ahead, usual }) => {
      const lines = [ahead > 0 && fill(own(lang).place, { ahead }), usual && fill(own(lang).usual, usual)]
      return lines.filter(Boolean).join(' ') || undefined
    },
  }
}

const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
