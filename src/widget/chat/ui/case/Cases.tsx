import { useSignal } from '@preact/signals'
import { lazySheet } from '../../parts/lazy.tsx'
import { CasePin } from './CasePin.tsx'

const CaseSheet = lazySheet(() => import('./CaseSheet.tsx'), 'CaseSheet')

/** Draws her newest case in one line, and all of her cases on a sheet that is fetched when she opens it. */
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
