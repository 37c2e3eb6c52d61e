import type { DialogProfile } from '../assistant/dialog/model/types.ts'
import { defaultMessageLimits, type MessageLimits } from '../platform/kit/message-limits.ts'
import { defaultProfile, type PlatformProfile } from '../platform/kit/profile.ts'
import { findJurisdiction } from '../platform/trust-layer/recovery/legal/jurisdiction.ts'
import type { RelayConfig } from '../relay/config/file.ts'

/**
 * Derives the embedded platform's behaviour from the profile in the configuration file, so that money, times,
 * institutions and retention match what the chat says. A demonstration (`demo`) also gets example data in its
 * ledger, routes reports immediately, and lets returned money take 20 seconds.
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
  // For a country without its own legal rules, drafts of legal documents are those of the sandbox.
  jurisdiction: findJurisdiction(country)?.code ?? defaultProfile.jurisdiction,
  institutions: banks.map(({ code, name }) => ({ code, name })),
  officialDomains,
  dataRetentionDays: retentionDays,
  triageRefMinor: referenceAmountMinor,
  messages,
  ...(demo && { demo, autoRoute: true, returnDelaySeconds: 20 }),
})

/** Returns the configured quiet hours and limits for messages to citizens. */
export const toMessageLimits = ({
  quietHours,
  mostPerCaseAndDay,
  mostPerHour,
}: RelayConfig['messages']): MessageLimits => ({
  quietHours: quietHours ?? null,
  perCaseAndDay: mostPerCaseAndDay,
  perHour: mostPerHour ?? null,
})
