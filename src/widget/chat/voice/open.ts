import { loadVoiceTexts } from '../../../assistant/languages/voice-texts.ts'
import { loadStyle } from '../parts/load-style.ts'
import sheet from '../styles/sheet.css?url'
import { createVoiceRoom, type VoiceRoom, type VoiceRoomDeps } from './room/voice-room.ts'
import { RecorderView } from './ui/RecorderView.tsx'
import { SpeakerView } from './ui/SpeakerView.tsx'
import style from './voice.css?url'

/** What voice needs from its page. */
export type OpenVoiceDeps = Omit<VoiceRoomDeps, 'texts' | 'views' | 'loadSettings'>

/** Opens the voice chunk: loads its texts and styles (the settings are a sheet), then its parts. */
export async function openVoice(deps: OpenVoiceDeps): Promise<VoiceRoom> {
  const [texts] = await Promise.all([
    loadVoiceTexts(deps.page.lang.peek()),
    loadStyle(style),
    loadStyle(sheet),
  ])
  return createVoiceRoom({
    ...deps,
    texts,
    views: { Recorder: RecorderView, Speaker: SpeakerView },
    loadSettings: async () => (await import('./ui/VoiceSettings.tsx')).VoiceSettings,
  })
}
