import { useEffect, useMemo } from 'preact/hooks'
import type { ReactionsView } from '../../contract/console/inbox.ts'
import { call } from '../core/api.ts'
import { createLoaded } from '../core/loading.ts'
import { span } from '../core/words.ts'
import { Section } from '../parts/parts.tsx'
import { Table } from '../parts/Table.tsx'

const refreshMs = 60_000

/** Recent first response times by channel. Renders nothing if no channel has a target. */
export function Reactions() {
  const loaded = useMemo(
    () => createLoaded(() => call<ReactionsView>('getReactions', { unattended: true })),
    [],
  )
  useEffect(() => {
    void loaded.load()
    const timer = setInterval(() => void loaded.load(), refreshMs)
    return () => clearInterval(timer)
  }, [loaded])
  const channels = loaded.value.value?.channels.filter(({ targetMinutes }) => targetMinutes !== null) ?? []
  if (channels.length === 0) return null
  return (
    <Section title={`How soon people answer, last ${loaded.value.value?.days} days`}>
      <Table
        caption="How soon people answer"
        columns={['Channel', 'Now', 'Target', 'Usual', 'Answered', 'Late', 'Overdue']}
        numbers={['Target', 'Usual', 'Answered', 'Late', 'Overdue']}
      >
        {channels.map((one) => (
          <tr key={one.gwId}>
            <td data-name="Channel" class="mono">
              {one.gwId}
            </td>
            <td data-name="Now">{one.isOpen ? 'Open' : 'Closed'}</td>
            <td data-name="Target" class="number">
              {span(one.targetMinutes ?? 0)}
            </td>
            <td data-name="Usual" class="number">
              {one.medianMinutes === null
                ? '–'
                : one.medianMinutes < 1
                  ? 'under 1 min'
                  : span(one.medianMinutes)}
            </td>
            <td data-name="Answered" class="number">
              {one.answered}
            </td>
            <td data-name="Late" class="number">
              {one.late === 0 ? '0' : <span class="pill bad">{one.late}</span>}
            </td>
            <td data-name="Overdue" class="number">
              {one.overdue === 0 ? '0' : <strong class="pill bad">{one.overdue}</strong>}
            </td>
          </tr>
        ))}
      </Table>
    </Section>
  )
}
