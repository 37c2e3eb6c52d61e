import { attempt } from '../core/loading.ts'
import { me, offeredLink, useLink } from '../core/session.ts'
import { Busy } from '../parts/parts.tsx'

/** Asks the signed-in user whether to use a link that signs in another person in their place. */
export function OfferedLink({ once }: { once: string }) {
  return (
    <section class="panel sign-in" aria-labelledby="offered-link">
      <h1 id="offered-link">You are signed in as {me.value?.firstName}</h1>
      <p>
        The link that you opened lets somebody in, maybe somebody else. If you did not ask for it, stay who
        you are.
      </p>
      <p class="actions">
        <button type="button" class="primary" onClick={() => (offeredLink.value = undefined)}>
          Stay signed in
        </button>
        <Busy kind="plain" onClick={() => attempt(() => useLink(once))}>
          Sign out and use the link
        </Busy>
      </p>
    </section>
  )
}
