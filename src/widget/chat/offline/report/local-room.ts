import { effect, type ReadonlySignal, signal } from '@preact/signals'
import type { ReportOutline } from '../../../../contract/chat/report-outline.ts'
import type { Clock } from '../../../../contract/primitives/ids.ts'
import { createDeploymentReader } from '../../../../dialog/deployment/reader.ts'
import { createReportDialog } from '../../../../dialog/engine/report-dialog.ts'
import type { LanguagePack, LanguagePacks } from '../../../../dialog/model/pack.ts'
import { loadDialogTexts, loadReadingWords, loadWords } from '../../../../languages/dialogue.ts'
import { pickLanguage } from '../../../../languages/languages.ts'
import type { PaymentWords } from '../../../../languages/tables/reading-words.ts'
import { onlyPayments } from '../../../../understanding/only-payments.ts'
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

/** Fetches a language whole: what the dialogue says in it, how people answer, and the words of payments. */
async function loadLanguage(lang: string): Promise<{ pack: Required<LanguagePack>; payments: PaymentWords }> {
  const [words, texts, payments] = await Promise.all([
    loadWords(lang),
    loadDialogTexts(lang),
    loadReadingWords(lang),
  ])
  return { pack: { words, texts }, payments }
}

/**
 * Opens the report on the device, which asks the next question while there is no network. Rejects when a part of it
 * cannot be fetched now.
 */
export async function openReportRoom(deps: ReportRoomDeps): Promise<ReadonlySignal<Local>> {
  const { chat, locale } = deps
  const wanted = String(chat.state.value.report?.state.lang ?? locale)
  const outline = await deps.fetchOutline(wanted)
  const { profile, can, channel } = outline
  const known = (tag: string): string => pickLanguage(tag, profile.languages) ?? profile.languages[0] ?? 'en'
  const first = known(wanted)
  // All at once, so that a network that comes and goes is needed for one moment only.
  const [heard, english, own, { default: weights }] = await Promise.all([
    Promise.all(profile.languages.map(async (lang) => [lang, { words: await loadWords(lang) }] as const)),
    loadLanguage('en'),
    loadLanguage(first),
    import('../../../../understanding/weights/light.json'),
  ])
  let packs: LanguagePacks = { ...Object.fromEntries(heard), [first]: own.pack, en: english.pack }
  let payments: Record<string, PaymentWords> = { [first]: own.payments, en: english.payments }
  const local = signal<Replayed>(nothingLocal)
  let replay = newReplay()

  function speaks(lang: string): boolean {
    return packs[lang]?.texts !== undefined
  }
  function newReplay() {
    const reader = createDeploymentReader(profile, {
      words: onlyPayments(payments),
      weights,
    })
    const dialog = createReportDialog(profile, packs, { can, reader })
    return createReplay({ dialog, locale, clock: deps.clock, speaks })
  }

  const learn = async (tag: string): Promise<void> => {
    const lang = known(tag)
    if (speaks(lang)) return
    const language = await loadLanguage(lang)
    packs = { ...packs, [lang]: language.pack }
    payments = { ...payments, [lang]: language.payments }
    replay = newReplay()
  }

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
