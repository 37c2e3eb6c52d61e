import type { ReadonlySignal, Signal } from '@preact/signals'
import { createContext, type RefObject } from 'preact'
import { useContext } from 'preact/hooks'
import type { MoreTexts, UiTexts } from '../../../assistant/languages/tables/page-texts.ts'
import type { Chat } from '../core/chat.ts'
import type { Local } from '../core/local.ts'
import type { Dates } from '../texts/dates.ts'
import type { Settings } from './settings.ts'
import type { VoiceViews } from './voice-views.ts'

/** Gives every view what it may use: it reads the chat and calls its actions, and fetches nothing itself. */
export interface Page {
  chat: Chat
  texts: ReadonlySignal<UiTexts>
  /** The texts that come later; loaded before what has them is drawn. */
  more: ReadonlySignal<MoreTexts | undefined>
  needMore(): Promise<void>
  /** Language of the page's own words. */
  lang: ReadonlySignal<string>
  dates: ReadonlySignal<Dates>
  host: Host
  /** Whether she can see the page: the panel is open and the tab in front. */
  isSeen: ReadonlySignal<boolean>
  settings: Settings
  /** She saves data: pictures and sounds come when they are tapped. */
  isLite: boolean
  /** The field that she writes in. */
  field: RefObject<HTMLTextAreaElement | null>
  /** What she has written and not sent. */
  draft: Signal<string>
  /** What voice adds to the page, once it has been fetched; undefined in a channel without it. */
  voice: ReadonlySignal<VoiceViews | undefined>
  /** What the page has answered by itself while there was no network. */
  local: ReadonlySignal<Local>
}

/** Describes the customer's page around the chat. */
export interface Host {
  /** `panel` and `inline` within another page, `page` when the chat is the page. */
  mode: 'panel' | 'inline' | 'page'
  /** The panel fills a small screen. */
  isFull: ReadonlySignal<boolean>
  /** Closes the panel; absent where there is none. */
  close?: () => void
  /** Makes the panel of a desktop larger, or small again. */
  enlarge?: () => void
  isLarge?: ReadonlySignal<boolean>
}

/** Passes the page to the views. */
export const PageContext = createContext<Page | undefined>(undefined)

/**
 * Returns the page of a view.
 * @throws Error outside of a page
 */
export function usePage(): Page {
  const page = useContext(PageContext)
  if (!page) throw new Error('no words')
  return page
}

/** Returns the texts that come later, for views that are drawn only once they are loaded. */
export function useMore(): MoreTexts {
  const { value } = usePage().more
  if (!value) throw new Error('no words')
  return value
}
