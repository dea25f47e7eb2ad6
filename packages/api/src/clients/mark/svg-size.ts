import { MarkError } from './mark-error.ts'

const NUMBER = String.raw`-?\d*\.?\d+(?:e[+-]?\d+)?`
const VIEW_BOX = new RegExp(String.raw`^\s*${NUMBER}[\s,]+${NUMBER}[\s,]+(${NUMBER})[\s,]+(${NUMBER})\s*$`, 'i')
const LENGTH = new RegExp(String.raw`^\s*(${NUMBER})(?:px|pt|mm|cm|in|pc)?\s*$`, 'i')

const attribute = (root: string, name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(root)?.[1] ?? ''

/** The size of a drawing in its own units, by its view box or its lengths; throws where it says neither. */
export function svgSize(svg: string): { width: number; height: number } {
  const root = /<(?:\w+:)?svg\b[^>]*>/.exec(svg)?.[0] ?? ''
  const [, ...box] = VIEW_BOX.exec(attribute(root, 'viewBox')) ?? []
  const lengths = ['width', 'height'].map((name) => LENGTH.exec(attribute(root, name))?.[1])
  const [width = 0, height = 0] = (box.length === 2 ? box : lengths).map(Number)
  if (!(width > 0 && height > 0 && width < 1e6 && height < 1e6))
    throw new MarkError('The SVG says no size: give it a viewBox, or a width and a height.')
  return { width, height }
}
