import type { DialogProfile } from '../assistant/dialog/model/types.ts'
import { defaultMessageLimits, type MessageLimits } from '../platform/kit/message-limits.ts'
import { defaultProfile, type PlatformProfile } from '../platform/kit/profile.ts'
import { findJurisdiction } from '../platform/trust-layer/recovery/legal/jurisdiction.ts'
import type { RelayConfig } from '../relay/config/file.ts'

/**
 * Derives how the embedded platform behaves from the profile in the configuration file, so that money,
 * times, institutions and retention are those that the chat speaks of. A demonstration (`demo`) also
 * gets a story in its ledger, routes reports at once, and lets returned money take 20 seconds.
 */
export const toPlatformProfile = (
  {
    currency,
    currencyExponent,
    timezone,
    country,
    banks,
    officialDomains = [],
    retentionDays,
    referenceAmountMinor,
  }: DialogProfile,
  { demo, messages = defaultMessageLimits }: { demo: boolean; messages?: MessageLimits },
): PlatformProfile => ({
  ...defaultProfile,
  currency,
  currencyExponent,
  timezone,
  // Without its law, drafts of legal documents are those of the sandbox.
  jurisdiction: findJurisdiction(country)?.code ?? defaultProfile.jurisdiction,
  institutions: banks.map(({ code, name }) => ({ code, name })),
  officialDomains,
  dataRetentionDays: retentionDays,
  triageRefMinor: referenceAmountMinor,
  messages,
  ...(demo && { demo, autoRoute: true, returnDelaySeconds: 20 }),
})

/** Gives when messages to citizens wait, and how many there may be, as the configuration file says. */
export const toMessageLimits = ({
  quietHours,
  mostPerCaseAndDay,
  mostPerHour,
}: RelayConfig['messages']): MessageLimits => ({
  quietHours: quietHours ?? null,
  perCaseAndDay: mostPerCaseAndDay,
  perHour: mostPerHour ?? null,
})
