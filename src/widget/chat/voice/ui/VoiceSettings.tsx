import type { VoiceTexts } from '../../../../assistant/languages/tables/voice-texts.ts'
import { type Gender, localLanguages } from '../../../../contract/language/languages.ts'
import { Sheet } from '../../parts/Sheet.tsx'
import { fill } from '../../texts/format.ts'
import type { VoiceRoom } from '../room/voice-room.ts'
import { rates, speedLabel } from '../sound/choices.ts'
import { findLanguage, genderFor, nameOf, type VoiceLanguage } from '../sound/languages.ts'

/**
 * Draws the settings for listening and speaking, with an honest description of what each language supports.
 */
export function VoiceSettings({ room }: { room: VoiceRoom }) {
  const t = room.texts.value
  const { languages = [] } = room.info.value ?? {}
  const { value: chosen } = room.choices.value
  const heard = room.hearing()
  const spoken = findLanguage(languages, chosen.speaking ?? heard?.code)
  // The choice is stored for languages that have it.
  const gender = genderFor(spoken, chosen.gender)
  const set = room.choices.set
  return (
    <Sheet title={t.settings} onClose={() => room.closeSettings()}>
      <label class="setting voice-auto">
        <input
          type="checkbox"
          checked={chosen.auto}
          onChange={(event) => set({ auto: event.currentTarget.checked })}
        />
        <span>{t.auto}</span>
      </label>
      <fieldset class="setting">
        <legend>{t.speed}</legend>
        <div class="choice voice-speeds">
          {rates.map((rate) => (
            <Radio
              key={rate}
              name="rate"
              label={speedLabel(rate)}
              isChosen={chosen.rate === rate}
              onChoose={() => set({ rate })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset class="setting">
        <legend>{t.voice}</legend>
        <div class="choice">
          <Radio
            name="gender"
            label={t.anyVoice}
            isChosen={gender === undefined}
            onChoose={() => set({ gender: undefined })}
          />
          {(['female', 'male'] as const).map((each) => (
            <Radio
              key={each}
              name="gender"
              label={t[each]}
              isChosen={gender === each}
              isMissing={spoken?.[each] === null}
              onChoose={() => set({ gender: each })}
            />
          ))}
        </div>
        <Notes lines={voiceNotes(t, spoken, gender)} />
      </fieldset>
      <label class="setting">
        <span>{t.youHear}</span>
        <select
          value={chosen.speaking ?? ''}
          onChange={(event) => set({ speaking: event.currentTarget.value || undefined })}
        >
          <option value="">{t.asMessage}</option>
          {languages.map(toOption)}
        </select>
      </label>
      <label class="setting">
        <span>{t.youSpeak}</span>
        <select value={heard?.code} onChange={(event) => set({ hearing: event.currentTarget.value })}>
          {languages.filter(({ hears }) => hears !== null).map(toOption)}
        </select>
      </label>
      <Notes lines={hearingNotes(t, languages, heard)} />
    </Sheet>
  )
}

interface RadioProps {
  name: string
  label: string
  isChosen: boolean
  isMissing?: boolean
  onChoose(): void
}

const Radio = ({ name, label, isChosen, isMissing = false, onChoose }: RadioProps) => (
  <label>
    <input type="radio" name={name} checked={isChosen} disabled={isMissing} onChange={onChoose} />
    <span>{label}</span>
  </label>
)

const Notes = ({ lines }: { lines: readonly string[] }) => (
  <>
    {lines.map((line) => (
      <p key={line} class="voice-note">
        {line}
      </p>
    ))}
  </>
)

const toOption = ({ code }: VoiceLanguage) => (
  <option key={code} value={code} lang={code}>
    {nameOf(code)}
  </option>
)

function voiceNotes(
  t: VoiceTexts,
  language: VoiceLanguage | undefined,
  gender: Gender | undefined,
): string[] {
  if (!language) return []
  const values = { language: nameOf(language.code) }
  return [
    ...(language.male === null ? [fill(t.noMale, values)] : []),
    ...(language.female === null ? [fill(t.noFemale, values)] : []),
    ...(gender && language[gender] === 'converted' ? [fill(t.converted, values)] : []),
    ...(language.approximate
      ? [fill(t.approximate, { ...values, other: nameOf(language.approximate) })]
      : []),
  ]
}

/**
 * Returns the notes on recognition. Urdu is listed among the local languages, but is recognised by the
 * general model.
 */
function hearingNotes(
  t: VoiceTexts,
  languages: readonly VoiceLanguage[],
  heard: VoiceLanguage | undefined,
): string[] {
  const isOther = heard?.hears === 'general' && heard.code in localLanguages
  return [
    ...(isOther ? [fill(t.general, { language: nameOf(heard.code) })] : []),
    ...languages
      .filter(({ hears }) => hears === null)
      .map(({ code }) => fill(t.notHeard, { language: nameOf(code) })),
  ]
}
