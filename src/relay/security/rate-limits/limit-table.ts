/**
 * Scope of a limit: one address (an IPv4 address, or an IPv6 network of 64 bits; the networks of 56
 * and 48 bits around it have 4 and 16 such shares), one chat, one channel, or all visitors together.
 */
export type LimitBucket = 'address' | 'chat' | 'channel' | 'all'

/** Limits by bucket. A bucket that is left out does not limit the action. */
export type BucketLimits = Partial<Record<LimitBucket, number>>

/** One limit. */
export interface LimitRow {
  /** Description of the counted action, for the documentation. */
  what: string
  /** Limit per minute; refills evenly. */
  perMinute: BucketLimits
  /**
   * Whether a quarter of what all visitors may do in a minute is reserved for addresses that did none of it
   * in the last minute.
   */
  keepsRoom?: true
  /** Limit per day (UTC), for what costs money. It survives a restart and applies across a resumed chat. */
  perDay?: BucketLimits
}

/**
 * All limits with their defaults. A bank branch (30 people behind one address, each of whom opens the chat,
 * reloads it and writes every few seconds) never reaches them; a flood from one address always does.
 * `channel` and `all` are higher than what fifty flooding addresses are allowed together, so they bound the
 * work without letting a flood lock everyone out. New chats are the exception: a dozen addresses use up
 * `opening`, and once half of it is used a page solves a challenge and draws from `solved`.
 */
export const limitTable = {
  page: { what: 'pages and their files', perMinute: { address: 1500, all: 150_000 } },
  call: {
    what: 'any call of a chat page, counted before its token is checked',
    perMinute: { address: 1500, all: 150_000 },
  },
  session: { what: 'opening or resuming a chat', perMinute: { address: 120 } },
  opening: {
    what: 'new chats without a solved challenge, which is required once half of a limit is used',
    perMinute: { channel: 1500, all: 9000 },
    keepsRoom: true,
  },
  solved: {
    what: 'new chats with a solved challenge',
    perMinute: { channel: 8000, all: 12_000 },
    keepsRoom: true,
  },
  unproven: {
    what: 'new chats of the no-script form, which cannot solve a challenge, while one is required',
    perMinute: { address: 6, channel: 120, all: 600 },
    keepsRoom: true,
  },
  resume: {
    what: 'resuming a chat',
    perMinute: { chat: 60, channel: 10_000, all: 20_000 },
    keepsRoom: true,
  },
  message: {
    what: 'messages of citizens',
    perMinute: { address: 360, chat: 60, channel: 30_000, all: 60_000 },
  },
  typing: {
    what: 'typing notifications to the agent',
    perMinute: { address: 360, chat: 60, channel: 30_000, all: 60_000 },
  },
  case: {
    what: 'case look-ups by citizens',
    perMinute: { address: 300, chat: 60, channel: 20_000, all: 40_000 },
  },
  feedback: { what: 'ratings of a chat', perMinute: { address: 60, chat: 6, channel: 6000, all: 12_000 } },
  push: {
    what: 'subscriptions to push notifications',
    perMinute: { address: 60, chat: 12, channel: 6000, all: 12_000 },
  },
  human: {
    what: 'identifications of the citizen by the host page',
    perMinute: { address: 120, chat: 20, channel: 10_000, all: 20_000 },
  },
  history: {
    what: 'pages of earlier messages',
    perMinute: { address: 600, chat: 120, channel: 40_000, all: 80_000 },
  },
  transcript: {
    what: 'downloads of a conversation',
    perMinute: { address: 60, chat: 6, channel: 6000, all: 12_000 },
  },
  report: {
    what: 'PDF reports, each of which takes a third of a second',
    perMinute: { address: 20, chat: 4, channel: 2000, all: 4000 },
  },
  erase: { what: 'chats erased', perMinute: { address: 60, channel: 6000, all: 12_000 } },
  stream: {
    what: 'event streams and long polls opened',
    perMinute: { address: 900, chat: 120, channel: 60_000, all: 120_000 },
    keepsRoom: true,
  },
  upload: {
    what: 'voice messages that start to upload in parts',
    perMinute: { address: 100, chat: 10, channel: 6000, all: 12_000 },
  },
  transcription: {
    what: 'transcribed recordings, each of which costs a voice credit',
    perMinute: { address: 100, chat: 10, channel: 1000, all: 2000 },
    perDay: { address: 600, chat: 60, channel: 3000, all: 6000 },
  },
  speech: {
    what: 'messages read aloud, each of which costs a voice credit, except cached clips',
    perMinute: { address: 200, chat: 20, channel: 1000, all: 2000 },
    perDay: { address: 600, chat: 60, channel: 3000, all: 6000 },
  },
  key: {
    what: 'API key look-ups, valid or not; a key in use is looked up every two seconds',
    perMinute: { address: 1200, all: 60_000 },
  },
  'sign-in': {
    what: 'attempts to sign in at the console; ten for one name, from any address',
    perMinute: { address: 30, all: 120 },
    keepsRoom: true,
  },
  webhook: {
    what: "the platform's deliveries",
    perMinute: { address: 12_000, channel: 12_000, all: 24_000 },
  },
} as const satisfies Record<string, LimitRow>

/** Name of a limit. */
export type LimitName = keyof typeof limitTable

/** The values of every limit, as configured by a deployment. */
export type LimitSettings = Readonly<Record<LimitName, Pick<LimitRow, 'perMinute' | 'perDay'>>>

/**
 * Order in which shares are taken, the most personal first, so that a refused flood uses up nothing that
 * others share.
 */
export const limitBuckets = ['address', 'chat', 'channel', 'all'] as const satisfies readonly LimitBucket[]
