/**
 * The key by which a text that stands for a person or an activity is compared and remembered: whatever its case and
 * spacing.
 */
export const nameKey = (text: string): string => text.normalize('NFC').trim().toLowerCase().replaceAll(/\s+/g, ' ')
