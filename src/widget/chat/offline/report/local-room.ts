import { effect, type ReadonlySignal, signal } from '@preact/signals'
import { createDeploymentReader } from '../../../../assistant/dialog/deployment/reader.ts'
import { createReportDialog } from '../../../../assistant/dialog/engine/report-dialog.ts'
import { createSecretFinder } from '../../../../assistant/dialog/redaction/secret-removal.ts'
import { onlyPayments } from '../../../../assistant/understanding/only-payments.ts'
import type { Clock } from '../../../../contract/primitives/ids.ts'
import type { Chat } from '../../core/chat.ts'
import { type Local, nothingLocal } from '../../core/local.ts'
import { createReplay, type Replayed } from './replay.ts'
import type { Supplies } from './supplies.ts'

/** Dependencies of the report on the device. */
export interface ReportRoomDeps {
  chat: Chat
  /** Language of a chat that is started here, as the session request would name it. */
  locale: string
  clock: Clock
  supplies: Supplies
}

/** Opens the report on the device, which asks the next question while offline. */
export function openReportRoom({ chat, locale, clock, supplies }: ReportRoomDeps): ReadonlySignal<Local> {
  const { profile, can, channel } = supplies.outline
  const local = signal<Replayed>(nothingLocal)
  let packs = supplies.packs()
  let replay = newReplay()

  function speaks(lang: string): boolean {
    return packs[lang]?.texts !== undefined
  }
  function newReplay() {
    const reader = createDeploymentReader(profile, {
      words: onlyPayments(supplies.payments()),
      weights: supplies.weights(),
    })
    const secrets = createSecretFinder(supplies.secrets())
    const dialog = createReportDialog(profile, packs, {
      can,
      reader,
      placeOfCode: secrets.placeOfCode,
      namedDanger: supplies.namedDanger,
    })
    return createReplay({
      dialog,
      locale,
      clock,
      speaks,
      removeSecrets: secrets.remove,
    })
  }

  const learn = async (tag: string): Promise<void> => {
    const lang = await supplies.learn(tag)
    if (speaks(lang)) return
    packs = supplies.packs()
    replay = newReplay()
  }

  chat.meet(channel)
  effect(() => {
    const state = chat.state.value
    const replayed = replay(state)
    local.value = replayed
    if (replayed.missing === undefined) return
    // What is not on the device yet may still arrive; until then the page is silent.
    void learn(replayed.missing)
      .then(() => {
        local.value = replay(chat.state.value)
      })
      .catch(() => undefined)
  })
  chat.goLocal({ step: () => local.peek().step })
  return local
}
