import type { Bank, DialogProfile } from '../model/types.ts'

/**
 * Example configurations, one per country. Banks, hotlines and their numbers are fictional. The numbers for
 * people in danger are real public ones; uncertain lines are left out. The deployment must check these
 * numbers and the legal requirements.
 */

const fictionalBanks: readonly Bank[] = [
  { code: 'UNTY', name: 'Unity Bank', fraudNumber: '1234' },
  { code: 'HRBR', name: 'Harbor Wallet', aliases: ['Harbour', 'Harbor'], fraudNumber: '2345' },
  { code: 'MRDN', name: 'Meridian Bank', fraudNumber: '3456' },
  { code: 'CSTL', name: 'Coastal Savings', aliases: ['Coastal'], fraudNumber: '4567' },
]

const example = (
  place: Pick<
    DialogProfile,
    | 'currency'
    | 'currencyExponent'
    | 'timezone'
    | 'country'
    | 'emergencyNumber'
    | 'crisisLine'
    | 'childLine'
    | 'violenceLine'
    | 'referenceAmountMinor'
    | 'languages'
  >,
): DialogProfile => ({
  ...place,
  banks: fictionalBanks,
  hotlines: [{ label: 'Example anti-scam line', number: '5678', hours: '24 hours' }],
  retentionDays: 90,
  officialDomains: ['anti-scam.example'],
  identityTypes: ['National ID', 'Passport', 'Driving Licence', 'Refugee ID', 'None'],
})

/** Example profiles by country, with fictional banks. */
export const profileExamples = {
  PH: example({
    currency: 'PHP',
    currencyExponent: 2,
    timezone: 'Asia/Manila',
    country: 'PH',
    emergencyNumber: '911',
    crisisLine: { label: 'NCMH crisis hotline, or 0917-899-8727', number: '1553', hours: '24 hours' },
    childLine: { label: 'Bantay Bata 163, for children', number: '163' },
    referenceAmountMinor: 500_000,
    languages: ['tl', 'ceb', 'en'],
  }),
  RW: example({
    currency: 'RWF',
    currencyExponent: 0,
    timezone: 'Africa/Kigali',
    country: 'RW',
    emergencyNumber: '112',
    childLine: { label: 'Child Helpline Rwanda', number: '116' },
    violenceLine: { label: 'Isange One Stop Centre, about violence at home', number: '3029' },
    referenceAmountMinor: 100_000,
    languages: ['rw', 'en', 'fr'],
  }),
  NA: example({
    currency: 'NAD',
    currencyExponent: 2,
    timezone: 'Africa/Windhoek',
    country: 'NA',
    emergencyNumber: '112',
    crisisLine: { label: 'LifeLine Namibia', number: '061 232 221' },
    childLine: { label: 'ChildLine Namibia', number: '116' },
    referenceAmountMinor: 150_000,
    languages: ['en', 'kj'],
  }),
  PK: example({
    currency: 'PKR',
    currencyExponent: 2,
    timezone: 'Asia/Karachi',
    country: 'PK',
    emergencyNumber: '15',
    referenceAmountMinor: 2_500_000,
    languages: ['ur', 'en'],
  }),
  ZA: example({
    currency: 'ZAR',
    currencyExponent: 2,
    timezone: 'Africa/Johannesburg',
    country: 'ZA',
    emergencyNumber: '112',
    crisisLine: { label: 'SADAG suicide crisis helpline', number: '0800 567 567', hours: '24 hours' },
    childLine: { label: 'Childline South Africa', number: '116' },
    violenceLine: {
      label: 'Gender-Based Violence Command Centre',
      number: '0800 428 428',
      hours: '24 hours',
    },
    referenceAmountMinor: 150_000,
    languages: ['en'],
  }),
} as const satisfies Record<string, DialogProfile>
