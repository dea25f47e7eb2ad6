/**
 * The key by which a text that stands for a person or an activity is compared and remembered: whatever its case and
 * spacing.
 */
export const nameKey = (text: string): string => text.normalize('NFC').trim().toLowerCase().replaceAll(/\s+/g, ' ')

const APOSTROPHES = /['’‘‛ʼʹ`´′＇]/g
/** The key by which a text is compared with the names of people: whatever its marks and kind of apostrophe besides. */
export const personKey = (text: string): string =>
  nameKey(text.replaceAll(APOSTROPHES, "'").normalize('NFD').replaceAll(/\p{M}/gu, ''))
