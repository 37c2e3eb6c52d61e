import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { PasskeyOffer, ProofOffer } from '../../contract/console/passkeys.ts'
import type { FreshProof, SessionView } from '../../contract/console/people.ts'
import { signedText } from '../../contract/console/signed-words.ts'
import { call } from './api.ts'

/** Options from the relay for creating a passkey. */
type NewOffer = Parameters<typeof startRegistration>[0]['optionsJSON']

/**
 * Returns why passkeys do not work at this address; undefined if they do. `link` leads to an address where
 * they do.
 */
export function passkeyObstacle(): { text: string; link?: string } | undefined {
  const { protocol, hostname, port, pathname } = location
  if (/^[\d.]+$|^\[/.test(hostname)) {
    const isThisMachine = hostname.startsWith('127.') || hostname === '[::1]'
    return {
      text: 'Passkeys belong to a name, and this page was opened by a bare address.',
      ...(isThisMachine && { link: `${protocol}//localhost${port && `:${port}`}${pathname}` }),
    }
  }
  if ('PublicKeyCredential' in window) return undefined
  return { text: 'This browser has no passkeys.' }
}

/** Computes the SHA-256 of a text. */
async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}

/** Returns the SHA-256 of a text, in hexadecimal. */
export const digestOf = async (text: string): Promise<string> =>
  [...(await sha256(text))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/**
 * Signs a digest with a passkey: binds what this page shows to a single-use nonce of the relay.
 * @throws Error with a message for the user
 */
export async function signDigest(digest: string): Promise<FreshProof> {
  const { nonce, rpId, allowCredentials } = await call<ProofOffer>('startProof', { body: { digest } })
  const challenge = base64url(await sha256(signedText(nonce, digest)))
  const passkey = await asked(() =>
    startAuthentication({
      optionsJSON: {
        challenge,
        rpId,
        allowCredentials: allowCredentials as never,
        userVerification: 'required',
      },
    }),
  )
  return { passkey }
}

/** Signs in with a passkey of this device. @throws Error with a message for the user */
export async function signInByPasskey(): Promise<SessionView> {
  const optionsJSON = await call<PasskeyOffer>('startPasskeySignIn')
  const passkey = await asked(() => startAuthentication({ optionsJSON }))
  return call<SessionView>('signInByPasskey', { body: { passkey } })
}

/** Creates a passkey on this device. @throws Error with a message for the user */
export async function makePasskey(name: string, proof: FreshProof | undefined): Promise<void> {
  const optionsJSON = await call<NewOffer>('startPasskey', { body: { proof } })
  const made = await asked(() => startRegistration({ optionsJSON }))
  await call('addPasskey', { body: { name, made } })
}

/** Replaces the browser's error messages, which are written for programmers. */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (cause) {
    const name = cause instanceof Error ? cause.name : ''
    throw new Error(refusals[name] ?? 'The passkey could not be used. Try again.', { cause })
  }
}

const refusals: Readonly<Record<string, string>> = {
  NotAllowedError: 'No passkey was used: it was cancelled, or took too long.',
  AbortError: 'No passkey was used: it was cancelled, or took too long.',
  InvalidStateError: 'This device has a passkey of yours already.',
}
