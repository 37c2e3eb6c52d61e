import { operations } from '../../contract/operations/index.ts'
import { drawSnippets } from './docs-calls.ts'
import type {
  DocsCall,
  DocsContent,
  DocsDocument,
  DocsEntry,
  DocsOperation,
  DocsResponse,
} from './docs-document.ts'
import { type Components, type FieldRow, toRows, typeOf } from './docs-fields.ts'
import { sentenceToHtml, toHtml } from './to-html.ts'

/** Renders a call of a document, or a webhook. */
export function drawOperation(entry: DocsEntry, document: DocsDocument): string {
  const { id, method, path, operation, isWebhook } = entry
  const components = document.components?.schemas ?? {}
  const call = toCall(entry)
  // Calls of the chat page require a chat token instead of a key, and webhooks go in the other direction.
  const door = operation['x-door'] ?? 'relay'
  const isCalled = operation['x-roles'] !== undefined
  const isTried = operation['x-scope'] !== undefined
  const successes = Object.entries(operation.responses ?? {}).filter(([status]) => status.startsWith('2'))
  return `<article id="${toHtml(id)}"${isTried ? ` data-call="${toHtml(JSON.stringify(call))}"` : ''}>
<h3>${toHtml(operation.summary ?? id)}</h3>
<p class="call"><b class="${method.toLowerCase()}">${method}</b> <code>${isWebhook ? 'your address' : toHtml(path).replaceAll('/', '/<wbr>')}</code></p>
<p class="facts">${facts(operation)
    .map((fact) => `<span>${toHtml(fact)}</span>`)
    .join(' ')}</p>
${operation.description ? `<p>${sentenceToHtml(operation.description)}</p>` : ''}
${drawTable('Parameters', toParameterRows(operation, components))}
${drawContent(isWebhook ? 'What you get' : 'Request', operation.requestBody?.content, components)}
${successes.map(([status, { content }]) => drawContent(`Answer ${status}`, content, components)).join('\n')}
${isCalled ? drawSnippets(call, { door, hasClient: isOfClient(call.id), hasKey: isTried }) : ''}
${isWebhook ? drawWanted(operation, document) : drawRefusals(operation, document)}
</article>`
}

const isOfClient = (id: string): boolean => Object.values(operations).some((operation) => operation.id === id)

const toCall = ({ id, method, path, operation }: DocsEntry): DocsCall => {
  const [body] = Object.entries(operation.requestBody?.content ?? {})
  return {
    id,
    method,
    path,
    parameters: (operation.parameters ?? [])
      .filter((one) => one.in !== 'header' || one.required)
      .map((one) => ({ name: one.name, in: one.in, required: one.required ?? false })),
    bodyType: body?.[0],
    example: body?.[1].example,
  }
}

const toParameterRows = ({ parameters = [] }: DocsOperation, components: Components): FieldRow[] =>
  parameters.map(({ name, in: place, required = false, description, schema = {} }) => ({
    name,
    type: `${typeOf(schema, components)}, in the ${place}`,
    required,
    description: description ?? schema.description ?? '',
    values: toRows({ properties: { [name]: schema } }, components)[0]?.values ?? [],
  }))

function facts(operation: DocsOperation): string[] {
  const { 'x-scope': scope, 'x-roles': roles, 'x-latency-target': latency } = operation
  const { 'x-rate-limit': limit, deprecated } = operation
  return [
    ...(scope ? [`scope ${scope}`] : []),
    ...(roles ? [`for ${roles.join(', ')}`] : []),
    ...(limit
      ? [
          `${limit.perMinute.toLocaleString('en')} a minute${limit.roles ? ` for ${limit.roles.join(', ')}` : ''}`,
        ]
      : []),
    ...(latency ? [`target ${latency.milliseconds / 1000} s`] : []),
    ...(deprecated ? ['earlier edition'] : []),
  ]
}

const drawContent = (title: string, content: DocsContent | undefined, components: Components): string =>
  Object.entries(content ?? {})
    .map(([type, part]) => drawBody(`${title}, ${type}`, part, components))
    .join('\n')

function drawBody(title: string, { schema = {}, example }: DocsContent[string], components: Components) {
  const rows = toRows(schema, components)
  const shown =
    rows.length > 0
      ? drawTable(title, rows)
      : `<h4>${toHtml(title)}</h4><p>${sentenceToHtml(schema.description ?? typeOf(schema, components))}</p>`
  if (example === undefined) return shown
  const text = typeof example === 'string' ? example : JSON.stringify(example, null, 2)
  return `${shown}\n<pre aria-label="Example" tabindex="0"><code>${toHtml(text)}</code></pre>`
}

function drawTable(title: string, rows: readonly FieldRow[]): string {
  if (rows.length === 0) return ''
  return `<h4>${toHtml(title)}</h4>
<div class="scroll"><table><thead><tr><th scope="col">Field<th scope="col">Type<th scope="col">Meaning</thead><tbody>
${rows.map(({ name, type, required, description, values }) => `<tr><th scope="row"><code>${toHtml(name).replaceAll('.', '.<wbr>')}</code>${required ? ' <em>required</em>' : ''}<td>${toHtml(type)}<td>${sentenceToHtml(description)}${drawValues(values)}`).join('\n')}
</tbody></table></div>`
}

const drawValues = (values: FieldRow['values']): string =>
  values.length === 0
    ? ''
    : `<ul class="words">${values.map(([word, meaning]) => `<li><code>${toHtml(word)}</code>: ${sentenceToHtml(meaning)}`).join('')}</ul>`

/** Lists the errors of a call by status, with the problems and what to do about each. */
function drawRefusals(operation: DocsOperation, document: DocsDocument): string {
  const { 'x-problems': types = [], responses = {} } = operation
  const refusals = Object.entries(responses).filter(([status]) => !status.startsWith('2'))
  const known = (document['x-problems'] ?? []).filter(({ type }) => types.includes(type))
  const drawn = refusals.map(([status, response]) => {
    const problems = known
      .filter((problem) => `${problem.status}` === status)
      .map(
        ({ type, help }) =>
          `<li><code>${toHtml(type.split(':').pop() ?? '')}</code>: ${sentenceToHtml(help)}`,
      )
    return `<dt>${status}<dd>${sentenceToHtml(describe(response, document))}${problems.length > 0 ? `<ul class="words">${problems.join('')}</ul>` : ''}`
  })
  return `<details><summary>Refusals: ${refusals.map(([status]) => status).join(', ')}</summary>
<dl>${drawn.join('')}</dl></details>`
}

/** Describes what the customer's server must respond. */
const drawWanted = ({ responses = {} }: DocsOperation, document: DocsDocument): string =>
  `<details><summary>What you answer</summary>
<dl>${Object.entries(responses)
    .map(([status, response]) => `<dt>${status}<dd>${sentenceToHtml(describe(response, document))}`)
    .join('')}</dl></details>`

function describe(response: DocsResponse, { components }: DocsDocument): string {
  if (!response.$ref) return response.description ?? ''
  return components?.responses?.[response.$ref.split('/').pop() ?? '']?.description ?? ''
}
