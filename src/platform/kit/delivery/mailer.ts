import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transporter } from 'nodemailer'
import type { Deliver } from '../ports.ts'
import { RefusedForGood } from './refused-for-good.ts'

/** Options for sending email. */
export interface MailerOptions {
  /** Sender of every message. */
  from: string
  /** `smtp://…`; without it, messages are written to the outbox folder as `.eml`. */
  smtpUrl?: string | undefined
  outboxFolder: string
}

/** In milliseconds; a silent server must not block a message for longer than its claim lasts. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const

/** Deletes the messages that were written to the folder before an instant. */
export async function forgetMails(outboxFolder: string, before: string): Promise<void> {
  const names = await readdir(outboxFolder).catch(() => [])
  for (const name of names.filter((one) => one.endsWith('.eml'))) {
    const file = join(outboxFolder, name)
    if ((await stat(file)).mtimeMs < Date.parse(before)) await rm(file, { force: true })
  }
}

/** Sends email: by SMTP if configured, otherwise to a folder. */
export function createMailer({ from, smtpUrl, outboxFolder }: MailerOptions): Deliver {
  const envelope = (message: Parameters<Deliver>[0]) => ({
    from,
    to: message.to,
    subject: message.subject,
    text: message.text,
    messageId: `<${message.id}@parley.invalid>`,
    headers: { 'Content-Language': message.language },
  })
  if (smtpUrl) {
    let transport: Transporter | undefined
    return async (message) => {
      transport ??= (await loadLibrary()).createTransport({ url: smtpUrl, ...patience })
      await transport.sendMail(envelope(message)).catch((error: unknown) => {
        throw isFinal(error) ? new RefusedForGood(`SMTP ${error.responseCode}`, { cause: error }) : error
      })
    }
  }
  return async (message) => {
    const { createTransport } = await loadLibrary()
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
    const { message: content } = await transport.sendMail(envelope(message))
    await mkdir(outboxFolder, { recursive: true, mode: 0o700 })
    await writeFile(join(outboxFolder, `${message.id.replace(/[^\w-]/g, '_')}.eml`), content as Buffer, {
      mode: 0o600,
    })
  }
}

/** Loaded lazily, so that the relay's start does not wait for it. */
const loadLibrary = () => import('nodemailer')

/** RFC 5321, 4.2.1: 5xx is permanent, and x5x concerns the mail, not who may send. */
const isFinal = (error: unknown): error is { responseCode: number } => {
  const { responseCode = 0 } = error as { responseCode?: number }
  return responseCode >= 550 && responseCode <= 559
}
