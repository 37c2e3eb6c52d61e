/** Returns the context that each kind of encrypted text is bound to, by the key of its row. */
export const sealContexts = {
  contact: (caseId: string) => `contact:${caseId}`,
  account: (accountHash: string) => `account:${accountHash}`,
  delivery: (deliveryId: string) => `delivery:${deliveryId}`,
  document: (documentId: string) => `document:${documentId}`,
  holder: (accountHash: string) => `holder:${accountHash}`,
  outbox: (messageId: string) => `outbox:${messageId}`,
  repeat: (key: string) => `repeat:${key}`,
  report: (reportId: string) => `report:${reportId}`,
}
