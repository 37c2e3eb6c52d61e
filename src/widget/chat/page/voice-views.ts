import type { ComponentType } from 'preact'
import type { ChatMessage } from '../../../contract/chat/chat.ts'

/** The views that voice adds to the page. They are fetched after the page, and voice itself on first use. */
export interface VoiceViews {
  /** Next to the empty composer. */
  Microphone: ComponentType
  /** In place of the composer while it records, above it if something is wrong. */
  Recorder: ComponentType
  /** Under each message. */
  Speaker: ComponentType<{ message: ChatMessage }>
  /** The settings sheet, while it is open. */
  Settings: ComponentType
  /** Returns whether the recorder is shown in place of the composer. */
  isRecording(): boolean
}
