import { pushRoutes } from './push-routes.ts'
import { talkRoutes } from './talk-routes.ts'
import { voiceRoutes } from './voice-routes.ts'

/** The widget's calls by name: method and path on the relay. */
export const chatRoutes = {
  ...talkRoutes,
  getCase: 'GET /chat/v1/cases/{case_id}',
  ...voiceRoutes,
  ...pushRoutes,
} as const
