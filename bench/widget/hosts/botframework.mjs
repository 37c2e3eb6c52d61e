// Its own prebuilt bundle, the smaller of two: its modules require install scripts.
import '../../widget-peers/node_modules/botframework-webchat/dist/webchat-minimal.js'
import { Observable } from 'rxjs/Observable'
import { drawLauncher, history } from './launcher.mjs'
import 'rxjs/add/observable/of'

const at = new Date().toISOString()
const toActivity = (text, n, role) => ({
  type: 'message',
  id: `a${n}`,
  timestamp: at,
  channelId: 'directline',
  conversation: { id: 'c' },
  from: role === 'user' ? { id: 'me', role } : { id: 'bot', role: 'bot', name: 'Bot' },
  text,
})

drawLauncher((panel) => {
  let say
  let next = history.length
  const directLine = {
    connectionStatus$: Observable.of(0, 1, 2),
    activity$: new Observable((observer) => {
      say = (activity) => observer.next(activity)
      for (const [n, text] of history.entries()) say(toActivity(text, n, n % 2 ? 'user' : 'bot'))
    }),
    postActivity(activity) {
      const id = `a${next++}`
      if (activity.type === 'message') {
        say({ ...activity, id, timestamp: at })
        say(toActivity(`Answer to ${activity.text}`, next++, 'bot'))
      }
      return Observable.of(id)
    },
    end() {},
    getSessionId: () => Observable.of(''),
    referenceGrammarId: undefined,
  }
  window.WebChat.renderWebChat({ directLine, userID: 'me', styleOptions: { rootHeight: '100%' } }, panel)
})
