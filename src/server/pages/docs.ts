import { type DocsDocument, type DocsEntry, type DocsProblem, entriesOf } from './docs-document.ts'
import { drawOperation } from './docs-operation.ts'
import { sentenceToHtml, toHtml } from './to-html.ts'

/** Title and context of a page. */
export interface DocsPage {
  /** Title of the browser tab. */
  title: string
  heading: string
  /** How a call authenticates, as HTML. */
  howToCall: string
  /** Address of the document itself. */
  source: string
  /** Other pages, by address. */
  others: Readonly<Record<string, string>>
}

/** The page of the 40 operations. */
export const operationsPage: DocsPage = {
  title: 'Parley: the operations',
  heading: 'The operations',
  howToCall: `Send <code>Authorization: Bearer KEY</code>, with a key that <code>npm run key -- create</code> made and that
holds the scope named, has one of the roles, and reaches the teamspace or company.`,
  source: '/openapi.json',
  others: {},
}

/**
 * Renders an OpenAPI document as one page of plain HTML, which needs no script, so that it works everywhere
 * and in print. With scripts there are also a search and a form for calls.
 */
export function drawDocs(document: DocsDocument, page: DocsPage = operationsPage): string {
  const entries = entriesOf(document)
  const groups = (document.tags ?? []).map((tag) => ({
    ...tag,
    entries: entries.filter(({ operation }) => operation.tags?.includes(tag.name)),
  }))
  const { title, description = '' } = document.info
  const others = Object.entries(page.others)
    .map(([address, name]) => `<p><a href="${toHtml(address)}">${toHtml(name)}</a></p>`)
    .join('\n')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${toHtml(page.title)}</title>
<link rel="stylesheet" href="/docs/api/style.css">
<script type="module" src="/docs/api/script.js"></script>
<nav aria-label="Operations">
<h1><a href="#top">${toHtml(title)}</a></h1>
<p><a href="/docs">All documentation</a></p>
${others}
${groups.map(drawNavigation).join('\n')}
<p><a href="#problems">Problems, and what to do</a></p>
</nav>
<main id="top">
<header>
<h2>${toHtml(page.heading)}</h2>
<p>${sentenceToHtml(description)}</p>
<p>${page.howToCall} The document itself: <a href="${page.source}">${page.source.slice(1)}</a>.</p>
</header>
${groups.map((group) => drawGroup(group, document)).join('\n')}
${drawProblems(document['x-problems'] ?? [], entries)}
</main>
</html>
`
}

interface Group {
  name: string
  description?: string
  entries: readonly DocsEntry[]
}

const drawNavigation = ({ name, entries }: Group) => `<h2>${toHtml(name)}</h2>
<ul>${entries.map(({ id, operation }) => `<li><a href="#${toHtml(id)}">${toHtml(operation.summary ?? id)}</a>`).join('')}</ul>`

const drawGroup = (group: Group, document: DocsDocument) => `<section aria-label="${toHtml(group.name)}">
<h2 class="area">${toHtml(group.name)} <small>${sentenceToHtml(group.description ?? '')}</small></h2>
${group.entries.map((entry) => drawOperation(entry, document)).join('\n')}
</section>`

const drawProblems = (
  problems: readonly DocsProblem[],
  entries: readonly DocsEntry[],
) => `<section aria-label="Problems" id="problems">
<h2 class="area">Problems <small>Every refusal is a problem document (RFC 9457). Compare its <code>type</code>.</small></h2>
<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">Type<th scope="col">Status<th scope="col">What to do<th scope="col">Where</thead><tbody>
${problems
  .map(
    ({ type, status, title, help, operations = [] }) =>
      `<tr><th scope="row"><code>${toHtml(type).replaceAll(':', ':<wbr>')}</code><td>${status} ${toHtml(title)}<td>${sentenceToHtml(help)}<td>${drawPlaces(operations, entries)}`,
  )
  .join('\n')}
</tbody></table></div>
</section>`

/** Up to this many operations are listed by name. */
const named = 9

function drawPlaces(operations: readonly string[], entries: readonly DocsEntry[]): string {
  const all = entries.filter(({ operation }) => operation['x-problems'] !== undefined)
  if (operations.length === all.length) return `all ${all.length}`
  const links = operations.map((id) => `<a href="#${id}">${id}</a>`).join(', ')
  return operations.length <= named
    ? links
    : `<details><summary>${operations.length} operations</summary>${links}</details>`
}
