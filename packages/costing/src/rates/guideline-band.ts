import type { Location } from '../vocabulary/vocabulary.ts'

/**
 * The bands of the guideline hourly rates. London 1 is very heavy commercial and corporate work by centrally based
 * London firms.
 */
export const guidelineBands = ['london_1', 'london_2', 'london_3', 'national_1', 'national_2'] as const
export type GuidelineBand = (typeof guidelineBands)[number]

/** As they are printed. */
export const bandNames: Readonly<Record<GuidelineBand, string>> = {
  london_1: 'London 1',
  london_2: 'London 2',
  london_3: 'London 3',
  national_1: 'National 1',
  national_2: 'National 2',
}

/** The bands that an office can be in, by its location. */
export const bandsOfLocation: Readonly<Record<Location, readonly GuidelineBand[]>> = {
  London: ['london_1', 'london_2', 'london_3'],
  'Non-London': ['national_1', 'national_2'],
}

/**
 * The districts of the City and central London: London 2. A letter may follow the number (W1A, EC4Y), another digit may
 * not (W11).
 */
const CENTRAL_LONDON = /^(?:EC[1-4]|W1|WC[12]|SW1)[A-Z]?$/
/** A UK postcode without its last three characters. */
const districtOf = (postcode: string): string => postcode.toUpperCase().replaceAll(/\s/g, '').slice(0, -3)

/** An office, as far as its band depends on it. */
export interface OfficeBand {
  location: Location
  postcode: string
  /** What the firm has set; null if nothing. */
  guidelineBand: GuidelineBand | null
}

/**
 * The guideline band of an office: what the firm has set, if it fits its location; otherwise London 2 for central
 * postcodes, London 3 for other offices in London, and National 2 for any other.
 */
export function guidelineBandOf({ location, postcode, guidelineBand }: OfficeBand): GuidelineBand {
  if (guidelineBand !== null && bandsOfLocation[location].includes(guidelineBand)) return guidelineBand
  if (location === 'Non-London') return 'national_2'
  return CENTRAL_LONDON.test(districtOf(postcode)) ? 'london_2' : 'london_3'
}
