import { defineComponent, onBeforeUnmount, onMounted, type PropType, type VNodeProps, watch } from 'vue'
import type { Parley, Theme } from '../loader/index.ts'
import { type ChatProps, createMountedChat } from './mounted.ts'

export type { ChatProps } from './mounted.ts'

/**
 * Puts the widget on the page for as long as the component is mounted, and follows its props. Renders nothing
 * itself. A template ref to it has the methods of the widget's interface, such as `open()`. Also renders on a
 * server.
 */
export const ParleyChat = defineComponent({
  name: 'ParleyChat',
  props: {
    gwId: { type: String, required: true },
    relayUrl: { type: String, required: true },
    env: String,
    humanUid: [String, Number],
    humanHash: String,
    locale: String,
    theme: String as PropType<Theme>,
    container: [Object, String] as PropType<Element | string>,
    zIndex: Number,
    position: String as PropType<'right' | 'left'>,
  },
  emits: ['load', 'ready', 'open', 'close', 'message', 'unread', 'case', 'error'],
  setup(props, { emit, expose }) {
    const chat = createMountedChat()
    const current = (): ChatProps => ({
      ...props,
      onLoad: () => emit('load'),
      onReady: (detail) => emit('ready', detail),
      onOpen: (detail) => emit('open', detail),
      onClose: (detail) => emit('close', detail),
      onMessage: (detail) => emit('message', detail),
      onUnread: (detail) => emit('unread', detail),
      onCase: (detail) => emit('case', detail),
      onError: (detail) => emit('error', detail),
    })
    expose({ ...chat.parley })
    onMounted(() => chat.update(current()))
    watch(current, (changed) => chat.update(changed), { flush: 'post' })
    onBeforeUnmount(() => chat.remove())
    return () => null
  },
  // The type that Vue infers differs from release to release; this one holds for all of Vue 3.
}) as unknown as new () => Parley & { $props: VNodeProps & ChatProps }
