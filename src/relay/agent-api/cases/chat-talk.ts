import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Dialog, DialogStateBase } from '../../../assistant/dialog/model/types.ts'
import type { Db } from '../../../storage/database/storage.ts'
import { type CaseFileRow, caseContactContext } from '../../citizen-api/cases/case-files.ts'
import type { ChatEvents } from '../../citizen-api/chat/chat-events.ts'
import { dialogContext } from '../../citizen-api/chat/dialog-states.ts'
import type { ChatKeys } from '../../security/auth/chat-keys.ts'

/** Facts of the citizen, line by line, and their own first description. */
interface ToldStory {
  facts: readonly { label: string; value: string }[]
  story: string | null
}

/** Reads data about a case from its chat, while the chat exists; all of it is erased with the chat's key. */
export interface ChatTalk {
  /** Undefined if the chat has been deleted. */
  told(file: CaseFileRow): Promise<ToldStory | undefined>
  /** The citizen's phone number, unmasked; undefined if it has been deleted. */
  contact(file: CaseFileRow): Promise<string | undefined>
}

/** Dependencies of the chat reader. */
export interface ChatTalkDeps {
  db: Db
  chatKeys: ChatKeys
  events: Pick<ChatEvents, 'after'>
  dialog: Pick<Dialog, 'handOver'>
}

/** Number of first events in which the description is searched. */
const firstEvents = 60
/** Shorter messages are answers to questions. */
const storyChars = 30

/** Creates the chat reader for cases. */
export function createChatTalk({ db, chatKeys, events, dialog }: ChatTalkDeps): ChatTalk {
  const sealOf = async ({ chat_id: chatId }: CaseFileRow) =>
    chatId === null ? undefined : chatKeys.find(db, chatId)

  const firstWords = async (chatId: string): Promise<string | null> => {
    const said = (await events.after(db, chatId, 0, firstEvents)).flatMap((event) =>
      event.type === 'message' && event.message.author.kind === 'visitor' && event.message.type === 'text'
        ? [event.message.data.text]
        : [],
    )
    return said.find((text) => text.length >= storyChars) ?? null
  }

  return {
    async told(file) {
      const { chat_id: chatId } = file
      const seal = await sealOf(file)
      if (!seal || chatId === null) return undefined
      const row = await db
        .selectFrom('dialog')
        .select('sealed')
        .where('chat_id', '=', chatId)
        .executeTakeFirst()
      const state = row && seal.decrypt<{ state: DialogStateBase }>(row.sealed, dialogContext(chatId)).state
      const facts = (state && dialog.handOver?.(state)?.facts) ?? []
      return {
        facts: facts.map(({ label, value }) => ({ label, value })),
        story: await firstWords(chatId),
      }
    },
    async contact(file) {
      if (file.contact === null) return undefined
      return (await sealOf(file))?.decrypt<string>(file.contact, caseContactContext(file.case_id))
    },
  }
}

/** Masks a phone number except for its country code and last four digits. */
export function maskContact(contact: string): string {
  const code = parsePhoneNumberFromString(contact)?.countryCallingCode
  return `${code ? `+${code} ` : ''}••• ••• ${contact.slice(-4)}`
}
