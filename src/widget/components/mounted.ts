import { createParley, type EventName, type Listener, type Parley, type Settings } from '../loader/index.ts'

/** Listeners of a component, one for each event of the widget: `onReady`, `onMessage` and so on. */
type ChatListeners = { [E in EventName as `on${Capitalize<E>}`]?: Listener<E> | undefined }

/**
 * Props of a component: the widget's settings (`relayUrl` is required, because a module does not know where
 * the relay is), and a listener for each event. Components may pass new values at any time.
 */
export interface ChatProps extends Settings, ChatListeners {
  relayUrl: string
}

/** The widget as held by a component: on the page between the first `update` and `remove`. */
export interface MountedChat {
  /** The widget's interface, the same object for the whole lifetime of the component. */
  readonly parley: Parley
  /**
   * Puts the widget on the page, or applies new props: another person by `setHumanUid`, no one after someone
   * by `reset`, any other changed setting by restarting the widget. Listeners may change freely.
   */
  update(props: ChatProps): void
  /** Removes the widget from the page. `update` may be called again. */
  remove(): void
}

const listenerOf = {
  ready: 'onReady',
  open: 'onOpen',
  close: 'onClose',
  message: 'onMessage',
  unread: 'onUnread',
  case: 'onCase',
  error: 'onError',
} as const satisfies { [E in EventName]: keyof ChatListeners }

const events = Object.keys(listenerOf) as EventName[]

/** Settings whose change requires restarting the widget. */
const fixed = [
  'gwId',
  'env',
  'relayUrl',
  'locale',
  'theme',
  'container',
  'zIndex',
  'position',
] as const satisfies (keyof Settings)[]

/** Creates the holder of one widget. Touches neither window nor document before the first `update`. */
export function createMountedChat(): MountedChat {
  const parley = createParley()
  let shown: ChatProps | undefined

  const start = (props: ChatProps) => {
    for (const event of events)
      parley.on(event, (detail) => (shown?.[listenerOf[event]] as Listener<EventName> | undefined)?.(detail))
    const settings = Object.fromEntries(fixed.map((name) => [name, props[name]]))
    const { gwId, humanUid, humanHash } = props
    parley.init({ ...settings, gwId, humanUid, humanHash, onLoad: () => shown?.onLoad?.() })
  }

  return {
    parley,
    update(props) {
      const before = shown
      shown = props
      if (!before) return start(props)
      const { humanUid, humanHash } = props
      const isOther = humanUid !== before.humanUid || humanHash !== before.humanHash
      const isNamed = (uid: Settings['humanUid']) => uid != null && uid !== ''
      if (fixed.some((name) => props[name] !== before[name])) {
        parley.destroy()
        start(props)
      } else if (isOther && isNamed(humanUid)) parley.setHumanUid(humanUid, humanHash)
      if (isNamed(before.humanUid) && !isNamed(humanUid)) parley.reset()
    },
    remove() {
      shown = undefined
      parley.destroy()
    },
  }
}
