import type { Clock } from '../../contract/primitives/ids.ts'
import type { Seal } from '../../relay/security/auth/seal.ts'

/** Creates links with which the console may show the chat page in a frame, wherever the two are served. */
export interface PreviewLinks {
  /** Returns the address of a channel's chat page for the console at `origin`, valid for an hour. */
  link(gwId: string, origin: string): string
  /**
   * Returns the console that a link was made for; undefined if the token is invalid, expired, or for another
   * channel.
   */
  originIn(token: string | undefined, gwId: string): string | undefined
}

/** Dependencies of the links. */
export interface PreviewLinksDeps {
  seal: Seal
  clock: Clock
  chatUrl: () => string
}

const goodForMs = 3_600_000
const context = 'preview'
/** Longer than any valid token. */
const maxChars = 1_000

/** Creates preview links, whose permission is encrypted in the link itself. */
export function createPreviewLinks({ seal, clock, chatUrl }: PreviewLinksDeps): PreviewLinks {
  return {
    link(gwId, origin) {
      const preview = seal.encrypt({ gwId, origin, until: Date.parse(clock()) + goodForMs }, context)
      return `${chatUrl()}/chat?${new URLSearchParams({ gwId, preview })}`
    },
    originIn(token, gwId) {
      if (token === undefined || token.length > maxChars) return undefined
      try {
        const right = seal.decrypt<{ gwId: string; origin: string; until: number }>(token, context)
        return right.gwId === gwId && right.until > Date.parse(clock()) ? right.origin : undefined
      } catch {
        // The token may be anything.
        return undefined
      }
    },
  }
}
