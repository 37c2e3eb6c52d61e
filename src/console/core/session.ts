import { computed, signal } from '@preact/signals'
import type { SessionView, SignInRequest } from '../../contract/console/people.ts'
import { type ConsoleAct, mayDo } from '../../contract/console/roles.ts'
import { call, csrf, onSignedOut } from './api.ts'
import { createDrafts } from './drafts.ts'

/** Who is signed in; undefined until the relay has said so. */
export const session = signal<SessionView | undefined>(undefined)
/** What is said below the sign-in: a link that was used, a session that has ended. */
export const signInNote = signal('')

/** A link that the page was opened with while somebody is signed in: she says what becomes of it. */
export const offeredLink = signal<string | undefined>(undefined)

/** The person who is signed in. */
export const me = computed(() => session.value?.operator ?? undefined)

/** Tells whether the person who is signed in may do something. */
export const may = (act: ConsoleAct): boolean => me.value !== undefined && mayDo(me.value.role, act)

const takeNobody = () =>
  takeSession({ operator: null, csrf: null, provider: session.value?.provider ?? null })

/** Takes what the relay says of who is signed in now. */
export function takeSession(view: SessionView): void {
  csrf.value = view.csrf
  session.value = view
  if (view.operator) signInNote.value = ''
}

/** Reads the session anew, for example after a second factor was set up. */
export const refreshSession = async () => takeSession(await call<SessionView>('getSession'))

/** Signs in. @throws Refused */
export async function signIn(proof: SignInRequest): Promise<void> {
  takeSession(await call<SessionView>('signIn', { body: proof }))
}

/** The drafts of the person who is signed in. */
export const drafts = computed(() => createDrafts(me.value?.id ?? '', localStorage))

/** Signs out; what was written and not sent is gone with it. A session that ends by itself leaves it. */
export async function signOut(): Promise<void> {
  drafts.value.forgetAll()
  await call('signOut').catch(() => {})
  takeNobody()
}

/** Reads who is signed in, or signs in by the link that the page was opened with. */
export async function start(): Promise<void> {
  onSignedOut.value = () => {
    if (me.value) signInNote.value = 'Your session has ended. Sign in again.'
    takeNobody()
  }
  if (/[?&]state=/.test(location.search)) return comeBack()
  const once = /^#once=([\w-]+)$/.exec(location.hash)?.[1]
  if (once) {
    // The token leaves the address, and the history, before anything else happens.
    history.replaceState(history.state, '', '#/')
    const view = await call<SessionView>('getSession').catch(() => undefined)
    if (!view?.operator) return useLink(once)
    // Whoever sends a link could else have her work on in somebody else's name.
    offeredLink.value = once
    return takeSession(view)
  }
  await refreshSession().catch(() => takeNobody())
}

/** Signs in by a link; who was signed in is no more. */
export async function useLink(once: string): Promise<void> {
  offeredLink.value = undefined
  try {
    await signIn({ once })
  } catch (error) {
    signInNote.value = error instanceof Error ? error.message : ''
    await refreshSession().catch(() => takeNobody())
  }
}

const placeKey = 'parley-place'

/** Goes to the provider to sign in there; `isFresh` has it see her anew. @throws Refused */
export async function goToProvider(isFresh: boolean): Promise<void> {
  const { url } = await call<{ url: string }>('startProviderSignIn', { body: { isFresh } })
  sessionStorage.setItem(placeKey, location.hash)
  location.assign(url)
}

/** Comes back from the provider, to the place where she was. */
async function comeBack(): Promise<void> {
  const query = location.search
  // The code leaves the address, and the history, before anything else happens.
  history.replaceState(history.state, '', `${location.pathname}${sessionStorage.getItem(placeKey) ?? '#/'}`)
  sessionStorage.removeItem(placeKey)
  try {
    takeSession(await call<SessionView>('signInByProvider', { body: { query } }))
  } catch (error) {
    signInNote.value = error instanceof Error ? error.message : ''
    await refreshSession().catch(takeNobody)
  }
}
