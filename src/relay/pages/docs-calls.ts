import { toHtml } from './to-html.ts'

/** Describes one operation as far as a call of it must be written. */
export interface DocsCall {
  id: string
  method: string
  path: string
  parameters: readonly { name: string; in: string; required: boolean }[]
  /** Media type of the body; undefined without one. */
  bodyType: string | undefined
  /** A body that is accepted. */
  example: unknown
}

/** Draws how a call is written for the command line and with the client. */
export const drawSnippets = (call: DocsCall): string => `<details class="calls"><summary>As a call</summary>
<pre aria-label="curl" tabindex="0"><code>${toHtml(toCurl(call))}</code></pre>
<pre aria-label="TypeScript" tabindex="0"><code>${toHtml(toClient(call))}</code></pre></details>`

function toCurl({ method, path, parameters, bodyType, example }: DocsCall): string {
  const query = parameters.filter((one) => one.in === 'query' && one.required).map(({ name }) => `${name}=…`)
  const address = `"$RELAY${path}${query.length > 0 ? `?${query.join('&')}` : ''}"`
  const json = example === undefined ? '{}' : JSON.stringify(example, null, 2).replaceAll("'", "'\\''")
  const body =
    bodyType === undefined
      ? []
      : bodyType === 'application/json'
        ? ['-H "Content-Type: application/json"', `-d '${json}'`]
        : ['-F file=@recording.wav', '-F lang=en']
  return [`curl -X ${method} ${address}`, '-H "Authorization: Bearer $KEY"', ...body].join(' \\\n  ')
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
