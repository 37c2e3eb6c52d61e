import { useEffect, useMemo } from 'preact/hooks'
import type { ChannelsView, ChannelView } from '../../../contract/console/overlay.ts'
import { call } from '../../core/api.ts'
import { languageOf } from '../../core/code-words.ts'
import { createLoaded } from '../../core/loading.ts'
import { addressTo, place } from '../../core/place.ts'
import { Section } from '../../parts/parts.tsx'
import { Table } from '../../parts/Table.tsx'
import { ChatPreview } from './ChatPreview.tsx'
import { Origins } from './Origins.tsx'
import { Snippet } from './Snippet.tsx'
import { Source } from './setting.tsx'

/** The channels of the deployment, and the selected one. */
export function Channels() {
  const loaded = useMemo(() => createLoaded(() => call<ChannelsView>('getChannels')), [])
  useEffect(() => void loaded.load(), [loaded])
  const view = loaded.value.value
  const [, wanted] = place.value.rest
  if (!view) return <p class="empty">{loaded.error.value || 'Loading…'}</p>
  if (wanted === undefined) return <List channels={view.channels} />
  const channel = view.channels.find(({ gwId }) => gwId === wanted)
  return channel ? (
    <One key={wanted} channel={channel} view={view} reload={loaded.load} />
  ) : (
    <p class="empty">There is no such channel.</p>
  )
}

const List = ({ channels }: { channels: readonly ChannelView[] }) => (
  <>
    <div class="heading">
      <h1>Channels</h1>
      <p class="soft">Made in the configuration file. What it leaves open is set here.</p>
    </div>
    <div class="panel">
      <Table caption="Channels" columns={['Channel', 'Answers', 'Languages', 'Sites']}>
        {channels.map(({ gwId, title, assistant, locales, allowedOrigins }) => (
          <tr key={gwId}>
            <td data-name="Channel" class="wide">
              <a href={addressTo('settings', 'channels', gwId)}>{title}</a>{' '}
              <span class="mono soft">{gwId}</span>
            </td>
            <td data-name="Answers">{answers[assistant]}</td>
            <td data-name="Languages">{locales.length}</td>
            <td data-name="Sites">
              {allowedOrigins.value?.length ?? 0} <Source setting={allowedOrigins} />
            </td>
          </tr>
        ))}
      </Table>
    </div>
  </>
)

const answers = { 'scam-report': 'Parley’s dialogue', platform: 'The platform' } as const

interface OneProps {
  channel: ChannelView
  view: ChannelsView
  reload: () => Promise<void>
}

const One = ({ channel, view: { relayUrl, isPublic }, reload }: OneProps) => (
  <>
    <div class="heading">
      <h1>{channel.title}</h1>
      <p class="mono soft">{channel.gwId}</p>
    </div>
    <div class="channel">
      <div>
        <Snippet relayUrl={relayUrl} channel={channel} isPublic={isPublic} />
        <Origins setting={channel.allowedOrigins} reload={reload} />
        <Section title="Set in the file">
          <dl class="facts-list">
            <Fact name="Answers">{answers[channel.assistant]}</Fact>
            <Fact name="Languages">{channel.locales.map(languageOf).join(', ')}</Fact>
            <Fact name="Colour">
              <Swatch color={channel.brandColor} /> <span class="mono">{channel.brandColor}</span>
            </Fact>
            <Fact name="As it is shown">
              light <Swatch color={channel.colors.light['--brand']} />
              <Swatch color={channel.colors.light['--tint']} /> dark{' '}
              <Swatch color={channel.colors.dark['--brand']} />
              <Swatch color={channel.colors.dark['--tint']} />
            </Fact>
            <Fact name="Speech">{channel.hasVoice ? 'Yes' : 'No'}</Fact>
            <Fact name="Leaves nothing on the device">{channel.ephemeral ? 'Yes' : 'No'}</Fact>
          </dl>
        </Section>
      </div>
      <ChatPreview url={channel.previewUrl} locales={channel.locales} />
    </div>
  </>
)

const Fact = ({ name, children }: { name: string; children: preact.ComponentChildren }) => (
  <div class="fact">
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Swatch = ({ color }: { color: string }) => (
  <svg class="swatch" viewBox="0 0 16 16" aria-hidden="true">
    <rect width="16" height="16" rx="4" fill={color} />
  </svg>
)
