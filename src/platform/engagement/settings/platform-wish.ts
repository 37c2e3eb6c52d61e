/** One request of a command. */
export interface Wish {
  method?: 'GET' | 'POST'
  path: string
  body?: object
  /** A file to send instead of a body, and its type. */
  file?: { path: string; contentType: string }
}
