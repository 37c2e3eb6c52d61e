import type { ReadonlySignal } from '@preact/signals'
import { createContext, type RefObject } from 'preact'
import { useContext } from 'preact/hooks'
import type { Chat } from '../core/chat.ts'
import type { Dates } from '../texts/dates.ts'
import type { UiTexts } from '../texts/types.ts'

/** What every view may use: it reads the chat and calls its actions, and fetches nothing itself. */
export interface Page {
  chat: Chat
  texts: ReadonlySignal<UiTexts>
  /** Language of the page's own words. */
  lang: ReadonlySignal<string>
  dates: ReadonlySignal<Dates>
  host: Host
  /** The field that she writes in. */
  field: RefObject<HTMLTextAreaElement | null>
}

/** The customer's page around us. */
export interface Host {
  /** `panel` and `inline` within another page, `page` when the chat is the page. */
  mode: 'panel' | 'inline' | 'page'
  /** Puts the panel away; absent where there is none. */
  close?: () => void
}

export const PageContext = createContext<Page | undefined>(undefined)

export function usePage(): Page {
  const page = useContext(PageContext)
  if (!page) throw new Error('A view was drawn outside of the page')
  return page
}
