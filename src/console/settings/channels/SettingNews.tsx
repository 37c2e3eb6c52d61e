import { useEffect } from 'preact/hooks'
import { addressTo } from '../../core/place.ts'
import { may, me } from '../../core/session.ts'
import { When } from '../../parts/parts.tsx'
import { nameOfSetting, valueShown } from './Changes.tsx'
import { settingChanges, watchSettingChanges } from './changes-state.ts'

/** Maximum number listed; beyond that only the count is shown, as the page of changes lists all. */
const shownAtOnce = 3

/**
 * Informs every administrator, on every page, of the changes of the last 24 hours and those that wait for a
 * second person.
 */
export function SettingNews() {
  useEffect(watchSettingChanges, [me.value?.id])
  const changes = settingChanges.value.value
  if (!changes || !may('settings.read')) return null
  const { news } = changes
  const waiting = may('settings.change')
    ? changes.waiting.filter(({ proposedBy }) => proposedBy.id !== me.value?.id)
    : []
  if (news.length === 0 && waiting.length === 0) return null
  return (
    <div class="warning" role="status">
      {news.slice(0, shownAtOnce).map(({ path, from, to, changedBy, approvedBy, changedAt }) => (
        <p key={path}>
          {changedBy} changed {nameOfSetting(path)}: {valueShown(from)} → <strong>{valueShown(to)}</strong>
          {approvedBy && `, approved by ${approvedBy}`} · <When at={changedAt} />
        </p>
      ))}
      {news.length > shownAtOnce && <p>{news.length - shownAtOnce} more settings were changed.</p>}
      {waiting.length > 0 && (
        <p>{waiting.length === 1 ? 'A change waits' : `${waiting.length} changes wait`} for your approval.</p>
      )}
      <p>
        <a href={addressTo('settings', 'changes')}>Look at the changes</a>
      </p>
    </div>
  )
}
