import * as z from 'zod'
import { customerEventTypes } from '../../contract/chat/customer-event-names.ts'
import { targetEvents, targetName, targetUrl } from '../../contract/chat/webhook-target.ts'
import { createEgressRule } from '../../http/egress.ts'
import { targetSecretName } from './secret-name.ts'

/** Schema of a server that receives the events of a channel's chats. */
export const webhookTarget = z.strictObject({
  name: targetName.describe('its name at the console and in the name of its secret; unique in the channel'),
  url: targetUrl.describe('where events are posted'),
  events: targetEvents.default([...customerEventTypes]).describe('event types that it receives'),
})

interface WithTargets {
  gwId: string
  webhooks: readonly z.infer<typeof webhookTarget>[]
}

/** Rejects targets whose secrets would share an environment variable. */
export function refuseSharedSecrets(channels: readonly WithTargets[], context: z.core.$RefinementCtx): void {
  const known = new Set<string>()
  for (const [index, { gwId, webhooks }] of channels.entries()) {
    for (const [place, { name }] of webhooks.entries()) {
      const variable = targetSecretName(gwId, name)
      const message = `another target has ${variable} for its secret; rename one of them`
      if (known.has(variable))
        context.addIssue({ code: 'custom', path: [index, 'webhooks', place, 'name'], message })
      known.add(variable)
    }
  }
}

/** Rejects addresses that every delivery would reject without a DNS lookup, as the console does. */
export function refuseUnreachable(
  { channels, webhooks }: { channels: readonly WithTargets[]; webhooks: { privateNetworks: string[] } },
  context: z.core.$RefinementCtx,
): void {
  const { mayReach } = createEgressRule({ networks: webhooks.privateNetworks })
  const message =
    'is private or plain http; must be https:// to a public address, or in a network that webhooks.privateNetworks names'
  for (const [index, channel] of channels.entries()) {
    for (const [place, { url }] of channel.webhooks.entries()) {
      if (!mayReach(new URL(url)))
        context.addIssue({ code: 'custom', path: ['channels', index, 'webhooks', place, 'url'], message })
    }
  }
}
