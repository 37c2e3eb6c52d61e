import type { Dialog } from '../../../assistant/dialog/model/types.ts'
import type { ReportOutline } from '../../../contract/chat/report-outline.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Channel } from '../../config/channel.ts'
import { toChannelInfo } from './channel-info.ts'

/** Creates the function that returns what pages need to take a report offline. All of it is public. */
export const createReportOutline =
  ({ channels, dialog }: { channels: ReadonlyMap<string, Channel>; dialog: Dialog }) =>
  (gwId: string, lang: string): ReportOutline => {
    const channel = channels.get(gwId)
    if (!channel) {
      throw new Problem('channel-not-found', {
        errors: [{ field: 'gwId', code: 'unknown', message: 'There is no channel with this gwId.' }],
      })
    }
    const outline = channel.assistant === 'scam-report' ? dialog.offline?.outline(lang) : undefined
    if (!outline) throw new Problem('not-found')
    // Copied, because the dialogue's own lists are read-only. Absent members stay absent.
    return { channel: toChannelInfo(channel), ...structuredClone(outline) } as ReportOutline
  }
