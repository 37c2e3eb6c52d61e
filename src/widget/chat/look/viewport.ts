/**
 * Keeps the page as high as what can be seen of it. Safari's keyboard lies over the page and changes no
 * unit of CSS; only the visual viewport tells.
 */
export function fitToViewport(html: HTMLElement, view: Window = window): void {
  const { visualViewport } = view
  if (!visualViewport) return
  const fit = (): void => {
    html.style.setProperty('--seen-height', `${visualViewport.height}px`)
    // Safari scrolls the field into view by moving the whole page; the page already has its place.
    view.scrollTo(0, 0)
  }
  visualViewport.addEventListener('resize', fit)
  visualViewport.addEventListener('scroll', () => {
    if (visualViewport.scale === 1) view.scrollTo(0, 0)
  })
}
