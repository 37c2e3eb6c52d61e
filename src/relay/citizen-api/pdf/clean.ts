/**
 * What has no place on paper: control characters, and those that turn the direction of what follows, with which a name could
 * be made to read as another.
 */
const unwanted =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu

/** Longest text of one fact; her own words are as long as the dialogue lets them be. */
const mostChars = 5000

/** Makes a text fit for paper: one way of writing each letter, no sign that is not seen; lines stay lines. */
export const cleanText = (text: string): string =>
  text
    .slice(0, mostChars)
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .split('\n')
    .map((line) => line.replace(unwanted, '').replace(/ {2,}/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
