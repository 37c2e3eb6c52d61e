import type { ComponentType } from 'preact'
import type { ChatMessage } from '../../../contract/chat/chat.ts'

/** What voice adds to the page. Its code is fetched when the page is there, and that of the work itself when it is first used. */
export interface VoiceViews {
  /** Beside the empty composer. */
  Microphone: ComponentType
  /** In the composer's place while it records, above it when something is wrong. */
  Recorder: ComponentType
  /** Under each message. */
  Speaker: ComponentType<{ message: ChatMessage }>
  /** A sheet, when it is open. */
  Settings: ComponentType
  /** Whether the recorder has the composer's place. */
  isRecording(): boolean
}
