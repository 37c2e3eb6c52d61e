import { useSignal } from '@preact/signals'
import { lazySheet } from '../../parts/lazy.tsx'
import { CasePin } from './CasePin.tsx'

const CaseSheet = lazySheet(async () => (await import('./CaseSheet.tsx')).CaseSheet)

/** Her cases: the newest in one line, all of them on a sheet that is fetched when it is opened. */
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
