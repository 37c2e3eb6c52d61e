/** The beginning of a recording, while it is not known what it is. */
export interface HeadPieces {
  /** Adds a piece, and tells whether there is enough more than before to be looked at again. */
  add(piece: Uint8Array): boolean
  bytes(): Buffer
  clear(): void
}

/** Pieces of at least so many bytes are looked at as they come; smaller ones when they have doubled the head. */
const wholePieceBytes = 1024

/**
 * Collects the beginning of a recording. It may come byte by byte, and looking at all of it after each byte
 * would take seconds.
 */
export function createHeadPieces(): HeadPieces {
  let pieces: Uint8Array[] = []
  let size = 0
  let looked = 0
  return {
    add(piece) {
      pieces.push(piece)
      size += piece.length
      const isMore = size - looked >= Math.min(Math.max(looked, 1), wholePieceBytes)
      if (isMore) looked = size
      return isMore
    },
    bytes() {
      const joined = Buffer.concat(pieces)
      pieces = [joined]
      return joined
    },
    clear() {
      pieces = []
    },
  }
}
