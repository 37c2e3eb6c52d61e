import type { LegalBlock, LegalTable } from './legal-block.ts'
import type { LegalDocument } from './legal-document.ts'

/**
 * Escapes text inside a line of Markdown (CommonMark, and the tables, strikethrough and bare links of
 * GitHub's dialect), so that it produces no emphasis, link, image, HTML, entity or table cell.
 */
export const escapeInline = (text: string): string =>
  text.replace(/[\\`*_{}[\]<>|~&!$]/g, '\\$&').replace(/:(?=\/\/)|@|(?<=\bwww)\./gi, '\\$&')

/** Escapes text at the beginning of a line, where it could also produce a heading, a list or a rule. */
export const escapeMarkdown = (text: string): string =>
  escapeInline(text)
    .replace(/^\s*[#+=-]/, (start) => `${start.slice(0, -1)}\\${start.slice(-1)}`)
    .replace(/^(\s*\d+)(?=[.)])/, '$1\\')

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

function renderTable({ columns, rows, total }: LegalTable): string {
  const lines = [
    row(columns.map(({ title }) => escapeInline(title))),
    row(columns.map(({ align }) => (align === 'right' ? '---:' : ':---'))),
    ...rows.map((cells) => row(cells.map(escapeInline))),
  ]
  if (total) lines.push(row(total.map((cell) => `**${escapeInline(cell)}**`)))
  return lines.join('\n')
}

function renderBlock(block: LegalBlock, sectionNumber: number, words: LegalDocument['words']): string {
  switch (block.kind) {
    case 'heading':
      return `## ${sectionNumber}. ${escapeInline(block.text)}`
    case 'paragraph':
      return escapeMarkdown(block.text)
    case 'quote':
      return `> ${escapeMarkdown(block.text)}`
    case 'warning':
      return `**${escapeInline(block.text)}**`
    case 'list':
      return block.items.map((item, index) => `${index + 1}. ${escapeMarkdown(item)}`).join('\n')
    case 'facts':
      return block.rows
        .map(([label, value]) => `- **${escapeInline(label)}:** ${escapeInline(value)}`)
        .join('\n')
    case 'table':
      return renderTable(block)
    case 'signature':
      return renderSignature(block.role, words)
  }
}

function renderSignature(role: string, { signature }: LegalDocument['words']): string {
  const line = '……………………………………'
  return [
    `**${escapeInline(role)}** (${escapeInline(signature.unsigned)})`,
    `${signature.name}: ${line}   ${signature.date}: …………………   ${signature.signature}: ${line}`,
  ].join('\n\n')
}

/** Renders a draft as Markdown, marked as unsigned at the beginning and the end. */
export function toMarkdown(document: LegalDocument): string {
  let sectionNumber = 0
  const blocks = document.blocks.map((block) => {
    if (block.kind === 'heading') sectionNumber++
    return renderBlock(block, sectionNumber, document.words)
  })
  const mark = `**${escapeInline(document.words.banner)}**`
  return `${[mark, `# ${escapeInline(document.title)}`, ...blocks, '---', mark].join('\n\n')}\n`
}
