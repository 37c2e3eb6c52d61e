import { useSignal } from '@preact/signals'
import type { ComponentType, VNode } from 'preact'
import { useEffect } from 'preact/hooks'
import { type Page, usePage } from '../page/page.ts'
import richStyle from '../styles/rich.css?url'
import sheetStyle from '../styles/sheet.css?url'
import { loadStyle } from './load-style.ts'

/**
 * Creates a view whose code is fetched when it is first shown. Until then, and while offline, `instead` is
 * drawn. Like `import()` itself, it remembers what it has loaded.
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
      // Another instance may have loaded `View` since this one was first drawn.
      if (loaded.value) return
      void load(page).then(
        (found) => {
          View = found
          loaded.value = true
        },
        // If the view cannot be fetched now, it is closed so that it can be opened again.
        () => props.onClose?.(),
      )
    }, [])
    return loaded.value && View ? <View {...props} /> : instead(props)
  }
}

/**
 * Imports the module that contains a view. The export is picked here by `name`, because the build emits more
 * code for an `import()` that is destructured in place.
 */
type Load<Name extends string, Props> = () => Promise<Record<Name, ComponentType<Props>>>

/** Creates a lazy view for rich messages, with its stylesheet and its texts. */
export const lazyRich = <Name extends string, Props extends { onClose?: () => void }>(
  load: Load<Name, Props>,
  name: Name,
  instead?: (props: Props) => VNode | null,
): ComponentType<Props> =>
  lazy(
    async ({ needMore }) => (await Promise.all([load(), needMore(), loadStyle(richStyle)]))[0][name],
    instead,
  )

/** Creates a lazy view for a sheet, with the sheet's stylesheet as well. */
export const lazySheet = <Name extends string, Props extends { onClose?: () => void }>(
  load: Load<Name, Props>,
  name: Name,
): ComponentType<Props> => lazyRich(async () => (await Promise.all([load(), loadStyle(sheetStyle)]))[0], name)
