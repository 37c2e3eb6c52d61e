import { limits } from '../../../contract/primitives/limits.ts'
import { type Markup, markup } from './markup.ts'

/**
 * Draws a text field with words that the citizen wrote but that were not accepted, so they can be sent again.
 */
export const drawDraft = (label: string, name: 'say' | 'draft', text: string): Markup =>
  markup`<label for="say">${label}</label><textarea id="say" name="${name}" maxlength="${limits.messageChars}" autocomplete="off" dir="auto" rows="6">${`\n${text}`}</textarea>`
