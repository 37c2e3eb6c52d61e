import type { ComponentType } from 'preact'
import type { ChatMessage } from '../../../contract/chat/chat.ts'

/**
 * Lists what voice adds to the page. These views are fetched after the page, and voice itself when it is
 * first used.
 */
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
