/** Buffers the beginning of a recording until its format is known. */
export interface HeadPieces {
  /** Adds a piece, and returns whether enough has been added to inspect the head again. */
  add(piece: Uint8Array): boolean
  bytes(): Buffer
  clear(): void
}

/**
 * Pieces of at least this size are inspected as they arrive; smaller ones only once they have doubled the
 * head.
 */
const wholePieceBytes = 1024

/**
 * Collects the beginning of a recording. It may arrive byte by byte, and inspecting all of it after each byte
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
