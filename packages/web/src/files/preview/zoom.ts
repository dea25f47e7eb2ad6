/** A magnification: 1 fits the width. */
export const ZOOM_LEVELS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const
export const FIT = 1

/** The next magnification in a direction; the same at the end. */
export const zoomStep = (zoom: number, direction: 1 | -1): number =>
  (direction === 1 ? ZOOM_LEVELS.find((level) => level > zoom) : ZOOM_LEVELS.findLast((level) => level < zoom)) ?? zoom

/** How many pixels a canvas may have: more would fail in some browsers, and take memory without being seen. */
const MAX_CANVAS_PIXELS = 16_000_000

/**
 * The resolution of a page in canvas pixels to a pixel of the page: that of the screen, less where the canvas would be
 * too large.
 */
export const canvasRatio = (width: number, height: number, screen: number): number =>
  Math.min(screen, Math.sqrt(MAX_CANVAS_PIXELS / Math.max(1, width * height)))

/** The scale at which something fits a width, at most `most`, magnified. */
export const scaleOf = (width: number, available: number, most: number, zoom: number): number =>
  Math.min(available / Math.max(1, width), most) * zoom
