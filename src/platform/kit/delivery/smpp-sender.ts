import type { Pdu, Session } from 'smpp'
import type { Deliver } from '../ports.ts'
import { faultOf } from './fault-of.ts'
import { RefusedForGood } from './refused-for-good.ts'
import { createSmppBind, type SmppBindOptions } from './smpp-bind.ts'
import { ask, smppFault, statusOf } from './smpp-session.ts'
import { type SmsPart, toSmsParts } from './sms-parts.ts'
import type { SmsOutcome, SmsReceipts } from './sms-receipts.ts'

/** Options for sending by SMPP. */
export interface SmppSenderOptions extends Omit<SmppBindOptions, 'onReceived'> {
  /** Sender of the SMS: a number with its country code, a short number, or up to 11 letters. */
  from: string
  receipts: SmsReceipts
}

/** Sends SMS by SMPP 3.4, and receives delivery reports. */
export interface SmppSender {
  /**
   * @throws RefusedForGood if the centre will never accept the text
   * @throws Error with the centre's status as its code, such as `ESME_RTHROTTLED`; then nothing counts as
   * sent
   */
  deliver: Deliver
  /** Binds, and rebinds whenever the bind is lost: receipts arrive unsolicited. */
  start(): void
  stop(): Promise<void>
}

/**
 * ESM class: the bits that contain the type, the value for a receipt, and the flag for a header before the
 * text.
 */
const kindBits = 0x3c
const receiptKind = 0x04
const headerBit = 0x40
/** Message states of SMPP 3.4, 5.2.28: states that are not final have no outcome. */
const outcomeOf: Partial<Record<number | string, SmsOutcome>> = {
  2: 'delivered',
  3: 'failed',
  4: 'failed',
  5: 'failed',
  8: 'failed',
  DELIVRD: 'delivered',
  EXPIRED: 'failed',
  DELETED: 'failed',
  UNDELIV: 'failed',
  REJECTD: 'failed',
}

/**
 * Statuses of SMPP 3.4, 5.1.3, that concern the recipient's number or the text. A status that concerns the
 * sender can be fixed in the settings.
 */
const finalStatuses: ReadonlySet<string> = new Set([
  'ESME_RINVMSGLEN',
  'ESME_RINVDSTADR',
  'ESME_RINVDSTTON',
  'ESME_RINVDSTNPI',
  'ESME_RX_P_APPN',
  'ESME_RX_R_APPN',
])

/** Creates the sender. */
export function createSmppSender(options: SmppSenderOptions): SmppSender {
  const { from, receipts, timers, logger, random } = options
  let isStopped = false
  /** Deliveries in progress: their message ids are not stored yet. */
  const underWay = new Set<Promise<unknown>>()

  const take = async (pdu: Pdu): Promise<number> => {
    if (((pdu.esm_class ?? 0) & kindBits) !== receiptKind) return 0
    const receipt = readReceipt(pdu)
    if (!receipt) return 0
    if (await receipts.take(receipt.id, receipt.outcome)) return 0
    await Promise.allSettled(underWay)
    // The centre repeats a receipt if asked to retry.
    return (await receipts.take(receipt.id, receipt.outcome)) ? 0 : statusOf('ESME_RX_T_APPN')
  }

  const onReceived = (pdu: Pdu): Promise<number> =>
    take(pdu).catch((error: unknown) => {
      logger.warn(faultOf(error), 'the receipt of an SMS could not be noted')
      return statusOf('ESME_RX_T_APPN')
    })

  const bind = createSmppBind({ ...options, onReceived })

  const submit = async (centre: Session, to: string, part: SmsPart): Promise<string> => {
    const { message_id: id } = await ask(
      centre,
      'submit_sm',
      {
        ...sourceOf(from),
        dest_addr_ton: 1,
        dest_addr_npi: 1,
        destination_addr: to.replace(/^\+/, ''),
        registered_delivery: 1,
        data_coding: part.dataCoding,
        esm_class: part.udh ? headerBit : 0,
        short_message: { udh: part.udh, message: part.message },
      },
      { timers },
    ).catch((error: Error & { code?: string }) => {
      throw finalStatuses.has(error.code ?? '') ? new RefusedForGood(error.code ?? '') : error
    })
    if (!id) throw smppFault('no message_id')
    return id
  }

  const send = async ({ id, to, text }: Parameters<Deliver>[0]): Promise<void> => {
    if (isStopped) throw smppFault('stopped')
    const centre = await bind.session()
    // Sent in parallel: sequentially, a slow centre would take longer for a long text than its claim lasts.
    const parts = toSmsParts(text, random(256))
    await receipts.keep(id, await Promise.all(parts.map((part) => submit(centre, to, part))))
  }

  return {
    async deliver(message) {
      const sending = send(message)
      underWay.add(sending)
      await sending.finally(() => underWay.delete(sending))
    },
    start: bind.keep,
    async stop() {
      isStopped = true
      await Promise.allSettled(underWay)
      await bind.stop()
    },
  }
}

/**
 * Returns the message id that the centre assigned to an SMS, and its outcome; undefined if it is not final.
 */
function readReceipt(pdu: Pdu): { id: string; outcome: SmsOutcome } | undefined {
  const text = String(pdu.short_message?.message ?? '')
  const id = pdu.receipted_message_id ?? /\bid:(\S+)/i.exec(text)?.[1]
  const state = pdu.message_state ?? /\bstat:(\w+)/i.exec(text)?.[1]?.toUpperCase()
  const outcome = state === undefined ? undefined : outcomeOf[state]
  return id !== undefined && outcome ? { id: id.replace(/\0$/, ''), outcome } : undefined
}

/**
 * Returns the type of number and numbering plan: letters, a number with its country code, or a short number.
 */
function sourceOf(from: string): { source_addr: string; source_addr_ton: number; source_addr_npi: number } {
  if (/^\+?\d{7,15}$/.test(from))
    return { source_addr: from.replace(/^\+/, ''), source_addr_ton: 1, source_addr_npi: 1 }
  return /^\d+$/.test(from)
    ? { source_addr: from, source_addr_ton: 3, source_addr_npi: 1 }
    : { source_addr: from, source_addr_ton: 5, source_addr_npi: 0 }
}
