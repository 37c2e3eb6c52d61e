import type { ReadonlySignal, Signal } from '@preact/signals'
import { createContext, type RefObject } from 'preact'
import { useContext } from 'preact/hooks'
import type { MoreTexts, UiTexts } from '../../../assistant/languages/tables/page-texts.ts'
import type { Chat } from '../core/chat.ts'
import type { Local } from '../core/local.ts'
import type { Dates } from '../texts/dates.ts'
import type { Settings } from './settings.ts'
import type { VoiceViews } from './voice-views.ts'

/** What every view may use: it reads the chat and calls its actions, and fetches nothing itself. */
export interface Page {
  chat: Chat
  texts: ReadonlySignal<UiTexts>
  /** The deferred texts; they are loaded before anything that uses them is drawn. */
  more: ReadonlySignal<MoreTexts | undefined>
  needMore(): Promise<void>
  /** Language of the page's own texts. */
  lang: ReadonlySignal<string>
  dates: ReadonlySignal<Dates>
  host: Host
  /** Whether the citizen can see the page: the panel is open and the tab is in front. */
  isSeen: ReadonlySignal<boolean>
  settings: Settings
  /** Whether the citizen saves data: pictures and sounds then load on tap. */
  isLite: boolean
  /** The composer's text field. */
  field: RefObject<HTMLTextAreaElement | null>
  /** The unsent text in the composer. */
  draft: Signal<string>
  /** The voice views, once they have been fetched; undefined in a channel without voice. */
  voice: ReadonlySignal<VoiceViews | undefined>
  /** The page's own answers while offline. */
  local: ReadonlySignal<Local>
}

/** The customer's page around the chat. */
export interface Host {
  /** `panel` and `inline` inside another page, `page` if the chat is the page. */
  mode: 'panel' | 'inline' | 'page'
  /** Whether the panel fills a small screen. */
  isFull: ReadonlySignal<boolean>
  /** Closes the panel; absent if there is none. */
  close?: () => void
  /** Enlarges the panel on a desktop, or shrinks it again. */
  enlarge?: () => void
  isLarge?: ReadonlySignal<boolean>
}

/** Passes the page to the views. */
export const PageContext = createContext<Page | undefined>(undefined)

/**
 * Returns the page of a view.
 * @throws Error outside a page
 */
export function usePage(): Page {
  const page = useContext(PageContext)
  if (!page) throw new Error('no words')
  return page
}

/** Returns the deferred texts, for views that are drawn only once these are loaded. */
export function useMore(): MoreTexts {
  const { value } = usePage().more
  if (!value) throw new Error('no words')
  return value
}
