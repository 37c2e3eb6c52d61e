import sheet from '../styles/sheet.css?url'
import { loadStyle } from '../ui/load-style.ts'
import { createVoiceRoom, type VoiceRoom, type VoiceRoomDeps } from './room.ts'
import style from './voice.css?url'

/** The way into the voice chunk: its styles (the settings are a sheet), then its parts. */
export async function openVoice(deps: VoiceRoomDeps): Promise<VoiceRoom> {
  await Promise.all([loadStyle(style), loadStyle(sheet)])
  return createVoiceRoom(deps)
}
