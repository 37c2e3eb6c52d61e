import { useEffect } from 'preact/hooks'
import { addressTo } from '../../core/place.ts'
import { may } from '../../core/session.ts'
import { credits, watchCredits } from './credit-state.ts'

/** Warns users who can buy voice credits, on every page, while credits are low. */
export function LowCredits() {
  useEffect(watchCredits, [])
  const view = credits.value.value?.credits
  if (!view?.isLow || !may('settings.change')) return null
  return (
    <p class="warning" role="status">
      {view.credits === 0
        ? 'The voice credits are used up: citizens can neither listen nor speak.'
        : `Voice credits are running low: ${view.credits} left.`}{' '}
      <a href={addressTo('settings', 'credits')}>Buy more</a>
    </p>
  )
}
