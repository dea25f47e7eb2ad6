import { expect, test } from 'vitest'
import { colours } from './colours.ts'

type Linear = readonly [red: number, green: number, blue: number]

/** The light of each channel of a colour such as `#0B5A52`. */
const linear = (hex: string): Linear => {
  const channel = (at: number): number => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

/**
 * How the channels are seen by those who lack one sort of cones: Machado, Oliveira and Fernandes, "A
 * physiologically-based model for simulation of color vision deficiency" (2009), severity 1.0.
 */
const eyes: Readonly<Record<string, readonly [Linear, Linear, Linear]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}
const dot = (a: Linear, b: Linear): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const luminance = (hex: string, [red, green, blue]: readonly [Linear, Linear, Linear]): number => {
  const seen = [red, green, blue].map((row) => Math.min(1, Math.max(0, dot(row, linear(hex))))) as unknown as Linear
  return dot(seen, [0.2126, 0.7152, 0.0722])
}
const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
/** How light it looks, from 0 to 100 (CIE L*). */
const lightness = (light: number): number => (light > 0.008_856 ? 116 * Math.cbrt(light) - 16 : 903.3 * light)

/** So far apart, two greys are told from one another at a glance. */
const APART = 20
/** WCAG 1.4.11: what marks consist of, against their ground. */
const MARK = 3

test.each(Object.keys(eyes).flatMap((eye) => (['_light', '_dark'] as const).map((theme) => [eye, theme] as const)))(
  'the two measures of a picture are seen and told apart by lightness alone: %s, %s',
  (eye, theme) => {
    const seen = (token: { value: { _light: string; _dark: string } }): number =>
      luminance(token.value[theme], eyes[eye]!)
    const [main, beside] = [seen(colours.picture.main), seen(colours.picture.beside)]
    for (const ground of [colours.surface, colours.canvas])
      for (const mark of [main, beside]) expect(contrast(mark, seen(ground))).toBeGreaterThanOrEqual(MARK)
    expect(Math.abs(lightness(main) - lightness(beside))).toBeGreaterThanOrEqual(APART)
  },
)
