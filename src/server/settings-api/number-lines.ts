import { allPacks } from '../../assistant/dialog/deployment/packs.ts'
import type { DialogProfile } from '../../assistant/dialog/model/types.ts'
import { createTexts } from '../../assistant/dialog/model/wording.ts'
import { renewed } from '../../assistant/dialog/renewed.ts'
import { hotlineLine } from '../../assistant/dialog/report/contacts.ts'

/**
 * Creates the function that lists the phone numbers as the citizen reads them in a language: for danger, for
 * help, and for their bank.
 */
export function createNumberLines(profileOf: () => DialogProfile): (lang: string) => string[] {
  const texts = renewed(profileOf, (profile) => createTexts(profile, allPacks))
  return (lang) => {
    const own = texts()(lang)
    const { emergencyNumber, crisisLine, childLine, violenceLine, hotlines, banks } = profileOf()
    const lines = [crisisLine, childLine, violenceLine, ...hotlines]
    return [
      own.say.emergency({ number: emergencyNumber }),
      ...lines.flatMap((line) => (line ? [hotlineLine(line, own)] : [])),
      ...banks.flatMap(({ name, fraudNumber }) =>
        fraudNumber ? [own.say.callBank({ bank: name, number: fraudNumber })] : [],
      ),
    ]
  }
}
