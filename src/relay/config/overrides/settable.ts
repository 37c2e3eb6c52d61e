import * as z from 'zod'
import { dialogProfile } from '../../../assistant/dialog/deployment/profile.ts'
import { channelSchema } from '../channel.ts'
import type { RelayConfig } from '../file.ts'
import { consoleText } from './console-texts.ts'

/** A setting that the console can set if the configuration file does not. */
export interface Settable {
  /** The path as in the file; a channel by its gwId, a bank by its code. */
  path: string
  /** The channel that it belongs to. */
  gwId?: string
  schema: z.ZodType
  /** The file's value. Only if it is undefined does the console's value apply. */
  inFile: unknown
  /** Returns a configuration with this value. */
  put(config: RelayConfig, value: unknown): RelayConfig
}

/** Maximum number of sites per channel, so that they fit into a header. */
const maxOrigins = 30
const origins = z
  .array(channelSchema.shape.allowedOrigins.unwrap().element)
  .max(maxOrigins)
  .transform((all) => [...new Set(all)])

const line = dialogProfile.shape.crisisLine.unwrap()
const fraudNumber = dialogProfile.shape.banks.element.shape.fraudNumber.unwrap()

/** Returns the setting at a path; undefined if the console cannot set it. */
export function findSettable(config: RelayConfig, path: string): Settable | undefined {
  const [room, name = '', ...rest] = path.split('.')
  if (room === 'channels') return rest.join('.') === 'allowedOrigins' ? originsOf(config, name) : undefined
  if (room !== 'profile') return undefined
  const lineName = lineNames.find((one) => one === name)
  if (lineName) return rest.length === 0 ? lineOf(config, lineName) : undefined
  const [which = '', ...more] = rest
  if (name === 'banks') return more.join('.') === 'fraudNumber' ? fraudNumberOf(config, which) : undefined
  return name === 'texts' ? textOf(config, which, more.join('.')) : undefined
}

function originsOf({ channels }: RelayConfig, gwId: string): Settable | undefined {
  const channel = channels.find((one) => one.gwId === gwId)
  return (
    channel && {
      path: `channels.${gwId}.allowedOrigins`,
      gwId,
      schema: origins,
      inFile: channel.allowedOrigins,
      put: (config, value) => ({
        ...config,
        channels: config.channels.map((one) =>
          one.gwId === gwId ? { ...one, allowedOrigins: origins.parse(value) } : one,
        ),
      }),
    }
  )
}

/** Lines that the console can set. */
export const lineNames = ['crisisLine', 'childLine', 'violenceLine'] as const

const lineOf = ({ profile }: RelayConfig, name: (typeof lineNames)[number]): Settable => ({
  path: `profile.${name}`,
  schema: line,
  inFile: profile[name],
  put: (config, value) => ({ ...config, profile: { ...config.profile, [name]: line.parse(value) } }),
})

function fraudNumberOf({ profile }: RelayConfig, code: string): Settable | undefined {
  const bank = profile.banks.find((one) => one.code === code)
  return (
    bank && {
      path: `profile.banks.${code}.fraudNumber`,
      schema: fraudNumber,
      inFile: bank.fraudNumber,
      put: (config, value) => ({
        ...config,
        profile: {
          ...config.profile,
          banks: config.profile.banks.map((one) =>
            one.code === code ? { ...one, fraudNumber: fraudNumber.parse(value) } : one,
          ),
        },
      }),
    }
  )
}

function textOf({ profile }: RelayConfig, wanted: string, key: string): Settable | undefined {
  const lang = profile.languages.find((one) => one === wanted)
  const schema = lang === undefined ? undefined : consoleText(lang, key)
  if (lang === undefined || !schema) return undefined
  return {
    path: `profile.texts.${lang}.${key}`,
    schema,
    inFile: profile.texts?.[lang]?.[key],
    put(config, value) {
      const { texts } = config.profile
      const own = { ...texts?.[lang], [key]: schema.parse(value) }
      return { ...config, profile: { ...config.profile, texts: { ...texts, [lang]: own } } }
    },
  }
}
