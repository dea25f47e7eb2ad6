/**
 * The mark of the product, on a ground of 32 × 32: two lines of an account, and the double rule under its total. Drawn
 * in the web app, on the pages of the sign-in host, and as the icon of the page.
 */
export const PRODUCT_MARK = {
  viewBox: '0 0 32 32',
  corner: 7,
  lines: 'M8 9h9M8 13.5h16',
  rule: 'M8 19.5h16M8 23.5h16',
} as const

/** The mark as SVG. `ground` and `ink` are colours of CSS. */
export const markSvg = (ground: string, ink: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${PRODUCT_MARK.viewBox}"${attributes}><rect width="32" height="32" rx="${PRODUCT_MARK.corner}" fill="${ground}"/><path d="${PRODUCT_MARK.lines}" stroke="${ink}" stroke-width="2" opacity=".65"/><path d="${PRODUCT_MARK.rule}" stroke="${ink}" stroke-width="2.25"/></svg>`
