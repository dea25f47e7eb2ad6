import { Box, Button } from '@chakra-ui/react'
import { editable } from '@costdraft/schema/stage.ts'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { Form } from '../ui/form/Form.tsx'
import type { Option } from '../ui/form/controls.ts'
import { FormEnd } from '../ui/form/Section.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'
import { draftOf, type CaseDetails } from './case-changes.ts'
import { editedCase, editedCaseControls, factsOf } from './case-form.ts'
import { CaseSections } from './CaseSections.tsx'
import { useFirm } from './use-firm.ts'
import { useSaveCase } from './use-save-case.ts'

/** What is chosen stays readable while the lists are on their way, or where they no longer hold it. */
const holding = (options: readonly Option[], value: string | undefined, label: string): readonly Option[] =>
  value === undefined || options.some((option) => option.value === value) ? options : [{ value, label }, ...options]

export function EditCaseForm({ record, reload }: { record: CaseDetails; reload: () => void }) {
  // The case as it was when it was opened: the shared cache moves on under other screens, and a newer version is not this form's.
  const [loaded] = useState(record)
  const { client, site, feeEarner, staffMember, caseType } = loaded
  const firm = useFirm(client.uuid)
  const isComplete = !editable(loaded.stage)
  const controls = useMemo(() => editedCaseControls({
    solicitors: [{ value: client.uuid, label: client.name }], caseType,
    sites: holding(firm.sites.options, site.uuid, site.siteName),
    feeEarners: holding(firm.feeEarners.options, feeEarner.uuid, `${feeEarner.firstname} ${feeEarner.surname}`),
    staff: holding(firm.staff.options, staffMember?.uuid, staffMember?.name ?? ''),
  }, isComplete), [client, caseType, site, feeEarner, staffMember, firm, isComplete])
  const { save, asking } = useSaveCase(loaded, controls, reload)
  return (
    <>
      {isComplete && <Box role="note" textStyle="sm" borderInlineStartWidth="3px" borderColor="stage.complete" ps="3" mb="4">This case is complete, so its details cannot be changed. To change them, choose another state first.</Box>}
      <Form name="Edit Case" isGuarded fields={editedCase} controls={controls} facts={factsOf} initial={draftOf(loaded)} save={save}>
        <CaseSections solicitor={client.uuid} firm={firm} isLocked={isComplete} hasState />
        <FormEnd>
          <SubmitButton label="Save" /><Button asChild><Link to="/cost-draft/cases">Cancel</Link></Button>
        </FormEnd>
      </Form>
      {asking}
    </>
  )
}
