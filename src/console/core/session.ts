import { computed, signal } from '@preact/signals'
import type { SessionView, SignInRequest } from '../../contract/console/people.ts'
import { type ConsoleAct, mayDo } from '../../contract/console/roles.ts'
import { call, csrf, onSignedOut } from './api.ts'
import { createDrafts } from './drafts.ts'

/** Session view; undefined until the relay has answered. */
export const session = signal<SessionView | undefined>(undefined)
/** Note below the sign-in form, such as that a link has been used or the session has ended. */
export const signInNote = signal('')

/**
 * Sign-in link that the page was opened with while a user is signed in; the user decides whether to use it.
 */
export const offeredLink = signal<string | undefined>(undefined)

/** The signed-in user. */
export const me = computed(() => session.value?.operator ?? undefined)

/** Returns whether the signed-in user has a permission. */
export const may = (act: ConsoleAct): boolean => me.value !== undefined && mayDo(me.value.role, act)

const takeNobody = () =>
  takeSession({ operator: null, csrf: null, provider: session.value?.provider ?? null })

/** Applies the session view that the relay returned. */
export function takeSession(view: SessionView): void {
  csrf.value = view.csrf
  session.value = view
  if (view.operator) signInNote.value = ''
}

/** Reloads the session, for example after a second factor was set up. */
export const refreshSession = async () => takeSession(await call<SessionView>('getSession'))

/** Signs in. @throws Refused */
export async function signIn(proof: SignInRequest): Promise<void> {
  takeSession(await call<SessionView>('signIn', { body: proof }))
}

/** Drafts of the signed-in user. */
export const drafts = computed(() => createDrafts(me.value?.id ?? '', localStorage))

/** Signs out and deletes unsent drafts. A session that expires leaves them. */
export async function signOut(): Promise<void> {
  drafts.value.forgetAll()
  await call('signOut').catch(() => {})
  takeNobody()
}

/** Loads the session, or signs in with the link that the page was opened with. */
export async function start(): Promise<void> {
  onSignedOut.value = () => {
    if (me.value) signInNote.value = 'Your session has ended. Sign in again.'
    takeNobody()
  }
  if (/[?&]state=/.test(location.search)) return comeBack()
  const once = /^#once=([\w-]+)$/.exec(location.hash)?.[1]
  if (once) {
    // Remove the token from the address and the history before anything else happens.
    history.replaceState(history.state, '', '#/')
    const view = await call<SessionView>('getSession').catch(() => undefined)
    if (!view?.operator) return useLink(once)
    // Otherwise anyone who sends a link could have the user continue to work in another person's name.
    offeredLink.value = once
    return takeSession(view)
  }
  await refreshSession().catch(() => takeNobody())
}

/** Signs in with a link; a user who was signed in is signed out. */
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

/**
 * Redirects to the provider for sign-in; `isFresh` requires the user to authenticate there again. @throws
 * Refused
 */
export async function goToProvider(isFresh: boolean): Promise<void> {
  const { url } = await call<{ url: string }>('startProviderSignIn', { body: { isFresh } })
  sessionStorage.setItem(placeKey, location.hash)
  location.assign(url)
}

/** Returns from the provider to the page that the user came from. */
async function comeBack(): Promise<void> {
  const query = location.search
  // Remove the code from the address and the history before anything else happens.
  history.replaceState(history.state, '', `${location.pathname}${sessionStorage.getItem(placeKey) ?? '#/'}`)
  sessionStorage.removeItem(placeKey)
  try {
    takeSession(await call<SessionView>('signInByProvider', { body: { query } }))
  } catch (error) {
    signInNote.value = error instanceof Error ? error.message : ''
    await refreshSession().catch(takeNobody)
  }
}
