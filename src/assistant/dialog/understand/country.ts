import type { ParseCountry } from '../model/understanding.ts'
import { fold, holds } from './fold.ts'

/** Names of peoples by country, where they differ from the country's name. */
const peoples: Readonly<Record<string, string>> = {
  PH: 'filipino, filipina, pilipino, pilipina, pilipinas, pinoy',
  RW: 'rwandan, rwandais, rwandaise, umunyarwanda, u rwanda',
  NA: 'namibian, omunamibia, namibien, namibienne',
  PK: 'pakistani, pakistanais, pakistanaise, پاکستانی',
  ZA: 'south african',
  CD: 'congolais, congolese, congolaise',
  BI: 'burundian',
  UG: 'ugandan',
  KE: 'kenyan',
  TZ: 'tanzanian',
  AO: 'angolan',
  IN: 'indian',
  CN: 'chinese',
  US: 'american',
  GB: 'british',
  FR: 'french, francais, francaise',
}

/**
 * Creates a parser of country names in the languages of a deployment; the names are loaded at the first use.
 */
export function createParseCountry(langs: readonly string[]): ParseCountry {
  let known: ReadonlyMap<string, string> | undefined
  return (text) => {
    known ??= countryNames(langs)
    const code = text.trim().toUpperCase()
    if (/^[A-Z]{2}$/.test(code) && [...known.values()].includes(code)) return code
    const said = fold(text)
    const exact = known.get(said)
    if (exact) return exact
    const held = [...known.keys()].filter((name) => name.length > 3 && holds(said, name))
    return known.get(held.sort((a, b) => b.length - a.length)[0] ?? '')
  }
}

function countryNames(langs: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map(
    Object.entries(peoples).flatMap(([code, people]) =>
      people.split(', ').map((name) => [fold(name), code] as const),
    ),
  )
  const codes = countryCodes()
  for (const lang of [...langs, 'en']) {
    const display = new Intl.DisplayNames([lang, 'en'], { type: 'region', fallback: 'none' })
    for (const code of codes) {
      const name = display.of(code)
      if (name && !names.has(fold(name))) names.set(fold(name), code)
    }
  }
  return names
}

/** Codes that are not countries: groups of them, and reserved ones. */
const noCountries =
  'EU EZ UN XA XB ZZ QO AN BU CS DD DY FQ FX HV JT MI NH NQ NT PC PU PZ RH SU TP VD WK YD YU ZR FXX'

function countryCodes(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const none = new Set(noCountries.split(' '))
  return letters.flatMap((first) => letters.map((second) => first + second)).filter((code) => !none.has(code))
}

/** A country's name in a language. */
export const countryName = (code: string, lang: string): string =>
  new Intl.DisplayNames([lang, 'en'], { type: 'region' }).of(code) ?? code
