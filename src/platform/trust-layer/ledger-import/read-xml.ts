import { SaxesParser, type SaxesTagNS } from 'saxes'
import { UnreadableFile } from './ledger-entry.ts'
import { type Bytes, readText } from './read-text.ts'

/** An element of a message, with its name in the standard: without prefixes. */
export interface XmlElement {
  name: string
  /** Name of its parent element; empty for the outermost. */
  parent: string
  line: number
  /** Its `Ccy`, if it has one; all other attributes are irrelevant. */
  currency: string | undefined
  text: string
  children: XmlElement[]
}

/** Elements to emit, each as `Parent/Name`. */
export interface XmlShape {
  /** Emitted when they begin, still empty. */
  opened: ReadonlySet<string>
  /** Emitted when they end, with all their content. */
  whole: ReadonlySet<string>
  /** Emitted when they end, and then removed from their parent: elements that can occur in any number. */
  parts: ReadonlySet<string>
}

/**
 * An emitted element. A `part` comes before the `whole` element that contains it, which is `within`, as far
 * as it has been read.
 */
export type XmlRecord =
  | { kind: 'opened' | 'whole'; element: XmlElement }
  | { kind: 'part'; element: XmlElement; within: XmlElement }
  | { kind: 'too-large'; element: XmlElement }

const maxDepth = 32
/** Longest text, name, comment or anything else between two tags, in characters. */
const maxTokenChars = 64 * 1024
/** Maximum number of elements, and of characters of text, in one emitted element. */
const maxElements = 2000
const maxTextChars = 64 * 1024

/**
 * Reads a message, and holds at most one of its elements in memory. Document types, and thus custom entities,
 * are refused; nothing is fetched.
 * @throws UnreadableFile
 */
export async function* readXml(bytes: Bytes, shape: XmlShape): AsyncGenerator<XmlRecord> {
  const reader = createReader(shape)
  for await (const text of readText(bytes)) yield* reader.read(text)
  yield* reader.end()
}

function createReader(shape: XmlShape) {
  const parser = new SaxesParser({ xmlns: true, position: true })
  const tree = createTree(shape)
  /** Characters read since the last tag. */
  let pending = 0
  const refuse = (code: ConstructorParameters<typeof UnreadableFile>[0]): never => {
    throw new UnreadableFile(code, parser.line)
  }
  parser.on('error', () => refuse('not_well_formed'))
  parser.on('doctype', () => refuse('document_type'))
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !/^(?:utf-8|utf-16|us-ascii)$/i.test(encoding)) refuse('encoding')
  })
  parser.on('opentag', (tag) => {
    pending = 0
    if (tree.open(tag, parser.line) > maxDepth) refuse('too_deep')
  })
  parser.on('closetag', () => {
    pending = 0
    tree.close()
  })
  const addText = (text: string) => {
    pending = 0
    tree.add(text)
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('comment', () => {
    pending = 0
  })
  return {
    read(text: string): XmlRecord[] {
      pending += text.length
      parser.write(text)
      if (pending > maxTokenChars) refuse('too_long')
      return tree.taken()
    },
    end(): XmlRecord[] {
      parser.close()
      return tree.taken()
    },
  }
}

/** Tracks the path to the current element, and the content of elements to emit. */
function createTree({ opened, whole, parts }: XmlShape) {
  const path: XmlElement[] = []
  let records: XmlRecord[] = []
  /** Index in the path of the element being collected; -1 outside of any. */
  let root = -1
  let elements = 0
  let chars = 0
  /** Part of the collected content was too large and is missing, so none of it can be trusted. */
  let isIncomplete = false
  const isTooLarge = () => {
    isIncomplete ||= elements > maxElements || chars > maxTextChars
    return isIncomplete
  }
  const begin = () => {
    elements = 0
    chars = 0
  }
  return {
    /** Returns the depth of the element. */
    open(tag: SaxesTagNS, line: number): number {
      const holder = path.at(-1)
      const element: XmlElement = {
        name: tag.local,
        parent: holder?.name ?? '',
        line,
        currency: tag.attributes.Ccy?.value,
        text: '',
        children: [],
      }
      const name = `${element.parent}/${element.name}`
      if (opened.has(name)) records.push({ kind: 'opened', element })
      if (root < 0 && whole.has(name)) {
        root = path.length
        isIncomplete = false
        begin()
      } else if (root >= 0) {
        elements += 1
        if (!isTooLarge()) holder?.children.push(element)
      }
      return path.push(element)
    },
    add(text: string): void {
      const element = path.at(-1)
      if (root < 0 || !element) return
      const said = text.trim()
      chars += said.length
      if (!isTooLarge()) element.text += said
    },
    close(): void {
      const element = path.pop()
      if (!element || root < 0) return
      const within = path[root]
      if (path.length === root) {
        records.push({ kind: isTooLarge() ? 'too-large' : 'whole', element })
        root = -1
      } else if (within && parts.has(`${element.parent}/${element.name}`)) {
        records.push(isTooLarge() ? { kind: 'too-large', element } : { kind: 'part', element, within })
        path.at(-1)?.children.pop()
        begin()
      }
    },
    taken(): XmlRecord[] {
      const done = records
      records = []
      return done
    },
  }
}

/** Finds an element by the names on the path to it. */
export function find(element: XmlElement | undefined, path: string): XmlElement | undefined {
  let found = element
  for (const name of path.split('/')) found = found?.children.find((child) => child.name === name)
  return found
}

/**
 * Reads the text of an element by the names on the path to it; of several paths, the first that leads to a
 * text.
 */
export function textAt(element: XmlElement | undefined, ...paths: string[]): string | undefined {
  for (const path of paths) {
    const text = find(element, path)?.text
    if (text) return text
  }
  return undefined
}
