import { allPacks } from '../../dialog/deployment/packs.ts'
import type { DialogProfile } from '../../dialog/model/types.ts'
import { createTexts } from '../../dialog/model/wording.ts'
import { hotlineLines } from '../../dialog/report/contacts.ts'
import { notificationTexts } from '../../languages/at-once.ts'
import { texts as english } from '../../languages/en/notification-texts.ts'
import { pickLanguage } from '../../languages/languages.ts'
import type { PlatformTexts } from './platform-talk.ts'

/** Creates what the relay says on channels of the platform, in the words of the dialogue where it has them. */
export function createPlatformTexts(profile: DialogProfile): PlatformTexts {
  const textsOf = createTexts(profile, allPacks)
  const langOf = (tag: string) => pickLanguage(tag, profile.languages) ?? 'en'
  return {
    joined: (lang, name) => textsOf(langOf(lang)).say.personJoined({ name }),
    gone: (lang, name) => {
      const { waiting } = notificationTexts[langOf(lang)] ?? english
      return waiting.gone.replace('{name}', () => name)
    },
    later: (lang) => {
      const texts = textsOf(langOf(lang))
      return texts.say.handOverLater({ hotlines: hotlineLines({ texts, profile }) })
    },
  }
}
