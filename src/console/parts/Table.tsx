import type { ComponentChildren } from 'preact'

interface TableProps {
  /** What it lists, for those who hear the page. */
  caption: string
  columns: readonly string[]
  /** Those of the columns that hold numbers, which stand at the end. */
  numbers?: readonly string[]
  /** Whether a last column holds what can be done with a row. */
  hasActs?: boolean
  /** The rows. */
  children: ComponentChildren
}

/** A table with its caption and the heads of its columns. */
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
