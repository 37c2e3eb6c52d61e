import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/** A piece of a page, in which every value that was put in is escaped. */
export type Markup = HtmlEscapedString

/** Writes a piece of a page: values are escaped, pieces and lists of pieces are put in as they are. */
export const markup = (parts: TemplateStringsArray, ...values: unknown[]): Markup =>
  // It would be a promise if one of the values was.
  html(parts, ...values) as Markup

/** Is a piece with nothing in it. */
export const nothing: Markup = raw('')

/** Writes the lines of a text as paragraphs; empty ones are left out. */
export const paragraphs = (text: string): Markup[] => linesOf(text).map((line) => markup`<p>${line}</p>`)

/** Splits a text into its lines, without the empty ones. */
export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

/** Counts the bytes of a piece as it goes over the wire. It is an object, not a text. */
export const bytesOf = (piece: Markup): number => Buffer.byteLength(String(piece))

/** Puts values into a text, each in the place of its name in braces. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
