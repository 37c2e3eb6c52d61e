import type { DialogProfile } from './dialog/model/types.ts'
import { defaultProfile, type PlatformProfile } from './platform/kernel/profile.ts'
import { findJurisdiction } from './platform/recovery/legal/jurisdiction.ts'

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
  { demo }: { demo: boolean },
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
  ...(demo && { demo, autoRoute: true, returnDelaySeconds: 20 }),
})
