import { effect, type ReadonlySignal, signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import type { PlayTrouble, VoiceTexts } from '../../../../assistant/languages/tables/voice-texts.ts'
import { loadVoiceTexts } from '../../../../assistant/languages/voice-texts.ts'
import type { ChatMessage, VoiceInfo } from '../../../../contract/chat/chat.ts'
import { voiceRoutes } from '../../../../contract/chat/voice-routes.ts'
import { createBrowserIds, sleep } from '../../adapters/browser.ts'
import { type Network, TransportError } from '../../core/ports.ts'
import type { Page } from '../../page/page.ts'
import { askByXhr } from '../sound/ask.ts'
import { type ChoicesPort, createChoices } from '../sound/choices.ts'
import { createSpeechEncoder } from '../sound/encoder.ts'
import { findLanguage, genderFor, type VoiceLanguage } from '../sound/languages.ts'
import { createMicrophone } from '../sound/microphone.ts'
import { createNoteStore } from '../sound/note.ts'
import { createPlayer, type Player } from '../sound/player.ts'
import { createRecorder, type Recorder } from '../sound/recorder.ts'
import { createUploader } from '../sound/upload.ts'
import { readAnswers } from './read-answers.ts'

/** The parts of voice, once its chunk has been fetched. */
export interface VoiceRoom {
  recorder: Recorder
  player: Player
  choices: ChoicesPort
  texts: ReadonlySignal<VoiceTexts>
  info: ReadonlySignal<VoiceInfo | undefined>
  /** Returns the language that the citizen speaks. */
  hearing(): VoiceLanguage | undefined
  /** Returns whether the recorder is shown in place of the composer. */
  isRecording(): boolean
  /** Whether the text in the composer was recognised from speech, and may be wrong. */
  isHeard: ReadonlySignal<boolean>
  /** The settings sheet, while it is open. */
  settings: ReadonlySignal<ComponentType<{ room: VoiceRoom }> | undefined>
  openSettings(): void
  closeSettings(): void
  views: VoiceViews
}

/** The views of voice; the voice module itself draws nothing. */
interface VoiceViews {
  Recorder: ComponentType<{ room: VoiceRoom }>
  Speaker: ComponentType<{ room: VoiceRoom; message: ChatMessage }>
}

/** Dependencies of voice. */
export interface VoiceRoomDeps {
  page: Page
  gwId: string
  audio: HTMLAudioElement
  network: Network
  /** In the language of the page. */
  texts: VoiceTexts
  views: VoiceViews
  /** Fetches the settings sheet. */
  loadSettings: () => Promise<ComponentType<{ room: VoiceRoom }>>
}

/** Assembles voice: the composition root of its chunk. */
export function createVoiceRoom({ page, gwId, audio, network, ...deps }: VoiceRoomDeps): VoiceRoom {
  const { chat } = page
  const mayKeep = (): boolean => chat.state.peek().channel?.ephemeral !== true
  const texts = signal(deps.texts)
  const info = signal<VoiceInfo>()
  const settings = signal<ComponentType<{ room: VoiceRoom }>>()
  const isHeard = signal(false)
  const choices = createChoices(mayKeep)

  const fetchInfo = async (): Promise<VoiceInfo> => {
    const found = await chat.withToken(getVoice)
    info.value = found
    return found
  }
  const needInfo = (fresh: boolean): Promise<VoiceInfo> => {
    const known = info.peek()
    // Renewed a minute before it expires, so that it lasts as long as a message is listened to.
    const isGood = known && Date.parse(known.expiresAt) - Date.now() > 60_000
    return isGood && !fresh ? Promise.resolve(known) : fetchInfo()
  }
  const hearing = (): VoiceLanguage | undefined => {
    const { languages = [] } = info.value ?? {}
    const last = chat.state.peek().messages.findLast((message) => message.author.kind !== 'visitor')
    return (
      findLanguage(languages, choices.value.value.hearing) ??
      findLanguage(languages, last?.lang) ??
      findLanguage(languages, page.lang.peek())
    )
  }

  const player = createPlayer({
    audio,
    rate: () => choices.value.peek().rate,
    title: () => chat.state.peek().channel?.title ?? '',
    diagnose,
    async address(message, fresh) {
      const { token, languages } = await needInfo(fresh)
      const { speaking, gender } = choices.value.peek()
      const language = findLanguage(languages, speaking ?? message.lang)
      const asked = genderFor(language, gender)
      const query = new URLSearchParams({
        ...(language && { lang: language.code }),
        ...(asked && { gender: asked }),
        token,
      })
      const [, path = ''] = voiceRoutes.speak.split(' ')
      return `${path.replace('{id}', encodeURIComponent(message.id))}?${query}`
    },
  })

  const recorder = createRecorder({
    microphone: createMicrophone(),
    createEncoder: createSpeechEncoder,
    uploader: createUploader(askByXhr, sleep),
    withToken: chat.withToken,
    notes: createNoteStore(gwId, mayKeep),
    network,
    sleep,
    ids: createBrowserIds(),
    lang: () => hearing()?.code ?? 'en',
    maxSeconds: () => info.peek()?.maxSeconds ?? 120,
    onStart: player.stop,
    onWords(words) {
      const before = page.draft.peek().trim()
      page.draft.value = before === '' ? words : `${before} ${words}`
      isHeard.value = true
      // Once the composer is back.
      setTimeout(() => page.field.current?.focus())
    },
  })

  effect(() => {
    // If the texts cannot be fetched, those of the previous language stay.
    void loadVoiceTexts(page.lang.value).then(
      (loaded) => {
        texts.value = loaded
      },
      () => undefined,
    )
  })
  // When the page is hidden, the microphone is closed; what was recorded so far counts.
  effect(() => {
    if (!page.isSeen.value && recorder.state.value.is === 'recording') recorder.stop()
  })
  effect(() => {
    if (page.draft.value === '') isHeard.value = false
  })
  effect(() => {
    player.setRate(choices.value.value.rate)
  })
  // Stop and delete everything of a chat that was erased or now belongs to another person.
  effect(() => {
    if (chat.state.value.phase !== 'ended') return
    recorder.reset()
    player.stop()
  })
  readAnswers(page, player, choices)
  void needInfo(false).catch(() => undefined)
  void recorder.restore()

  return {
    recorder,
    player,
    choices,
    texts,
    info,
    hearing,
    isRecording: () => ['opening', 'recording', 'sending'].includes(recorder.state.value.is),
    isHeard,
    settings,
    openSettings() {
      // Not available while offline.
      const open = deps.loadSettings().then((view) => {
        settings.value = view
      })
      // The voice that a language uses is known only after it has spoken.
      void Promise.all([open, fetchInfo()]).catch(() => undefined)
    },
    closeSettings() {
      settings.value = undefined
    },
    views: deps.views,
  }
}

async function getVoice(token: string): Promise<VoiceInfo> {
  const [, path = ''] = voiceRoutes.getVoice.split(' ')
  const response = await fetch(path, { headers: { authorization: `Bearer ${token}` } }).catch(() => {
    throw new TransportError('network')
  })
  if (!response.ok) throw new TransportError(`http-${response.status}`, response.status)
  return response.json()
}

/** Finds out why an address gives no sound, by requesting it again: an audio element does not report it. */
async function diagnose(address: string): Promise<PlayTrouble | 'expired'> {
  try {
    const response = await fetch(address, { headers: { range: 'bytes=0-0' } })
    if (response.status === 401) return 'expired'
    if (response.status === 403) return 'credits'
    // The reason in a problem document.
    if ((await response.text()).includes('"loading"')) return 'loading'
    return response.status >= 500 || response.status === 429 ? 'engine' : 'other'
  } catch {
    return 'network'
  }
}
