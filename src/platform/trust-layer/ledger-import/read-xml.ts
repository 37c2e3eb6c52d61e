import { SaxesParser, type SaxesTagNS } from 'saxes'
import { UnreadableFile } from './ledger-entry.ts'
import { type Bytes, readText } from './read-text.ts'

/** An element of a message, with the names that it has in the standard: without their prefixes. */
export interface XmlElement {
  name: string
  /** The element that holds it, by name; empty for the outermost. */
  parent: string
  line: number
  /** Its `Ccy`, where it has one; no other attribute says anything. */
  currency: string | undefined
  text: string
  children: XmlElement[]
}

/** Which elements are handed over, each as `Parent/Name`. */
export interface XmlShape {
  /** When they begin, still empty. */
  opened: ReadonlySet<string>
  /** When they end, with all that is in them. */
  whole: ReadonlySet<string>
  /** When they end, and are no part of the one that holds them any more: what may be there in any number. */
  parts: ReadonlySet<string>
}

/** Hands over an element; a `part` comes before the `whole` one that it lies in, which is `within`, as far as it has been read. */
export type XmlRecord =
  | { kind: 'opened' | 'whole'; element: XmlElement }
  | { kind: 'part'; element: XmlElement; within: XmlElement }
  | { kind: 'too-large'; element: XmlElement }

const maxDepth = 32
/** Longest text, name, comment or anything else between two marks, in characters. */
const maxTokenChars = 64 * 1024
/** Most elements, and most characters of text, of one element that is handed over. */
const maxElements = 2000
const maxTextChars = 64 * 1024

/**
 * Reads a message and holds no more of it than one of its elements. Document types, and with them entities of their own,
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
  /** Characters read since the last mark. */
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

/** Keeps the way to the element that is being read, and of what is to be handed over all that is in it. */
function createTree({ opened, whole, parts }: XmlShape) {
  const path: XmlElement[] = []
  let records: XmlRecord[] = []
  /** Place in the path of the element that is collected; -1 outside of any. */
  let root = -1
  let elements = 0
  let chars = 0
  /** Something of what is collected was too large and is not there, so that nothing of it can be believed. */
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
    /** Gives how deep the element lies. */
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

/** Finds an element by the names on the way to it. */
export function find(element: XmlElement | undefined, path: string): XmlElement | undefined {
  let found = element
  for (const name of path.split('/')) found = found?.children.find((child) => child.name === name)
  return found
}

/** Reads the text of an element by the names on the way to it; of several ways, the first that leads to a text. */
export function textAt(element: XmlElement | undefined, ...paths: string[]): string | undefined {
  for (const path of paths) {
    const text = find(element, path)?.text
    if (text) return text
  }
  return undefined
}
