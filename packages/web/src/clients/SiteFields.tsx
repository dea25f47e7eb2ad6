import { guidelineBands, locations, regions } from '@costdraft/costing'
import { bandsOfSite, site } from '@costdraft/schema/clients/clients.ts'
import { useForm } from 'react-final-form'
import { useAddition } from '../access/viewer.ts'
import { Control } from '../ui/form/Control.tsx'
import type { Controls } from '../ui/form/controls.ts'
import { Pair } from '../ui/form/Section.tsx'
import { useFieldChange } from '../ui/form/use-field-change.ts'
import { messages } from '../ui/messages.ts'
import { useConfirm } from '../ui/use-confirm.tsx'

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
const SiteControl = Control<typeof site>

/** The fields of a location. A firm has one headquarters; replacing it asks for confirmation. */
export function SiteFields({ hasHeadquarters }: { hasHeadquarters: boolean }) {
  const form = useForm(),
    hasBands = useAddition('guideline_band')
  const { ask, confirmDialog } = useConfirm()
  // Neither location has the bands of the other.
  useFieldChange('location', (location) => {
    const { guidelineBand } = form.getState().values as { guidelineBand?: unknown }
    if (guidelineBand && !bandsOfSite({ location }).some((band) => band === guidelineBand))
      form.change('guidelineBand', '')
  })
  useFieldChange('headquarters', (isTicked) => {
    if (isTicked !== true || !hasHeadquarters) return
    void ask({
      title: 'Change the headquarters?',
      text: messages.headquartersExists,
      answers: [
        { label: 'Cancel', value: 'cancel' },
        { label: 'Make headquarters', value: 'make', isMain: true },
      ],
    }).then((answer) => {
      if (answer !== 'make') form.change('headquarters', false)
    })
  })
  return (
    <>
      <SiteControl name="siteName" />
      <SiteControl name="firstLineAddress" />
      <SiteControl name="secondLineAddress" />
      <Pair>
        <SiteControl name="town" />
        <SiteControl name="county" />
      </Pair>
      <Pair>
        <SiteControl name="postcode" />
        <SiteControl name="phoneNumber" />
      </Pair>
      <Pair>
        <SiteControl name="region" />
        <SiteControl name="location" />
      </Pair>
      {hasBands && <SiteControl name="guidelineBand" />}
      <SiteControl name="officeNumber" />
      <SiteControl name="headquarters" />
      {confirmDialog}
    </>
  )
}
