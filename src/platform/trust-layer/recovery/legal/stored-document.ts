import { findJurisdiction } from './jurisdiction.ts'
import { type LegalDocument, type LegalDocumentInput, writeLegalDocument } from './legal-document.ts'

/** A draft as it is stored. */
export interface StoredDocument {
  /** The response of the operation. */
  answer: unknown
  /** The data that the draft was written from. */
  input: LegalDocumentInput
  /** The draft itself, so that its PDF has the same words; absent in drafts of earlier releases. */
  document?: LegalDocument
}

/** Returns a stored draft. One of an earlier release is written again, in English, as it was then. */
export const restoreDocument = ({ document, input }: StoredDocument): LegalDocument =>
  document ??
  writeLegalDocument({
    ...input,
    language: null,
    jurisdiction: findJurisdiction(input.jurisdiction.code) ?? input.jurisdiction,
  })
