import type { Measure } from './column-needs.ts'

const SAMPLE = '0'

/** How much wider a figure of a table is than one that the canvas draws, whose figures are not of one width. */
function figureExcess(font: CSSStyleDeclaration, weight: string, canvas: CanvasRenderingContext2D): number {
  const probe = document.createElement('span')
  const { fontFamily, fontSize } = font
  Object.assign(probe.style, { position: 'absolute', visibility: 'hidden', fontFamily, fontSize, fontWeight: weight })
  probe.style.fontVariantNumeric = 'tabular-nums'
  probe.textContent = SAMPLE.repeat(10)
  document.body.append(probe)
  const { width } = probe.getBoundingClientRect()
  probe.remove()
  return width / 10 - canvas.measureText(SAMPLE).width
}

/** Measures words in the font of an element; each word once. */
function createRuler(font: CSSStyleDeclaration, weight: string): Measure {
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) return (text) => text.length * 8
  canvas.font = `${weight} ${font.fontSize} ${font.fontFamily}`
  const excess = figureExcess(font, weight, canvas)
  const known = new Map<string, number>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const zeros = text.replaceAll(/\d/g, SAMPLE)
    const figures = zeros.split(SAMPLE).length - 1
    const width = canvas.measureText(zeros).width + figures * excess
    known.set(text, width)
    return width
  }
}

const rulers = new Map<string, Measure>()
/** Fonts that came late have other widths. */
export const forgetRulers = (): void => rulers.clear()

/** Measures texts as an element shows them, in a weight of its own. */
export function rulerOf(element: Element, weight: string): Measure {
  const font = getComputedStyle(element)
  const key = `${weight} ${font.fontSize} ${font.fontFamily}`
  const ruler = rulers.get(key) ?? createRuler(font, weight)
  rulers.set(key, ruler)
  return ruler
}
