import type { Clock } from '../../contract/primitives/ids.ts'
import type { Seal } from '../../relay/security/auth/seal.ts'

/** Makes links by which the console may show the chat page in a frame, wherever the two are served. */
export interface PreviewLinks {
  /** Makes the address of a channel's chat page for the console at `origin`, good for an hour. */
  link(gwId: string, origin: string): string
  /** Reads for which console a link was made; undefined when it was for none, for another channel, or too long ago. */
  originIn(token: string | undefined, gwId: string): string | undefined
}

/** Lists what the links need. */
export interface PreviewLinksDeps {
  seal: Seal
  clock: Clock
  chatUrl: () => string
}

const goodForMs = 3_600_000
const context = 'preview'
/** Longer than any that was made. */
const maxChars = 1_000

/** Creates links that hold their right in themselves, sealed. */
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
        // Anybody can write anything there.
        return undefined
      }
    },
  }
}
