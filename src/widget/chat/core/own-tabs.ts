import type { Tabs } from './ports.ts'
import { mayShare } from './resume.ts'
import type { Whose } from './state.ts'

/**
 * Limits the exchange between tabs to those that may show the same chat, and ignores the rest. A device has
 * one chat: when another person arrives, the chat of this tab has ended.
 */
export const createOwnTabs = (tabs: Tabs, whose: () => Whose): Tabs => ({
  ...tabs,
  tell: (news) => tabs.tell({ ...news, of: whose() }),
  onNews: (listener) =>
    tabs.onNews((news) => {
      if (mayShare(news.of, whose())) listener(news)
      else if (news.type === 'hello') listener({ type: 'action', action: { type: 'ended', isLeft: true } })
    }),
})
