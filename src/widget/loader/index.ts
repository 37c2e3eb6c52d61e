/** The widget as an ES module: `createParley()` creates what the script puts at `window.Parley`. */
export type { HumanClaim, Theme } from '../bridge/bridge.ts'
export type { Parley } from './api.ts'
export type { EventName, Listener, WidgetEvents } from './events.ts'
export { createParley } from './parley.ts'
export type { Settings } from './settings.ts'
