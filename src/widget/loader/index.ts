/** The widget as an ES module: `createParley(relayOrigin)` gives what the script puts at `window.Parley`. */
export type { HumanClaim, Theme } from '../bridge.ts'
export type { EventName, Listener, WidgetEvents } from './events.ts'
export { createParley, type Parley } from './parley.ts'
export type { Settings } from './settings.ts'
