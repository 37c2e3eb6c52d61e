import type { Parley } from './api.ts'
import type { Emit, EventName, Listener } from './events.ts'
import { page, report, run } from './report.ts'
import { parseSettings, type Settings } from './settings.ts'
import { createWidget, hostTag, type Widget } from './widget.ts'

/** The package's version, which the build fills in. */
declare const PARLEY_VERSION: string

/** A call that was made before the widget could carry it out: a method's name and its arguments. */
export type QueuedCall = readonly [name: Exclude<keyof Parley, 'version' | 'isOpen'>, args: Iterable<unknown>]

/** The widget's element, by which other copies of this module recognise the widget and its settings. */
interface Host extends Element {
  key?: string
  widget?: Widget
}

/**
 * Creates the widget's interface; nothing is put on the page before `init`. `on` and `off` work immediately.
 * Other calls made before `init` are queued and carried out after it, in order.
 *
 * @param scriptUrl a URL of the relay; its origin is used unless the setting `relayUrl` names another.
 * @param waiting calls that the page made earlier; they are carried out after the running script.
 */
export function createParley(scriptUrl?: string, waiting: QueuedCall[] = []): Parley {
  let listeners: Partial<Record<EventName, Set<(detail: never) => void>>> = {}
  let widget: Widget | undefined
  let kept = waiting

  const emit: Emit = (event, detail) =>
    listeners[event]?.forEach((listener) => {
      run(() => listener(detail as never))
    })
  const later =
    (name: Exclude<keyof Widget, 'isOpen'>) =>
    (...args: never[]) => {
      if (widget) (widget[name] as (...args: never[]) => void)(...args)
      else kept[kept.length] = [name, args]
    }
  // Does not use Array methods: a page may have replaced them.
  const replay = () => {
    const calls = kept
    kept = []
    for (const [name, args] of calls) (parley[name] as (...args: unknown[]) => void)(...args)
  }
  const parley = {
    version: PARLEY_VERSION,
    init(settings: Settings, onLoad?: () => void) {
      run(() => {
        const checked = parseSettings({ onLoad, ...settings }, scriptUrl)
        if (!checked) return
        const { onLoad: _, humanUid, humanHash, ...rest } = checked
        // Not JSON, because a page may have replaced its methods.
        const query = new URLSearchParams(rest as object as Record<string, string>)
        query.sort()
        const key = `${query}`
        const there = page.querySelector<Host>(hostTag)
        if (there && there.key !== key) return report('one chat a page')
        if (there && there.widget === widget) {
          if (humanUid) widget?.setHumanUid(humanUid, humanHash)
        } else {
          // The widget of another copy of this module, or one whose element the page has removed.
          ;(there?.widget ?? widget)?.destroy()
          widget = createWidget(checked, emit)
          Object.assign(page.querySelector(hostTag) ?? {}, { key, widget })
        }
        replay()
        checked.onLoad?.()
      })
    },
    on<E extends EventName>(event: E, listener: Listener<E>) {
      // biome-ignore lint/suspicious/noAssignInExpressions: six bytes of three thousand.
      ;(listeners[event] ??= new Set()).add(listener)
    },
    off<E extends EventName>(event: E, listener: Listener<E>) {
      listeners[event]?.delete(listener)
    },
    isOpen: () => !!widget?.isOpen(),
    destroy() {
      widget?.destroy()
      widget = undefined
      kept = []
      listeners = {}
    },
  } as Parley
  for (const name of ['setHumanUid', 'reset', 'show', 'hide', 'open', 'close', 'toggle'] as const)
    parley[name] = later(name)
  // Not a microtask: pages replace `queueMicrotask`.
  setTimeout(replay)
  return parley
}
