import { computed, signal } from '@preact/signals'
import type { SessionView, SignInRequest } from '../../contract/console/people.ts'
import { type ConsoleAct, mayDo } from '../../contract/console/roles.ts'
import { call, csrf, onSignedOut } from './api.ts'

/** Who is signed in; undefined until the relay has said so. */
export const session = signal<SessionView | undefined>(undefined)
/** What is said below the sign-in: a link that was used, a session that has ended. */
export const signInNote = signal('')

/** The person who is signed in. */
export const me = computed(() => session.value?.operator ?? undefined)

/** Tells whether the person who is signed in may do something. */
export const may = (act: ConsoleAct): boolean => me.value !== undefined && mayDo(me.value.role, act)

const take = (view: SessionView) => {
  csrf.value = view.csrf
  session.value = view
}

/** Reads the session anew, for example after a second factor was set up. */
export const refreshSession = async () => take(await call<SessionView>('getSession'))

/** Signs in. @throws Refused */
export async function signIn(proof: SignInRequest): Promise<void> {
  take(await call<SessionView>('signIn', { body: proof }))
  signInNote.value = ''
}

/** Signs out. */
export async function signOut(): Promise<void> {
  await call('signOut').catch(() => {})
  take({ operator: null, csrf: null })
}

/** Reads who is signed in, or signs in by the link that the page was opened with. */
export async function start(): Promise<void> {
  onSignedOut.value = () => {
    if (me.value) signInNote.value = 'Your session has ended. Sign in again.'
    take({ operator: null, csrf: null })
  }
  const once = /^#once=([\w-]+)$/.exec(location.hash)?.[1]
  if (once) {
    // The token leaves the address, and the history, before anything else happens.
    history.replaceState(null, '', '#/')
    try {
      return await signIn({ once })
    } catch (error) {
      signInNote.value = error instanceof Error ? error.message : ''
    }
  }
  await refreshSession().catch(() => take({ operator: null, csrf: null }))
}
