import type { Tabs } from './ports.ts'
import { mayShare } from './resume.ts'
import type { Whose } from './state.ts'

/**
 * Talks with the tabs in which the same chat may be shown, and passes over what others tell. A device has one chat: when
 * somebody else comes, the chat of this tab has ended.
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
