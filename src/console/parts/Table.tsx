import type { ComponentChildren } from 'preact'

interface TableProps {
  /** Description of the table for screen readers. */
  caption: string
  columns: readonly string[]
  /** Numeric columns, which are aligned to the end. */
  numbers?: readonly string[]
  /** Whether a last column holds the actions of a row. */
  hasActs?: boolean
  /** The rows. */
  children: ComponentChildren
}

/** Table with a caption and column headers. */
export const Table = ({ caption, columns, numbers = [], hasActs = false, children }: TableProps) => (
  <table>
    <caption class="hidden">{caption}</caption>
    <thead>
      <tr>
        {columns.map((name) => (
          <th key={name} scope="col" class={numbers.includes(name) ? 'number' : ''}>
            {name}
          </th>
        ))}
        {hasActs && (
          <th scope="col" class="number">
            <span class="hidden">What can be done</span>
          </th>
        )}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)
