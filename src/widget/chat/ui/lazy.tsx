import { useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'

/** A view whose code is fetched when it is first shown. Until then, and without a network, nothing is. */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return function Lazy(props: Props) {
    const loaded = useSignal<{ View: ComponentType<Props> } | undefined>(undefined)
    useEffect(() => {
      void load().then(
        (View) => {
          loaded.value = { View }
        },
        () => undefined,
      )
    }, [])
    const View = loaded.value?.View
    return View ? <View {...props} /> : null
  }
}
