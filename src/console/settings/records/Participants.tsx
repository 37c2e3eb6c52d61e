import { useEffect, useMemo, useState } from 'preact/hooks'
import type { ParticipantGift, ParticipantList, ParticipantView } from '../../../contract/console/records.ts'
import { call } from '../../core/api.ts'
import { apiShortWords, plain } from '../../core/code-words.ts'
import { createLoaded } from '../../core/loading.ts'
import { may } from '../../core/session.ts'
import { Pill, Section, When } from '../../parts/parts.tsx'
import { GivenOnce, type Once } from './GivenOnce.tsx'
import { ParticipantActs, RevokeCertificate } from './ParticipantActs.tsx'
import { RegisterForm } from './RegisterForm.tsx'

/**
 * Lists the participating institutions with their certificates and keys; registers institutions, and revokes
 * certificates and keys.
 */
export function Participants() {
  const loaded = useMemo(() => createLoaded(() => call<ParticipantList>('listParticipants')), [])
  const [given, setGiven] = useState<ParticipantGift>()
  useEffect(() => void loaded.load(), [loaded])
  const list = loaded.value.value
  const take = (answer: unknown) => {
    setGiven(answer as ParticipantGift)
    return loaded.load()
  }
  const mayChange = may('settings.change')
  const registered = list?.participants.filter(({ isRegistered }) => isRegistered) ?? []
  const others = list?.participants.filter(({ isRegistered }) => !isRegistered) ?? []
  return (
    <>
      <div class="heading">
        <h1>Participants</h1>
        <p class="soft">
          Banks and wallets that call in for themselves, each by a certificate and a key of its own.
        </p>
      </div>
      {given && thingsOf(given).length > 0 && (
        <GivenOnce title={`What ${given.code} is given`} things={thingsOf(given)} />
      )}
      {mayChange && (
        <p class="actions above">
          <RegisterForm done={take} />
        </p>
      )}
      {!list && <p class="empty">{loaded.error.value || 'Loading…'}</p>}
      {list && !list.isListed && (
        <p class="empty panel">
          The interface registers institutions and lists none. What this trust layer knows stands with its
          operator, and so do new certificates and revocation.
        </p>
      )}
      {registered.map((one) => (
        <Participant key={one.code} participant={one} mayChange={mayChange} take={take} load={loaded.load} />
      ))}
      {others.length > 0 && (
        <Section title="Known, with no way in of their own">
          <p class="soft">From the configuration or the ledger: {others.map(named).join(', ')}.</p>
        </Section>
      )}
    </>
  )
}

function thingsOf({ clientId, clientSecret, certificate, authority }: ParticipantGift): Once[] {
  const things: (readonly [string, string | undefined])[] = [
    ['Client id', clientId],
    ['Client secret', clientSecret],
    ['Certificate', certificate],
    ['Certificate of the authority', authority],
  ]
  return things.flatMap(([what, text]) => (text === undefined ? [] : [[what, text] as const]))
}

interface ParticipantProps {
  participant: ParticipantView
  mayChange: boolean
  take: (answer: unknown) => Promise<void>
  load: () => Promise<void>
}

const named = ({ name, code }: ParticipantView) => `${name} (${code})`

const Participant = ({ participant, mayChange, take, load }: ParticipantProps) => {
  const { code, name, status, email, apis, retentionDays, clientId } = participant
  return (
    <section class="panel participant" aria-label={name}>
      <p class="line">
        <strong>{name}</strong>
        <span class="mono soft">{code}</span>
        <Pill status={status} />
      </p>
      <p class="soft">
        {[
          email,
          `calls ${apis.map((api) => plain(api, apiShortWords)).join(', ')}`,
          `keeps ${retentionDays} days`,
          `key ${clientId}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <ul class="lines">
        {participant.certificates.map(({ serial, fingerprint, expiresAt, revokedAt }) => (
          <li key={serial}>
            <span class="wide">
              <code class="mono fingerprint">{inPairs(fingerprint)}</code>
              <small class="soft below">
                {revokedAt ? (
                  <>
                    taken back <When at={revokedAt} />
                  </>
                ) : (
                  <>
                    until <time dateTime={expiresAt}>{expiresAt.slice(0, 10)}</time>
                  </>
                )}
              </small>
            </span>
            {mayChange && !revokedAt && status !== 'revoked' && (
              <RevokeCertificate code={code} serial={serial} done={load} />
            )}
          </li>
        ))}
      </ul>
      {mayChange && status !== 'revoked' && (
        <ParticipantActs participant={participant} take={take} load={load} />
      )}
    </section>
  )
}

/** Formats a fingerprint as is usual for certificates. */
const inPairs = (hex: string) => hex.toUpperCase().match(/../g)?.join(':') ?? hex
