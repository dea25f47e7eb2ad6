/** A printed amount in pence; nothing, and what has no value, is none. */
export const printedPence = (text: string): number =>
  /^[\d,.]+$/.test(text) ? Math.round(Number(text.replaceAll(',', '')) * 100) : 0
