import {
  type ForwardRefExoticComponent,
  forwardRef,
  type RefAttributes,
  useEffect,
  useImperativeHandle,
  useState,
} from 'react'
import type { Parley } from '../loader/index.ts'
import { type ChatProps, createMountedChat } from './mounted.ts'

export type { ChatProps } from './mounted.ts'

/**
 * Puts the widget on the page for as long as the component is mounted, and follows its props. Renders nothing
 * itself. Its ref is the widget's interface, for `open()` and the like. Also renders on a server.
 */
export const ParleyChat: ForwardRefExoticComponent<ChatProps & RefAttributes<Parley>> = forwardRef(
  function ParleyChat(props, ref) {
    const [chat] = useState(createMountedChat)
    useImperativeHandle(ref, () => chat.parley, [chat])
    useEffect(() => chat.update(props))
    useEffect(() => () => chat.remove(), [chat])
    return null
  },
)
