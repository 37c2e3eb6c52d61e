import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import type { TeamspaceList } from '../../../contract/console/records.ts'
import { call } from '../../core/api.ts'
import { createLoaded } from '../../core/loading.ts'
import { Choose } from '../../parts/parts.tsx'

/** Selected teamspace, shared by the settings pages. */
const chosen = signal('')

interface Props {
  title: string
  intro: string
  children: (teamspace: string) => ComponentChildren
}

/** Page about one teamspace, with a selector. */
export function InTeamspace({ title, intro, children }: Props) {
  const loaded = useMemo(() => createLoaded(() => call<TeamspaceList>('listTeamspaces')), [])
  useEffect(() => void loaded.load(), [loaded])
  const known = loaded.value.value?.teamspaces.map(({ id }) => id) ?? []
  const teamspace = known.includes(chosen.value) ? chosen.value : known[0]
  return (
    <>
      <div class="heading">
        <h1>{title}</h1>
        <p class="soft">{intro}</p>
      </div>
      {known.length > 1 && (
        <Choose
          label="Teamspace"
          options={known}
          nameOf={(id) => id}
          value={teamspace ?? ''}
          onChange={(id) => {
            chosen.value = id
          }}
        />
      )}
      {teamspace ? (
        <div key={teamspace}>{children(teamspace)}</div>
      ) : (
        <p class="empty">
          {loaded.error.value || (loaded.value.value ? 'No teamspace is known.' : 'Loading…')}
        </p>
      )}
    </>
  )
}
