import sheet from '../styles/sheet.css?url'
import { loadStyle } from '../ui/load-style.ts'
import { createVoiceRoom, type VoiceRoom, type VoiceRoomDeps } from './room.ts'
import { loadVoiceTexts } from './texts/load.ts'
import style from './voice.css?url'

/** The way into the voice chunk: its words and styles (the settings are a sheet), then its parts. */
export async function openVoice(deps: Omit<VoiceRoomDeps, 'texts'>): Promise<VoiceRoom> {
  const [texts] = await Promise.all([
    loadVoiceTexts(deps.page.lang.peek()),
    loadStyle(style),
    loadStyle(sheet),
  ])
  return createVoiceRoom({ ...deps, texts })
}
