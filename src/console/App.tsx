import { useEffect } from 'preact/hooks'
import { presenceStates } from '../contract/console/inbox-words.ts'
import { Accounts } from './accounts/Accounts.tsx'
import { titleOf } from './attention/attention.ts'
import { attention, startAttention } from './attention/attention-state.ts'
import { Announcement, Counts, Notices } from './attention/Notices.tsx'
import { SoundOff } from './attention/Sound.tsx'
import { CasePage } from './cases/CasePage.tsx'
import { Cases } from './cases/Cases.tsx'
import { Proposals } from './cases/Proposals.tsx'
import { plain } from './core/code-words.ts'
import { attempt, toast } from './core/loading.ts'
import { addressTo, place } from './core/place.ts'
import { openRooms, roomShown } from './core/rooms.ts'
import { may, me, offeredLink, session, signOut } from './core/session.ts'
import { Inbox } from './inbox/Inbox.tsx'
import { choosePresence, isLive, presence, startInbox } from './inbox/inbox-state.ts'
import { Palette } from './Palette.tsx'
import { KeyHelp, useKeys } from './parts/keys.tsx'
import { SettingNews } from './settings/channels/SettingNews.tsx'
import { LowCredits } from './settings/records/LowCredits.tsx'
import { Settings } from './settings/Settings.tsx'
import { Enrol } from './sign-in/Enrol.tsx'
import { OfferedLink } from './sign-in/OfferedLink.tsx'
import { SignIn } from './sign-in/SignIn.tsx'
import { Audit } from './team/Audit.tsx'
import { OwnWays } from './team/OwnWays.tsx'
import { People } from './team/People.tsx'

/** Root component of the console. */
export function App() {
  useEffect(startInbox, [])
  useEffect(startAttention, [])
  const title = titleOf(attention.value)
  useEffect(() => {
    document.title = title
  }, [title])
  useKeys()
  if (!session.value) return <p class="empty middle">Loading…</p>
  return (
    <>
      <a class="skip" href="#main">
        Skip to the content
      </a>
      <Header />
      <Announcement />
      <main id="main" tabIndex={-1}>
        <Notices />
        <LowCredits />
        <SettingNews />
        <Room />
      </main>
      <KeyHelp />
      <Palette />
      {toast.value && (
        <p class={toast.value.isBad ? 'toast bad' : 'toast'} role="alert">
          {toast.value.text}
        </p>
      )}
    </>
  )
}

function Header() {
  const person = me.value
  return (
    <header>
      <p class="brand">
        Parley <span>console</span>
      </p>
      {person && !person.mustEnrol && (
        <nav aria-label="Console">
          {openRooms().map(({ name, label }) => (
            <a key={name} href={addressTo(name)} aria-current={name === roomShown() ? 'page' : undefined}>
              {label}
              <Counts room={name} />
            </a>
          ))}
        </nav>
      )}
      {person && (
        <p class="who">
          {!person.mustEnrol && <SoundOff />}
          {may('chat.answer') && !person.mustEnrol && <Reachable />}
          <a href={addressTo('sessions')}>{person.firstName}</a>
          <button type="button" class="plain" onClick={signOut}>
            Sign out
          </button>
        </p>
      )}
    </header>
  )
}

/** Lets agents set their presence. */
function Reachable() {
  const choose = (value: string) =>
    void attempt(() => choosePresence(value as (typeof presenceStates)[number]))
  return (
    <>
      <span class="live" data-state={isLive.value ? 'live' : 'lost'} role="status">
        {isLive.value ? 'Live' : 'Connection lost'}
      </span>
      <select
        aria-label="How you can be reached"
        value={presence.value}
        onChange={(e) => choose(e.currentTarget.value)}
      >
        {presenceStates.map((one) => (
          <option key={one} value={one}>
            {plain(one)}
          </option>
        ))}
      </select>
    </>
  )
}

function Room() {
  const person = me.value
  if (!person) return <SignIn />
  if (offeredLink.value) return <OfferedLink once={offeredLink.value} />
  if (person.mustEnrol) return <Enrol />
  const [first] = place.value.rest
  const wanted = roomShown()
  if (wanted === 'sessions') return <OwnWays />
  if (!openRooms().some(({ name }) => name === wanted)) {
    return <p class="empty middle">There is nothing here for your role.</p>
  }
  switch (wanted) {
    case 'inbox':
      return <Inbox />
    case 'cases':
      return first ? <CasePage caseId={first} key={first} /> : <Cases />
    case 'approvals':
      return <Proposals />
    case 'accounts':
      return <Accounts key={place.value.rest.join()} />
    case 'people':
      return <People />
    case 'settings':
      return <Settings />
    default:
      return <Audit />
  }
}
