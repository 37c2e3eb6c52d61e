import type { Page } from 'playwright-core'

/** Doubles the text size, and returns what then extends beyond the screen or is clipped. */
export const findLosses = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
    const name = (element: Element): string =>
      `${element.tagName} ${element.getAttribute('class')} ${element.textContent?.slice(0, 30)}`
    const isCut = (element: Element): boolean =>
      getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
    return [...document.querySelectorAll('.page *')]
      .filter((element) => element.checkVisibility() && !element.closest('.sr, svg, .carousel'))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return left < -1 || right > innerWidth + 1 || isCut(element)
      })
      .map(name)
  })
