import { useSignal } from '@preact/signals'
import { CasePin } from './CasePin.tsx'
import { CaseSheet } from './CaseSheet.tsx'

/** Her cases: the newest in one line, all of them on a sheet. A chunk of its own, loaded with the first. */
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
