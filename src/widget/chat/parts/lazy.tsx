import { useSignal } from '@preact/signals'
import type { ComponentType, VNode } from 'preact'
import { useEffect } from 'preact/hooks'
import { type Page, usePage } from '../page/page.ts'
import richStyle from '../styles/rich.css?url'
import sheetStyle from '../styles/sheet.css?url'
import { loadStyle } from './load-style.ts'

/**
 * Makes a view whose code is fetched when it is first shown. Until then, and without a network, `instead`
 * is drawn. Like `import()` itself, it remembers what it has loaded.
 */
export function lazy<Props extends { onClose?: () => void }>(
  load: (page: Page) => Promise<ComponentType<Props>>,
  instead: (props: Props) => VNode | null = () => null,
): ComponentType<Props> {
  let View: ComponentType<Props> | undefined
  return function Lazy(props: Props) {
    const page = usePage()
    const loaded = useSignal(View !== undefined)
    useEffect(() => {
      // `View` may be there by now, loaded by another instance since this one was first drawn.
      if (loaded.value) return
      void load(page).then(
        (found) => {
          View = found
          loaded.value = true
        },
        // A view that cannot be fetched now is closed again, so that she can open it once more.
        () => props.onClose?.(),
      )
    }, [])
    return loaded.value && View ? <View {...props} /> : instead(props)
  }
}

/**
 * Imports the module that has a view. What it exports is picked here by `name`: the build makes more of an `import()` that is
 * taken apart on the spot.
 */
type Load<Name extends string, Props> = () => Promise<Record<Name, ComponentType<Props>>>

/** Makes a lazy view for messages that are more than words, with its stylesheet and its texts. */
export const lazyRich = <Name extends string, Props extends { onClose?: () => void }>(
  load: Load<Name, Props>,
  name: Name,
  instead?: (props: Props) => VNode | null,
): ComponentType<Props> =>
  lazy(
    async ({ needMore }) => (await Promise.all([load(), needMore(), loadStyle(richStyle)]))[0][name],
    instead,
  )

/** Makes a lazy view for a sheet, with its stylesheet besides. */
export const lazySheet = <Name extends string, Props extends { onClose?: () => void }>(
  load: Load<Name, Props>,
  name: Name,
): ComponentType<Props> => lazyRich(async () => (await Promise.all([load(), loadStyle(sheetStyle)]))[0], name)
