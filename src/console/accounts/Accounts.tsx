import { useState } from 'preact/hooks'
import { place } from '../core/place.ts'
import { may } from '../core/session.ts'
import { Field, Section } from '../parts/parts.tsx'
import { Holder } from './Holder.tsx'
import { Incident } from './Incident.tsx'
import { Payment } from './Payment.tsx'
import { Score } from './Score.tsx'

/** Queries accounts and payments without requiring a case, and reports incidents. */
export function Accounts() {
  // Links from a case include its account: `#/accounts/HASH/CODE`.
  const [givenHash = '', givenCode = ''] = place.value.rest
  const [accountHash, setHash] = useState(givenHash)
  const [institution, setInstitution] = useState(givenCode)
  const account = { accountHash: accountHash.trim(), institution: institution.trim() }
  return (
    <>
      <div class="heading">
        <h1>Accounts</h1>
        <p class="soft">What you ask here is kept with your name.</p>
      </div>
      <div class="columns even">
        <div>
          <Section title="An account">
            <div class="pair">
              <Field
                label="Account, as its hash"
                input={{
                  value: accountHash,
                  spellcheck: false,
                  onInput: (event) => setHash(event.currentTarget.value),
                }}
              />
              <Field
                label="Institution, by its code"
                input={{
                  value: institution,
                  spellcheck: false,
                  onInput: (event) => setInstitution(event.currentTarget.value),
                }}
              />
            </div>
            <Score account={account} />
            <Holder account={account} />
          </Section>
        </div>
        <div>
          <Payment />
          {may('incident.report') && <Incident />}
        </div>
      </div>
    </>
  )
}
