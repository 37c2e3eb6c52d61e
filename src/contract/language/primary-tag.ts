/**
 * Reads the language of a tag such as `en-GB`, in lower case. Filipino stands in tags as `fil` and as `tl`; the
 * interface has `tl`.
 */
export const primaryTag = (tag: string): string =>
  tag
    .toLowerCase()
    .replace(/[-_].*/, '')
    .replace(/^fil$/, 'tl')
