import type { BrandColors, ChannelInfo } from '../../../contract/chat/chat.ts'

/** Computes brand colours in OKLab, which keeps the hue when a colour is made lighter, darker or paler. */

/** Lightness (0–1) and the two axes of hue and chroma. */
type Lab = readonly [l: number, a: number, b: number]
type Rgb = readonly [number, number, number]

const parseHex = (hex: string): Rgb | undefined => {
  const found = /^#(..)(..)(..)$/.exec(hex.trim().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'))
  const rgb = found?.slice(1).map((part) => Number.parseInt(/^[\da-f]{2}$/i.test(part) ? part : '', 16) / 255)
  const [r = Number.NaN, g = Number.NaN, b = Number.NaN] = rgb ?? []
  if ([r, g, b].some(Number.isNaN)) return undefined
  return each([r, g, b], (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
}

/** Applies a function to each of three numbers. */
const each = ([x, y, z]: Rgb, work: (value: number) => number): Rgb => [work(x), work(y), work(z)]

type Matrix = readonly [Rgb, Rgb, Rgb]

const multiply = (matrix: Matrix, [x, y, z]: Rgb | Lab): Rgb => {
  const times = ([a, b, c]: Rgb) => a * x + b * y + c * z
  return [times(matrix[0]), times(matrix[1]), times(matrix[2])]
}

/** Matrices: Björn Ottosson, "A perceptual color space for image processing" (2020). */
const toLms: Matrix = [
  [0.412221, 0.536333, 0.051446],
  [0.211903, 0.6807, 0.107397],
  [0.088302, 0.281719, 0.62998],
]
const lmsToLab: Matrix = [
  [0.210454, 0.793618, -0.004072],
  [1.977998, -2.428592, 0.450594],
  [0.025904, 0.782772, -0.808676],
]
const labToLms: Matrix = [
  [1, 0.396338, 0.215804],
  [1, -0.105561, -0.063854],
  [1, -0.089484, -1.291486],
]
const lmsToRgb: Matrix = [
  [4.076742, -3.307712, 0.23097],
  [-1.268438, 2.609757, -0.341319],
  [-0.004196, -0.703419, 1.707615],
]

const toLab = (rgb: Rgb): Lab => multiply(lmsToLab, each(multiply(toLms, rgb), Math.cbrt))

/** Formats a colour as `#rrggbb`, clamped to the sRGB gamut. */
function toHex(lab: Lab): string {
  const rgb = multiply(
    lmsToRgb,
    each(multiply(labToLms, lab), (v) => v ** 3),
  )
  const bytes = rgb.map((v) => {
    const linear = Math.min(1, Math.max(0, v))
    const shown = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
    return Math.round(shown * 255 + 256)
      .toString(16)
      .slice(1)
  })
  return `#${bytes.join('')}`
}

function luminance(hex: string): number {
  const [r, g, b] = parseHex(hex) ?? [0, 0, 0]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Computes the contrast ratio of two `#rrggbb` colours, 1 to 21 (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

/** Shifts the lightness by `step` until the contrast with each of `against` is at least `ratio`. */
function readable([l, a, b]: Lab, against: readonly string[], ratio: number, step: number): string {
  let now = l
  let hex = toHex([now, a, b])
  while (against.some((other) => contrast(hex, other) < ratio) && now + step >= 0 && now + step <= 1) {
    now += step
    hex = toHex([now, a, b])
  }
  return hex
}

/**
 * Surfaces of each theme on which brand colours must be readable. Mirrors styles/tokens.css of the chat page.
 */
const surfaces = {
  light: { page: '#fdfcfa', bubble: '#f1efeb', tintL: 0.93, tintC: 0.036, step: -0.01 },
  dark: { page: '#17181b', bubble: '#26282d', tintL: 0.36, tintC: 0.07, step: 0.01 },
} as const

/** Used if a setting is not a valid colour. */
const fallbackBrand = '#4a5462'
const ink = '#1a1a1a'
const paper = '#ffffff'

/** Derives a theme's brand colours from any colour. All text on them has a contrast of at least 4.5. */
export function toBrandColors(brandColor: string, theme: keyof typeof surfaces): BrandColors {
  const color = toLab(parseHex(brandColor) ?? parseHex(fallbackBrand) ?? [0, 0, 0])
  const { page, bubble, tintL, tintC, step } = surfaces[theme]
  const [, a, b] = color
  const pale = Math.min(1, tintC / (Math.hypot(a, b) || 1))
  const tint = toHex([tintL, a * pale, b * pale])
  // A shape must have a contrast of 3:1 with the page (WCAG 2.2); otherwise a white brand would be invisible
  // on white.
  const shape = readable(color, [page], 3, step)
  const onBrand = [paper, ink].find((text) => contrast(text, shape) >= 4.5)
  return {
    '--brand': onBrand ? shape : readable(toLab(parseHex(shape) ?? [0, 0, 0]), [paper], 4.5, -0.01),
    '--on-brand': onBrand ?? paper,
    '--brand-text': readable(color, [page, bubble, tint], 4.5, step),
    '--tint': tint,
  }
}

/** Derives the brand colours of both themes. */
export const toChannelColors = (brandColor: string): NonNullable<ChannelInfo['colors']> => ({
  light: toBrandColors(brandColor, 'light'),
  dark: toBrandColors(brandColor, 'dark'),
})
