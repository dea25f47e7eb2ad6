import type { CourtBundle } from '@costdraft/costing'

/** How many pages a court bundle has, which decides what is paid for it. */
export const bundlePages: Readonly<Record<CourtBundle, string>> = {
  bundle_1: '351–700 pages',
  bundle_2: '701–1,400 pages',
  bundle_3: 'over 1,400 pages',
}
