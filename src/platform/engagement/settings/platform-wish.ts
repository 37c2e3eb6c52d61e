/** One request that a command makes. */
export interface Wish {
  method?: 'GET' | 'POST'
  path: string
  body?: object
  /** In the place of a body, and what it is. */
  file?: { path: string; contentType: string }
}
