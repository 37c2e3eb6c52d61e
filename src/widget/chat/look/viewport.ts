/**
 * Keeps the page as high as its visible part. Safari's keyboard covers the page without changing any CSS
 * unit; only the visual viewport shows it.
 */
export function fitToViewport(html: HTMLElement, view: Window = window): void {
  const { visualViewport } = view
  if (!visualViewport) return
  const fit = (): void => {
    html.style.setProperty('--seen-height', `${visualViewport.height}px`)
    // Undo Safari's scrolling of the whole page: the field is already in view.
    view.scrollTo(0, 0)
  }
  visualViewport.addEventListener('resize', fit)
  visualViewport.addEventListener('scroll', () => {
    if (visualViewport.scale === 1) view.scrollTo(0, 0)
  })
}
