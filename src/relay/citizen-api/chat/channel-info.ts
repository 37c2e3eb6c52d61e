import type { ChannelInfo } from '../../../contract/chat/channel.ts'
import type { Channel } from '../../config/channel.ts'
import { toChannelColors } from './brand-colors.ts'

/** Returns the public part of a channel's settings for the chat page. */
export const toChannelInfo = (channel: Channel): ChannelInfo => {
  const { gwId, title, assistant, locales, brandColor, avatar, ephemeral, voice } = channel
  return {
    gwId,
    title,
    assistant,
    locales,
    brandColor,
    colors: toChannelColors(brandColor),
    ...(avatar !== undefined && { avatar }),
    ephemeral,
    voice: voice !== false,
  }
}
