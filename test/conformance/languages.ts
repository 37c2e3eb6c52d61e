import { expect } from 'vitest'
import { createWav } from '../support/audio.ts'
import { succeed, succeedWith } from './calls.ts'
import type { Host, Requirement } from './host.ts'

/** The interface's statements about each language, copied from its two tables. */

const section = 'Languages'

const codes = (words: string) => words.trim().split(/[\s,]+/)

/** Speech in each is recognised, and synthesised in both genders. */
const general = codes(`
  af, am, ar, as, az, be, bem, bg, bn, bo, bs, ca, cs, cy, da, de, el, en, es, et, eu, fa, fi, fr, gl, gu, ha, haw, he, hi, hr, ht, hu,
  hy, id, is, it, ja, ka, kk, km, kn, ko, la, lb, lo, lt, lv, mg, mi, mk, ml, mn, mr, ms, mt, my, ne, nl, no, ny, pa, pl, ps, pt, ro,
  ru, sd, si, sk, sl, sn, so, sq, sr, su, sv, sw, ta, te, tg, th, tk, ton, tr, tt, tw, uk, ur, uz, vi, yi, yo, zh-Hans, zh-Hant`)

/** The local pipeline; the man's voice in Kinyarwanda is converted. */
const local: Readonly<Record<string, readonly string[]>> = {
  rw: ['female', 'male'],
  kj: ['female'],
  tl: ['female', 'male'],
  ceb: ['female', 'male'],
}

/** Languages that the development voices do not support, as docs/languages.md says. */
const unspoken = new Set(codes('bem bo ha km lo mg ny sn su ton tw yi yo'))
const unheard = new Set(codes('bem ceb kj ny rw ton tw'))

const spoken = (code: string, genders: readonly string[]): Requirement => ({
  section,
  says: `${code} is spoken, by the voice of ${genders.map((one) => (one === 'male' ? 'a man' : 'a woman')).join(' and of ')}`,
  isGap: unspoken.has(code),
  async holds(host) {
    for (const gender of genders)
      expect((await succeedWith(host, 'textToSpeech', { lang: code, gender })).text).not.toBe('')
  },
})

const heard = (code: string): Requirement => ({
  section,
  says: `${code} is heard`,
  isGap: unheard.has(code),
  holds: async (host) => void (await hear(host, code)),
})

async function hear(host: Host, lang: string) {
  const { params = {} } = await host.prepare('recogniseSpeech')
  const form = () => {
    const made = new FormData()
    made.append('lang', lang)
    made.append('file', new Blob([new Uint8Array(createWav(0.5))]), 'speech')
    return made
  }
  return succeed(host, 'recogniseSpeech', { params, form })
}

/** Requirements about languages; Urdu is in both tables. */
export const languages: readonly Requirement[] = [
  ...general.flatMap((code) => [spoken(code, ['female', 'male']), heard(code)]),
  ...Object.entries(local).flatMap(([code, genders]) => [spoken(code, genders), heard(code)]),
]
