import { effect, type ReadonlySignal, signal } from '@preact/signals'
import type { ReportOutline } from '../../../../contract/chat/report-outline.ts'
import type { Clock } from '../../../../contract/primitives/ids.ts'
import { createReportDialog } from '../../../../dialog/engine/report-dialog.ts'
import type { LanguagePacks } from '../../../../dialog/model/pack.ts'
import { loadDialogTexts, loadWords } from '../../../../languages/dialogue.ts'
import { pickLanguage } from '../../../../languages/languages.ts'
import type { Chat } from '../../core/chat.ts'
import { type Local, nothingLocal } from '../../core/local.ts'
import { createReplay, type Replayed } from './replay.ts'

/** Lists what the report on the device needs. */
export interface ReportRoomDeps {
  chat: Chat
  /** Language of a chat that is begun here, as the session would be asked for. */
  locale: string
  clock: Clock
  /** The public part of the deployment, in a language. */
  fetchOutline(lang: string): Promise<ReportOutline>
}

/** Fetches a language with what the dialogue says in it, and not only how people answer. */
const loadSpoken = async (lang: string) => ({
  words: await loadWords(lang),
  texts: await loadDialogTexts(lang),
})

/**
 * Opens the report on the device, which asks the next question while there is no network. Rejects when a part of it
 * cannot be fetched now.
 */
export async function openReportRoom(deps: ReportRoomDeps): Promise<ReadonlySignal<Local>> {
  const { chat, locale } = deps
  const wanted = String(chat.state.value.report?.state.lang ?? locale)
  const outline = await deps.fetchOutline(wanted)
  const { profile, can, channel } = outline
  const heard = await Promise.all(
    profile.languages.map(async (lang) => [lang, { words: await loadWords(lang) }] as const),
  )
  let packs: LanguagePacks = { ...Object.fromEntries(heard), en: await loadSpoken('en') }
  const local = signal<Replayed>(nothingLocal)
  let replay = newReplay()

  function speaks(lang: string): boolean {
    return packs[lang]?.texts !== undefined
  }
  function newReplay() {
    const dialog = createReportDialog(profile, packs, { can })
    return createReplay({ dialog, locale, clock: deps.clock, speaks })
  }

  const learn = async (tag: string): Promise<void> => {
    const lang: string = pickLanguage(tag, profile.languages) ?? profile.languages[0] ?? 'en'
    if (speaks(lang)) return
    packs = { ...packs, [lang]: await loadSpoken(lang) }
    replay = newReplay()
  }
  await learn(wanted)

  chat.meet(channel)
  effect(() => {
    const state = chat.state.value
    const replayed = replay(state)
    local.value = replayed
    if (replayed.missing === undefined) return
    // What is not on the device yet may still come; until then the page is silent.
    void learn(replayed.missing)
      .then(() => {
        local.value = replay(chat.state.value)
      })
      .catch(() => undefined)
  })
  chat.goLocal({ step: () => local.peek().step })
  return local
}
