import { type DocsCall, drawSnippets } from './docs-calls.ts'
import { type Components, type SchemaShape, toRows, typeOf } from './docs-fields.ts'
import { toHtml } from './to-html.ts'

/** Describes what the page needs of the OpenAPI document. */
export interface DocsDocument {
  info: { title: string; description?: string }
  tags?: { name: string; description?: string }[]
  paths: Record<string, Record<string, DocsOperation>>
  'x-problems'?: readonly DocsProblem[]
  components?: { schemas?: Components; responses?: Record<string, DocsResponse> }
}

interface DocsOperation {
  operationId?: string
  summary?: string
  description?: string
  tags?: string[]
  deprecated?: boolean
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: SchemaShape }[]
  requestBody?: { content: Content }
  responses?: Record<string, DocsResponse>
  'x-scope'?: string
  'x-roles'?: readonly string[]
  'x-latency-target'?: { milliseconds: number }
  'x-rate-limit'?: { perMinute: number; roles?: readonly string[] }
}

interface DocsProblem {
  type: string
  status: number
  title: string
  help: string
  operations?: readonly string[]
}

interface DocsResponse {
  $ref?: string
  description?: string
  content?: Content
}

type Content = Record<string, { schema?: SchemaShape; example?: unknown }>

interface Entry {
  id: string
  method: string
  path: string
  operation: DocsOperation
}

/**
 * Draws the OpenAPI document as one page of plain HTML, which needs no script, so that it works everywhere and in
 * print. With scripts there are a search and a form for calls besides.
 */
export function drawDocs(document: DocsDocument): string {
  const entries = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]): Entry => ({
        id: operation.operationId ?? `${method}-${path}`,
        method: method.toUpperCase(),
        path,
        operation,
      }),
    ),
  )
  const groups = (document.tags ?? []).map((tag) => ({
    ...tag,
    entries: entries.filter(({ operation }) => operation.tags?.includes(tag.name)),
  }))
  const { title, description = '' } = document.info
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${toHtml(title)}: the operations</title>
<link rel="stylesheet" href="/docs/style.css">
<script type="module" src="/docs/script.js"></script>
<nav aria-label="Operations">
<h1><a href="#top">${toHtml(title)}</a></h1>
${groups.map(drawNavigation).join('\n')}
<p><a href="#problems">Problems, and what to do</a></p>
</nav>
<main id="top">
<header>
<h2>The operations</h2>
<p>${toHtml(description)}</p>
<p>Send <code>Authorization: Bearer KEY</code>, with a key that <code>npm run key -- create</code> made and that
holds the scope named, has one of the roles, and reaches the teamspace or company. The document itself: <a href="/openapi.json">openapi.json</a>.</p>
</header>
${groups.map((group) => drawGroup(group, document)).join('\n')}
${drawProblems(document['x-problems'] ?? [])}
</main>
</html>
`
}

interface Group {
  name: string
  description?: string
  entries: readonly Entry[]
}

const drawNavigation = ({ name, entries }: Group) => `<h2>${toHtml(name)}</h2>
<ul>${entries.map(({ id, operation }) => `<li><a href="#${toHtml(id)}">${toHtml(operation.summary ?? id)}</a>`).join('')}</ul>`

const drawGroup = (group: Group, document: DocsDocument) => `<section aria-label="${toHtml(group.name)}">
<h2 class="area">${toHtml(group.name)} <small>${toHtml(group.description ?? '')}</small></h2>
${group.entries.map((entry) => drawOperation(entry, document)).join('\n')}
</section>`

function drawOperation({ id, method, path, operation }: Entry, document: DocsDocument): string {
  const components = document.components?.schemas ?? {}
  const parameters = (operation.parameters ?? []).map((parameter) => ({
    name: parameter.name,
    type: `${typeOf(parameter.schema ?? {}, components)}, in the ${parameter.in}`,
    required: parameter.required ?? false,
    description: parameter.description ?? parameter.schema?.description ?? '',
  }))
  const body = Object.entries(operation.requestBody?.content ?? {})
  const call: DocsCall = {
    id,
    method,
    path,
    parameters: (operation.parameters ?? [])
      .filter((one) => one.in !== 'header')
      .map((one) => ({ name: one.name, in: one.in, required: one.required ?? false })),
    bodyType: body[0]?.[0],
    example: body[0]?.[1].example,
  }
  // The calls of the chat page want the token of a chat in place of a key.
  const isCallable = operation['x-scope'] !== undefined
  const responses = Object.entries(operation.responses ?? {})
  const successes = responses.filter(([status]) => status.startsWith('2'))
  const refusals = responses.filter(([status]) => !status.startsWith('2'))
  return `<article id="${toHtml(id)}"${isCallable ? ` data-call="${toHtml(JSON.stringify(call))}"` : ''}>
<h3>${toHtml(operation.summary ?? id)}</h3>
<p class="call"><b class="${method.toLowerCase()}">${method}</b> <code>${toHtml(path).replaceAll('/', '/<wbr>')}</code></p>
<p class="facts">${facts(operation)
    .map((fact) => `<span>${toHtml(fact)}</span>`)
    .join(' ')}</p>
${drawTable('Parameters', parameters)}
${body.map(([type, part]) => drawBody(`Request, ${type}`, part, components)).join('\n')}
${successes.flatMap(([status, { content = {} }]) => Object.entries(content).map(([type, part]) => drawBody(`Answer ${status}, ${type}`, part, components))).join('\n')}
${isCallable ? drawSnippets(call) : ''}
<details><summary>Refusals: ${refusals.map(([status]) => status).join(', ')}</summary>
<dl>${refusals.map(([status, response]) => `<dt>${status}<dd>${toHtml(describe(response, document))}`).join('')}</dl></details>
</article>`
}

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

function drawBody(title: string, { schema = {}, example }: Content[string], components: Components): string {
  const rows = toRows(schema, components)
  const shown =
    rows.length > 0
      ? drawTable(title, rows)
      : `<h4>${toHtml(title)}</h4><p>${toHtml(schema.description ?? typeOf(schema, components))}</p>`
  if (example === undefined) return shown
  return `${shown}\n<pre tabindex="0"><code>${toHtml(JSON.stringify(example, null, 2))}</code></pre>`
}

function drawTable(title: string, rows: ReturnType<typeof toRows>): string {
  if (rows.length === 0) return ''
  return `<h4>${toHtml(title)}</h4>
<div class="scroll"><table><thead><tr><th scope="col">Field<th scope="col">Type<th scope="col">Meaning</thead><tbody>
${rows.map(({ name, type, required, description }) => `<tr><th scope="row"><code>${toHtml(name)}</code>${required ? ' <em>required</em>' : ''}<td>${toHtml(type)}<td>${toHtml(description)}`).join('\n')}
</tbody></table></div>`
}

const drawProblems = (problems: readonly DocsProblem[]) => `<section aria-label="Problems" id="problems">
<h2 class="area">Problems <small>Every refusal is a problem document (RFC 9457). Compare its <code>type</code>.</small></h2>
<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">Type<th scope="col">Status<th scope="col">What to do</thead><tbody>
${problems
  .map(
    ({ type, status, title, help, operations }) =>
      `<tr><th scope="row"><code>${toHtml(type).replaceAll(':', ':<wbr>')}</code><td>${status} ${toHtml(title)}<td>${toHtml(help)}${
        operations
          ? ` <span class="of">${operations.map((id) => `<a href="#${id}">${id}</a>`).join(', ')}</span>`
          : ''
      }`,
  )
  .join('\n')}
</tbody></table></div>
</section>`

function describe(response: DocsResponse, { components }: DocsDocument): string {
  if (!response.$ref) return response.description ?? ''
  return components?.responses?.[response.$ref.split('/').pop() ?? '']?.description ?? ''
}
