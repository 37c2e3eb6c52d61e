/** What a file begins with that packs sound in, together with other things. */
const signatures: readonly { at: number; text: string }[] = [
  // mp4, m4a, mov: the kind of their first box.
  ...['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'].map((text) => ({ at: 4, text })),
  // zip, matroska and webm, ogg, flac, flash, caf, aiff, avi and wave of other kinds, asf.
  ...['PK\x03\x04', '\x1aE\xdf\xa3', 'OggS', 'fLaC', 'FLV\x01', 'caff', 'FORM', 'RIFF', 'RF64', 'riff'].map(
    (text) => ({ at: 0, text }),
  ),
  { at: 0, text: '0&\xb2u' },
  { at: 257, text: 'ustar' },
]

/**
 * Whether a file is one that packs sound in. Such a file may hold frames of mp3 in a row, and passes
 * for mp3 with a little dirt before it unless its beginning is known; a recogniser that is told "mp3"
 * cannot be trusted to read it. A RIFF file must have been seen not to be a wave.
 */
export const isContainer = (head: Buffer): boolean =>
  signatures.some(({ at, text }) => head.toString('latin1', at, at + text.length) === text)
