/** Colours in OKLCH, so that a hue can be made lighter or darker without looking like another. */

/** Lightness 0–1, chroma 0–0.4, hue in radians. */
interface Oklch {
  l: number
  c: number
  h: number
}
type Rgb = readonly [number, number, number]

const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
const toGamma = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055

const parseHex = (hex: string): Rgb | undefined => {
  const long = hex.trim().replace(/^#([\da-f])([\da-f])([\da-f])$/i, '#$1$1$2$2$3$3')
  const found = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(long)
  if (!found) return undefined
  const part = (index: number): number => toLinear(Number.parseInt(found[index] ?? '0', 16) / 255)
  return [part(1), part(2), part(3)]
}

/** Matrices: Björn Ottosson, "A perceptual color space for image processing" (2020). */
function toOklch([r, g, b]: Rgb): Oklch {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: Math.atan2(bb, a),
  }
}

function toRgb({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos(h)
  const b = c * Math.sin(h)
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ]
}

/** The colour as `#rrggbb`, with as much of its chroma as a screen can show. */
function toHex(color: Oklch): string {
  let { c } = color
  let rgb = toRgb(color)
  while (c > 0 && rgb.some((value) => value < -0.001 || value > 1.001)) {
    c -= 0.004
    rgb = toRgb({ ...color, c: Math.max(0, c) })
  }
  const byte = (value: number): string =>
    Math.round(toGamma(Math.min(1, Math.max(0, value))) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${rgb.map(byte).join('')}`
}

function luminance(hex: string): number {
  const [r, g, b] = parseHex(hex) ?? [0, 0, 0]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast ratio of two `#rrggbb` colours, 1 to 21 (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

/** Moves the lightness by `step` until the contrast with every one of `against` is at least `ratio`. */
function readable(color: Oklch, against: readonly string[], ratio: number, step: number): string {
  let { l } = color
  let hex = toHex(color)
  while (against.some((other) => contrast(hex, other) < ratio) && l + step >= 0 && l + step <= 1) {
    l += step
    hex = toHex({ ...color, l })
  }
  return hex
}

/** What a theme gives, and what its brand colours must be readable on. Mirrors styles/tokens.css. */
const surfaces = {
  light: { page: '#fdfcfa', bubble: '#f1efeb', tintL: 0.925, tintC: 0.045, step: -0.01 },
  dark: { page: '#17181b', bubble: '#26282d', tintL: 0.36, tintC: 0.07, step: 0.01 },
} as const

/** The custom properties that depend on the channel's brand colour. */
export interface BrandColors {
  '--brand': string
  '--on-brand': string
  '--brand-text': string
  '--tint': string
}

const fallbackBrand = '#1f5fbf'
const ink = '#1a1a1a'
const paper = '#ffffff'

/** Derives a theme's brand colours from any colour; every text on them has a contrast of at least 4.5. */
export function toBrandColors(brandColor: string, theme: keyof typeof surfaces): BrandColors {
  const color = toOklch(parseHex(brandColor) ?? parseHex(fallbackBrand) ?? [0, 0, 0])
  const { page, bubble, tintL, tintC, step } = surfaces[theme]
  const tint = toHex({ ...color, l: tintL, c: Math.min(color.c, tintC) })
  // Against the page it must also stand out as a shape (3:1), or a white brand would vanish on white.
  const shape = toOklch(parseHex(readable(color, [page], 3, step)) ?? [0, 0, 0])
  const whole = toHex(shape)
  const onBrand = [paper, ink].find((text) => contrast(text, whole) >= 4.5)
  return {
    '--brand': onBrand ? whole : readable(shape, [paper], 4.5, -0.01),
    '--on-brand': onBrand ?? paper,
    '--brand-text': readable(color, [page, bubble, tint], 4.5, step),
    '--tint': tint,
  }
}
