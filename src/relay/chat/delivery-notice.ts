import type { OutgoingSay } from '../agents/send-message.ts'
import type { NewEvent } from './chats.ts'

interface NoticeWords {
  /** It is tried again by itself. */
  waiting: string
  /** It is not. */
  notSent: string
  again: string
}

/** The page's own words for the state of a message, in its languages. */
const words = {
  ar: { waiting: 'في انتظار الإرسال', notSent: 'لم تُرسل', again: 'أعد المحاولة' },
  ceb: { waiting: 'Naghulat nga mapadala', notSent: 'Wala mapadala', again: 'Sulayi pag-usab' },
  en: { waiting: 'Waiting to be sent', notSent: 'Not sent', again: 'Try again' },
  es: { waiting: 'Pendiente de envío', notSent: 'No enviado', again: 'Reintentar' },
  fr: { waiting: 'En attente d’envoi', notSent: 'Non envoyé', again: 'Réessayer' },
  hi: { waiting: 'भेजे जाने का इंतज़ार', notSent: 'नहीं भेजा गया', again: 'फिर कोशिश करें' },
  kj: { waiting: 'Ola teelela okutumwa', notSent: 'Ina li tumwa', again: 'Kendabala vali' },
  pt: { waiting: 'Aguardando envio', notSent: 'Não enviada', again: 'Tentar de novo' },
  rw: { waiting: 'Butegereje koherezwa', notSent: 'Ntibwoherejwe', again: 'Ongera ugerageze' },
  sw: { waiting: 'Unasubiri kutumwa', notSent: 'Haujatumwa', again: 'Jaribu tena' },
  tl: { waiting: 'Naghihintay na maipadala', notSent: 'Hindi naipadala', again: 'Subukan ulit' },
  ur: { waiting: 'بھیجے جانے کا انتظار', notSent: 'نہیں بھیجا گیا', again: 'دوبارہ کوشش کریں' },
} satisfies Record<string, NoticeWords>

/** Of her message, so that she knows which one. */
const quotedChars = 80
/** Of a quick reply's payload (contract/message.ts). */
const payloadChars = 1000

/**
 * Tells her in the chat that the platform has not taken a message of hers: that it waits, or (`final`)
 * that it was refused, and then with a button that sends the same words again.
 */
export function noticeOf(
  { text, type }: Pick<OutgoingSay, 'text' | 'type'>,
  { id, at, lang, final }: { id: string; at: string; lang: string; final: boolean },
): NewEvent {
  const known = [lang, lang.split('-')[0] ?? ''].find(isKnown) ?? 'en'
  const { waiting, notSent, again } = words[known]
  const quoted = text.length > quotedChars ? `${text.slice(0, quotedChars - 1)}…` : text
  // A button of hers is still where she pressed it.
  const canRepeat = final && type === 'text' && text.length <= payloadChars
  return {
    type: 'message',
    message: {
      id,
      at,
      lang: known,
      author: { kind: 'bot' },
      view: 'notice',
      type: 'text',
      data: {
        text: `${final ? notSent : waiting}: “${quoted}”`,
        ...(canRepeat && { quickReplies: [{ text: again, payload: text }] }),
      },
    },
  }
}

const isKnown = (lang: string): lang is keyof typeof words => Object.hasOwn(words, lang)
