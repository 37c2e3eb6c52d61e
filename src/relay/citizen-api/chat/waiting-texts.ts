import { allPacks } from '../../../assistant/dialog/deployment/packs.ts'
import type { DialogProfile } from '../../../assistant/dialog/model/types.ts'
import { createTexts } from '../../../assistant/dialog/model/wording.ts'
import { renewed } from '../../../assistant/dialog/renewed.ts'
import { hotlineLines } from '../../../assistant/dialog/report/contacts.ts'
import { notificationTexts } from '../../../assistant/languages/at-once.ts'
import { texts as english } from '../../../assistant/languages/en/notification-texts.ts'
import { pickLanguage } from '../../../assistant/languages/languages.ts'

/** Position in the queue for an agent. */
export interface WaitingPlace {
  /** Number of chats ahead. */
  ahead: number
  /** Range of recent waiting times in minutes; absent if unknown. */
  usual?: { from: number; to: number } | undefined
}

/** Messages of the relay itself to a citizen who waits for an agent, in the language of a chat. */
export interface WaitingTexts {
  joined(lang: string, name: string): string
  gone(lang: string, name: string): string
  /** The citizen was absent for so long that the request was dropped. */
  gaveUp(lang: string): string
  /** The "no agent available" message, and what else the citizen can do. */
  later(lang: string): string
  /** The position in the queue; undefined if there is nothing to report. */
  place(lang: string, place: WaitingPlace): string | undefined
}

/**
 * Creates the messages for waiting citizens, in the dialogue's own words if it has them, according to the
 * current profile.
 */
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
