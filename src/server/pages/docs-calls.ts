import type { DocsCall } from './docs-document.ts'
import { writeSamples } from './docs-samples.ts'
import { toHtml } from './to-html.ts'

/**
 * Renders a call for the command line, for the client if it supports the call, and in the languages of
 * integrators' servers if they call with an API key.
 */
export function drawSnippets(
  call: DocsCall,
  { door, hasClient, hasKey }: { door: string; hasClient: boolean; hasKey: boolean },
): string {
  const samples = {
    curl: toCurl(call, door),
    ...(hasClient && { TypeScript: toClient(call) }),
    ...(hasKey && writeSamples(call)),
  }
  // Opening one closes the others.
  const drawn = Object.entries(samples).map(
    ([name, text]) => `<details name="call-${toHtml(call.id)}"><summary>${name}</summary>
<pre aria-label="${name}" tabindex="0"><code>${toHtml(text)}</code></pre></details>`,
  )
  return `<div class="calls" role="group" aria-label="As a call">${drawn.join('\n')}</div>`
}

/**
 * How and where a caller authenticates: with an API key at the relay, or with a certificate at the mTLS
 * listener for institutions.
 */
const doors: Readonly<Record<string, { base: string; proof: string }>> = {
  relay: { base: '$RELAY', proof: '-H "Authorization: Bearer $KEY"' },
  institutions: { base: '$DOOR', proof: '--cacert ca.pem --cert client.pem --key client.key' },
}

function toCurl({ method, path, parameters, bodyType, example }: DocsCall, door: string): string {
  const { base, proof } = doors[door] ?? { base: '$RELAY', proof: '' }
  const query = parameters.filter((one) => one.in === 'query' && one.required).map(({ name }) => name)
  // curl sends a URL as it is written, and one that is not ASCII is rejected before the relay sees it. In a
  // call with a body it cannot encode the query.
  const isEncoded = query.length > 0 && bodyType === undefined
  const inAddress = query.length > 0 && !isEncoded ? `?${query.map((name) => `${name}=VALUE`).join('&')}` : ''
  const address = `${isEncoded ? '-G ' : ''}"${base}${path}${inAddress}"`
  const encoded = isEncoded ? query.map((name) => `--data-urlencode "${name}=…"`) : []
  const json = example === undefined ? '{}' : JSON.stringify(example, null, 2).replaceAll("'", "'\\''")
  const body =
    bodyType === undefined
      ? []
      : bodyType === 'application/json'
        ? ['-H "Content-Type: application/json"', `-d '${json}'`]
        : bodyType === 'multipart/form-data'
          ? ['-F file=@recording.wav', '-F lang=en']
          : [`-H "Content-Type: ${bodyType}"`, '--data-binary @file']
  const headers = parameters.filter((one) => one.in === 'header').map(({ name }) => `-H "${name}: …"`)
  return [`curl -X ${method} ${address}`, ...encoded, proof, ...headers, ...body].join(' \\\n  ')
}

function toClient({ id, parameters, bodyType, example }: DocsCall): string {
  const namesIn = (place: string) =>
    parameters.filter((one) => one.in === place && one.required).map(({ name }) => name)
  const [params, query] = [namesIn('path'), namesIn('query')]
  const body = JSON.stringify(example ?? {}, null, 2)
    .replaceAll(/"(\w+)":/g, '$1:')
    .replaceAll('\n', '\n  ')
  const input = [
    ...(params.length > 0 ? [`params: { ${params.join(', ')} }`] : []),
    ...(query.length > 0 ? [`query: { ${query.join(', ')} }`] : []),
    ...(bodyType === 'application/json' ? [`body: ${body}`] : []),
    ...(bodyType === 'multipart/form-data' ? ["body: { file, lang: 'en' }"] : []),
  ]
  return `await client.call('${id}', {${input.map((part) => `\n  ${part},`).join('')}${input.length > 0 ? '\n' : ''}})`
}
