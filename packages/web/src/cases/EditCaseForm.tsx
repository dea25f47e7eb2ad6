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
import { casePaths } from './list/case-paths.ts'
import { useFirm } from './use-firm.ts'
import { useSaveCase } from './use-save-case.ts'

/** What is chosen stays readable while the lists are on their way, or where they no longer hold it. */
const holding = (options: readonly Option[], value: string | undefined, label: string): readonly Option[] =>
  value === undefined || options.some((option) => option.value === value) ? options : [{ value, label }, ...options]

const note = { textStyle: 'sm', borderInlineStartWidth: '3px', ps: '3', mb: '4' } as const

export function EditCaseForm({
  record,
  reload,
  isReview,
}: {
  record: CaseDetails
  reload: () => void
  isReview: boolean
}) {
  // The case as it was when it was opened: the shared cache moves on under other screens, and a newer version is not this form's.
  const [loaded] = useState(record)
  const { client, site, feeEarner, staffMember, caseType } = loaded
  const firm = useFirm(client.uuid)
  const isComplete = !editable(loaded.stage)
  const controls = useMemo(
    () =>
      editedCaseControls(
        {
          solicitors: [{ value: client.uuid, label: client.name }],
          caseType,
          sites: holding(firm.sites.options, site.uuid, site.siteName),
          feeEarners: holding(firm.feeEarners.options, feeEarner.uuid, `${feeEarner.firstname} ${feeEarner.surname}`),
          staff: holding(firm.staff.options, staffMember?.uuid, staffMember?.name ?? ''),
        },
        isReview ? 'all' : isComplete ? 'details' : 'none',
      ),
    [client, caseType, site, feeEarner, staffMember, firm, isComplete, isReview],
  )
  const { save, asking } = useSaveCase(loaded, controls, reload)
  return (
    <>
      {isReview && (
        <Box css={note} role="note" borderColor="stage.inReview">
          Details are read here and changed in the draft. Notes can be written.
        </Box>
      )}
      {isComplete && !isReview && (
        <Box css={note} role="note" borderColor="stage.complete">
          This case is complete, so its details cannot be changed. To change them, choose another state first.
        </Box>
      )}
      <Form
        name="Edit Case"
        isGuarded
        fields={editedCase}
        controls={controls}
        facts={factsOf}
        initial={draftOf(loaded)}
        save={save}
      >
        <CaseSections solicitor={client.uuid} firm={firm} isLocked={isComplete || isReview} hasState />
        <FormEnd>
          {!isReview && <SubmitButton label="Save" />}
          <Button asChild>
            <Link to={isReview ? casePaths.reviewDraft(loaded.uuid) : '/cost-draft/cases'}>
              {isReview ? 'Review draft' : 'Cancel'}
            </Link>
          </Button>
        </FormEnd>
      </Form>
      {asking}
    </>
  )
}
