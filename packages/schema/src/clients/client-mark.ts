/** The types of a firm's mark. */
export const markTypes = ['image/png', 'image/svg+xml'] as const
export type MarkType = (typeof markTypes)[number]

/** In bytes. */
export const MOST_MARK_BYTES = 200_000
export const MARK_TOO_LARGE = 'A mark may be 200 kB at most.'
export const NOT_A_MARK = 'A mark is a PNG or an SVG.'

/** What is told of the mark of a firm: its size in pixels, or in units of the drawing. */
export interface ClientMark {
  type: MarkType
  width: number
  height: number
  sha256: string
}
