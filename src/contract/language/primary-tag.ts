/**
 * Returns the language of a tag such as `en-GB`, in lower case. Filipino is tagged both `fil` and `tl`; the
 * interface uses `tl`.
 */
export const primaryTag = (tag: string): string =>
  tag
    .toLowerCase()
    .replace(/[-_].*/, '')
    .replace(/^fil$/, 'tl')
