import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/** A piece of HTML in which all inserted values are escaped. */
export type Markup = HtmlEscapedString

/** Creates a piece of HTML. Values are escaped; pieces and lists of pieces are inserted unchanged. */
export const markup = (parts: TemplateStringsArray, ...values: unknown[]): Markup =>
  // It would only be a promise if one of the values were a promise.
  html(parts, ...values) as Markup

/** An empty piece of HTML. */
export const nothing: Markup = raw('')

/** Formats the lines of a text as paragraphs, without empty ones. */
export const paragraphs = (text: string): Markup[] => linesOf(text).map((line) => markup`<p>${line}</p>`)

/** Splits a text into its non-empty lines. */
export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

/** Returns the size of a piece in bytes, as sent. A piece is an object, not a string. */
export const bytesOf = (piece: Markup): number => Buffer.byteLength(String(piece))

/** Replaces the names in braces in a text with values. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
