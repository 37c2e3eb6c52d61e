import { formTexts } from '../../assistant/languages/at-once.ts'
import { texts as formEnglish } from '../../assistant/languages/en/form-texts.ts'
import { toLanguage } from '../../assistant/languages/languages.ts'
import type {
  ChannelsView,
  ChannelView,
  NumbersView,
  SettingView,
  TextsView,
} from '../../contract/console/overlay.ts'
import { Problem } from '../../contract/primitives/problem.ts'
import { type Operator, sees } from '../../relay/agent-api/sign-in/operator.ts'
import { toChannelColors } from '../../relay/citizen-api/chat/brand-colors.ts'
import type { RelayConfig } from '../../relay/config/file.ts'
import { textsIn } from '../../relay/config/overrides/console-texts.ts'
import type { LiveConfig } from '../../relay/config/overrides/live-config.ts'
import type { OverlayReader, OverlayRow } from '../../relay/config/overrides/overlay.ts'
import { findSettable } from '../../relay/config/overrides/settable.ts'
import type { PreviewLinks } from '../pages/preview-links.ts'
import { createNumberLines } from './number-lines.ts'

/** Dependencies of the channel views. */
export interface ChannelViewsDeps {
  /** As in the file. */
  config: RelayConfig
  live: Pick<LiveConfig, 'current'>
  overlay: OverlayReader
  previews: Pick<PreviewLinks, 'link'>
  /** Where customers' pages find the chat. */
  chatUrl: () => string
  /** Whether the public address is configured. */
  isPublic: boolean
}

/** The console's views of the channels, their numbers and their texts. */
export interface ChannelViews {
  /**
   * Shows the channels that a user may see.
   * @param origin the console's own, for the previews
   */
  channels(origin: string, operator: Pick<Operator, 'channels'>): Promise<ChannelsView>
  numbers(): Promise<NumbersView>
  /** @throws Problem `not-found` for a language that the deployment does not speak */
  texts(lang: string): Promise<TextsView>
}

/** Creates views that show each setting with its source. */
export function createChannelViews(deps: ChannelViewsDeps): ChannelViews {
  const { config, live, overlay, previews } = deps
  const lines = createNumberLines(() => live.current().profile)
  /** Reads the overlay once for all settings of a view. */
  const settings = async () => {
    const rows = new Map((await overlay.list()).map((row) => [row.path, row]))
    return <T>(path: string): SettingView<T> => toView<T>(config, path, rows.get(path))
  }
  return {
    async channels(origin, operator) {
      const seen = config.channels.filter(({ gwId }) => sees(operator, gwId))
      const settingOf = await settings()
      return {
        relayUrl: deps.chatUrl(),
        isPublic: deps.isPublic,
        channels: seen.map((channel) => {
          const { gwId, title, assistant, locales, brandColor, ephemeral, voice } = channel
          return {
            gwId,
            title,
            assistant,
            locales,
            brandColor,
            colors: toChannelColors(brandColor),
            ephemeral,
            hasVoice: voice !== false,
            allowedOrigins: settingOf<readonly string[]>(`channels.${gwId}.allowedOrigins`),
            previewUrl: previews.link(gwId, origin),
            help: toHelp(locales, live.current().profile),
          }
        }),
      }
    },
    async numbers() {
      const settingOf = await settings()
      const { emergencyNumber, hotlines, banks, languages } = config.profile
      return {
        emergencyNumber,
        hotlines,
        crisisLine: settingOf('profile.crisisLine'),
        childLine: settingOf('profile.childLine'),
        violenceLine: settingOf('profile.violenceLine'),
        banks: banks.map(({ code, name }) => ({
          code,
          name,
          fraudNumber: settingOf<string>(`profile.banks.${code}.fraudNumber`),
        })),
        previews: languages.map((lang) => ({ lang, lines: lines(lang) })),
      }
    },
    async texts(lang) {
      const { languages } = config.profile
      if (!languages.includes(lang)) throw new Problem('not-found')
      const settingOf = await settings()
      return {
        lang,
        languages,
        texts: textsIn(lang).map(({ key, text }) => ({
          key,
          own: text,
          wording: settingOf<string>(`profile.texts.${lang}.${key}`),
        })),
      }
    },
  }
}

/** Returns the help of a customer's page: a link text, and the hotlines or else the emergency number. */
function toHelp(
  locales: readonly string[],
  { hotlines, emergencyNumber }: Pick<RelayConfig['profile'], 'hotlines' | 'emergencyNumber'>,
): ChannelView['help'] {
  const lang = toLanguage(locales[0] ?? 'en') ?? 'en'
  const lines = hotlines.length > 0 ? hotlines : [{ label: '', number: emergencyNumber }]
  return { lang, title: (formTexts[lang] ?? formEnglish).title, lines }
}

function toView<T>(config: RelayConfig, path: string, row: OverlayRow | undefined): SettingView<T> {
  const inFile = findSettable(config, path)?.inFile
  const isSet = inFile === undefined && row?.value !== undefined
  // The schema of the path has validated both.
  const value = (inFile ?? row?.value ?? null) as T | null
  return {
    path,
    value,
    from: inFile !== undefined ? 'file' : isSet ? 'console' : 'nobody',
    version: row?.version ?? 0,
    changedBy: isSet ? row.changedBy : null,
    changedAt: isSet ? row.changedAt : null,
  }
}
