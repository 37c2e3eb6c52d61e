/**
 * Characters that must not be printed: control characters, and characters that change the text direction,
 * which could make one name look like another.
 */
const unwanted =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu

/** Maximum length of a fact. The citizen's own words may be as long as the dialogue allows. */
const mostChars = 5000

/**
 * Prepares a text for printing: normalised (NFC) and without invisible characters. Line breaks are retained.
 */
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
