/** Tables of the embedded platform. Money is integer minor units. */
export type PlatformTables = {}
