import type { Span } from './free-place.ts'

const clips = ({ overflowX, overflowY }: CSSStyleDeclaration): boolean =>
  overflowX !== 'visible' || overflowY !== 'visible'

/** The part of an element that is not scrolled out of the boxes around it; undefined where all of it is. */
export function seenBox(element: Element): Span | undefined {
  let { top, bottom, left, right } = element.getBoundingClientRect()
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    if (!clips(getComputedStyle(around))) continue
    const box = around.getBoundingClientRect()
    top = Math.max(top, box.top)
    bottom = Math.min(bottom, box.bottom)
    left = Math.max(left, box.left)
    right = Math.min(right, box.right)
  }
  return bottom > top && right > left ? { top, bottom } : undefined
}
