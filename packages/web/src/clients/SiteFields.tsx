import { bandsOfSite, site } from '@costdraft/schema/clients/clients.ts'
import { useForm } from 'react-final-form'
import { useAddition } from '../access/viewer.ts'
import { Control } from '../ui/form/Control.tsx'
import { Pair } from '../ui/form/Section.tsx'
import { useFieldChange } from '../ui/form/use-field-change.ts'
import { messages } from '../ui/messages.ts'
import { useConfirm } from '../ui/use-confirm.tsx'

const SiteControl = Control<typeof site>

/** The fields of a location. A firm has one headquarters; replacing it asks for confirmation. */
export function SiteFields({ hasHeadquarters }: { hasHeadquarters: boolean }) {
  const form = useForm()
  const hasBands = useAddition('guideline_band')
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
