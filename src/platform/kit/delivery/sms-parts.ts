import smpp from 'smpp'

/** One SMS: its octets, its part number and total, and its encoding. */
export interface SmsPart {
  message: Buffer
  /** User data header; undefined if there is only one part. */
  udh: Buffer | undefined
  /** 0: the default alphabet of GSM 03.38, 8: UCS-2. */
  dataCoding: 0 | 8
}

/** An alphabet, and how much of it fits in a single SMS and in one of several. */
interface Alphabet {
  dataCoding: SmsPart['dataCoding']
  encode(text: string): Buffer
  alone: number
  ofSeveral: number
}

/** In octets: the centre packs them into seven bits each for transmission. */
const gsm: Alphabet = {
  dataCoding: 0,
  encode: (text) => smpp.encodings.ASCII.encode(text),
  alone: 160,
  ofSeveral: 153,
}
const ucs2: Alphabet = {
  dataCoding: 8,
  encode: (text) => Buffer.from(text, 'utf16le').swap16(),
  alone: 140,
  ofSeveral: 134,
}
/** A message beyond this is refused; the texts of this platform have a few parts. */
const maxParts = 255

/**
 * Splits a text into as many SMS as it takes; no character is split.
 * @param reference 0 to 255: the same in all parts of a text, different in the next text to the same
 * telephone
 * @throws RangeError for a text of more than 255 parts
 */
export function toSmsParts(text: string, reference: number): SmsPart[] {
  const alphabet = smpp.encodings.ASCII.match(text) ? gsm : ucs2
  const { dataCoding, alone, ofSeveral } = alphabet
  const whole = alphabet.encode(text)
  if (whole.length <= alone) return [{ message: whole, udh: undefined, dataCoding }]
  const messages: Buffer[] = []
  let part: Buffer[] = []
  let octets = 0
  for (const character of text) {
    const encoded = alphabet.encode(character)
    if (octets + encoded.length > ofSeveral) {
      messages.push(Buffer.concat(part))
      part = []
      octets = 0
    }
    part.push(encoded)
    octets += encoded.length
  }
  messages.push(Buffer.concat(part))
  if (messages.length > maxParts) throw new RangeError(`an SMS of ${messages.length} parts`)
  return messages.map((message, index) => ({
    message,
    // Concatenated short messages, 8-bit reference: 3GPP TS 23.040, 9.2.3.24.1.
    udh: Buffer.from([5, 0, 3, reference, messages.length, index + 1]),
    dataCoding,
  }))
}
