import type { ParseCountry } from '../model/understanding.ts'
import { fold, holds } from './fold.ts'

/** People by their country, where the word is not the country's name. */
const peoples: Readonly<Record<string, string>> = {
  filipino: 'PH',
  filipina: 'PH',
  pilipino: 'PH',
  pilipina: 'PH',
  pilipinas: 'PH',
  pinoy: 'PH',
  rwandan: 'RW',
  rwandais: 'RW',
  rwandaise: 'RW',
  umunyarwanda: 'RW',
  'u rwanda': 'RW',
  namibian: 'NA',
  omunamibia: 'NA',
  namibien: 'NA',
  pakistani: 'PK',
  pakistanais: 'PK',
  'south african': 'ZA',
  congolais: 'CD',
  congolese: 'CD',
  burundian: 'BI',
  ugandan: 'UG',
  kenyan: 'KE',
  tanzanian: 'TZ',
  angolan: 'AO',
  indian: 'IN',
  chinese: 'CN',
  american: 'US',
  british: 'GB',
  french: 'FR',
  francais: 'FR',
  francaise: 'FR',
  namibienne: 'NA',
  pakistanaise: 'PK',
  congolaise: 'CD',
  پاکستانی: 'PK',
}

/** Knows the names of all countries in the languages of a deployment; they are read at the first use. */
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
  const names = new Map(Object.entries(peoples).map(([name, code]) => [fold(name), code]))
  for (const lang of [...langs, 'en']) {
    const display = new Intl.DisplayNames([lang, 'en'], { type: 'region', fallback: 'none' })
    for (const code of codes) {
      const name = display.of(code)
      if (name && !names.has(fold(name))) names.set(fold(name), code)
    }
  }
  return names
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Codes that are no countries: groups of them, and what is reserved. */
const noCountries = new Set([
  'EU',
  'EZ',
  'UN',
  'XA',
  'XB',
  'ZZ',
  'QO',
  'AN',
  'BU',
  'CS',
  'DD',
  'DY',
  'FQ',
  'FX',
  'HV',
  'JT',
  'MI',
  'NH',
  'NQ',
  'NT',
  'PC',
  'PU',
  'PZ',
  'RH',
  'SU',
  'TP',
  'VD',
  'WK',
  'YD',
  'YU',
  'ZR',
  'FXX',
])
const codes = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => !noCountries.has(code))

/** A country's name in a language. */
export const countryName = (code: string, lang: string): string =>
  new Intl.DisplayNames([lang, 'en'], { type: 'region' }).of(code) ?? code
