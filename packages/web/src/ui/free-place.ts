/** What a box takes of the window, from top to bottom, in pixels. */
export interface Span {
  top: number
  bottom: number
}

/** Pixels between a toast and the button above or below it. */
const GAP = 8

/**
 * The first place from the top, in pixels, where a box of this height covers none of the spans and stays in the room;
 * undefined where there is none.
 */
export function freePlace(height: number, spans: readonly Span[], room: Span): number | undefined {
  const isFree = (top: number): boolean =>
    top >= room.top &&
    top + height <= room.bottom &&
    spans.every((span) => top + height <= span.top || span.bottom <= top)
  return [room.top, ...spans.map(({ bottom }) => bottom + GAP)].toSorted((a, b) => a - b).find(isFree)
}
