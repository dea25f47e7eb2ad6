import { guidelineBands, locations, regions } from '@costdraft/costing'
import type { site } from '@costdraft/schema/clients/clients.ts'
import type { Controls } from '../ui/form/controls.ts'

/** The form controls of a location. */
export const siteControls: Controls<typeof site> = {
  siteName: { label: 'Site name', as: 'text' },
  firstLineAddress: { label: 'Address line 1', as: 'text' },
  secondLineAddress: { label: 'Address line 2', as: 'text' },
  town: { label: 'Town or city', as: 'text' },
  county: { label: 'County', as: 'text' },
  postcode: { label: 'Postcode', as: 'text' },
  phoneNumber: { label: 'Telephone', as: 'text' },
  officeNumber: { label: 'Office number', as: 'text' },
  region: { label: 'Region', as: 'choice', choices: regions },
  location: { label: 'Location', as: 'choice', choices: locations },
  guidelineBand: {
    label: 'Guideline band',
    as: 'choice',
    choices: guidelineBands,
    hint: 'If it is left empty: London 2 for EC1–4, W1, WC1, WC2 and SW1, and London 3 elsewhere in London; National 2 outside London.',
  },
  headquarters: { label: 'Headquarters', as: 'flag' },
}
