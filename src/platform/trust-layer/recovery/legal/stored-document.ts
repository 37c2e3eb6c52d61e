import { findJurisdiction } from './jurisdiction.ts'
import {
  type LegalDocument,
  type LegalDocumentInput,
  type LegalTracing,
  writeLegalDocument,
} from './legal-document.ts'

/** Data of a draft of an earlier release, which shows at most one trace. */
type EarlierInput = Omit<LegalDocumentInput, 'traces'> & { tracing: LegalTracing | null }

/** A draft as it is stored. */
export interface StoredDocument {
  /** The response of the operation. */
  answer: unknown
  /** The data that the draft was written from. */
  input: LegalDocumentInput | EarlierInput
  /** The draft itself, so that its PDF has the same words; absent in drafts of earlier releases. */
  document?: LegalDocument
}

/** Returns a stored draft. One of an earlier release is written again, in English, as it was then. */
export const restoreDocument = ({ document, input }: StoredDocument): LegalDocument =>
  document ??
  writeLegalDocument({
    ...input,
    traces: 'traces' in input ? input.traces : input.tracing ? [input.tracing] : [],
    language: null,
    jurisdiction: findJurisdiction(input.jurisdiction.code) ?? input.jurisdiction,
  })
