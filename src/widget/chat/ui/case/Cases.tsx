import { useSignal } from '@preact/signals'
import { lazySheet } from '../../parts/lazy.tsx'
import { CasePin } from './CasePin.tsx'

const CaseSheet = lazySheet(() => import('./CaseSheet.tsx'), 'CaseSheet')

/**
 * Draws the citizen's newest case in one line, and all cases on a sheet that is fetched when it is opened.
 */
export function Cases() {
  const isOpen = useSignal(false)
  return (
    <>
      <CasePin
        onOpen={() => {
          isOpen.value = true
        }}
      />
      {isOpen.value && (
        <CaseSheet
          onClose={() => {
            isOpen.value = false
          }}
        />
      )}
    </>
  )
}
