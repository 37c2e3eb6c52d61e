/** Loads a stylesheet once. Resolves when it applies, and also if it cannot be loaded. */
export const loadStyle = (href: string): Promise<void> =>
  new Promise((resolve) => {
    if (document.querySelector(`link[href="${href}"]`)) return resolve()
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = link.onerror = () => resolve()
    document.head.append(link)
  })
