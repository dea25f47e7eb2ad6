import { Box } from '@chakra-ui/react'
import { isEditable } from '@costdraft/schema/stage.ts'
import { useMemo, useState } from 'react'
import { fullName } from '../ui/full-name.ts'
import { Form } from '../ui/form/Form.tsx'
import { FormFoot } from '../ui/form/FormFoot.tsx'
import type { Controls, Option } from '../ui/form/controls.ts'
import { draftOf, type CaseDetails } from './case-changes.ts'
import { editedCase, editedCaseControls, factsOfDraft } from './case-form.ts'
import { CaseSections } from './CaseSections.tsx'
import { casePaths } from './list/case-paths.ts'
import { useFirmOptions, type FirmOptions } from './use-firm-options.ts'
import { useSaveCase } from './use-save-case.ts'

/** Adds the current value to the options, where they are still loading or no longer contain it. */
const withCurrent = (options: readonly Option[], value: string | undefined, label: string): readonly Option[] =>
  value === undefined || options.some((option) => option.value === value) ? options : [{ value, label }, ...options]

type LockedFields = 'none' | 'details' | 'all'

function lockedFields(isReview: boolean, isComplete: boolean): LockedFields {
  if (isReview) return 'all'
  return isComplete ? 'details' : 'none'
}

/** The controls of the form, with the firm's options and the current values of the case. */
function useEditControls(loaded: CaseDetails, firm: FirmOptions, locked: LockedFields): Controls<typeof editedCase> {
  const { client, site, feeEarner, staffMember, caseType } = loaded
  return useMemo(
    () =>
      editedCaseControls(
        {
          solicitors: [{ value: client.uuid, label: client.name ?? client.uuid }],
          caseType,
          sites: withCurrent(firm.sites.options, site.uuid, site.siteName ?? site.uuid),
          feeEarners: withCurrent(firm.feeEarners.options, feeEarner.uuid, fullName(feeEarner) || feeEarner.uuid),
          staff: withCurrent(firm.staff.options, staffMember?.uuid, staffMember?.name ?? staffMember?.uuid ?? ''),
        },
        locked,
      ),
    [client, caseType, site, feeEarner, staffMember, firm, locked],
  )
}

const note = { textStyle: 'sm', borderInlineStartWidth: '3px', ps: '3', mb: '4' } as const

/** Why the details cannot be changed. */
function LockedNote({ locked }: { locked: LockedFields }) {
  if (locked === 'none') return null
  return locked === 'all' ? (
    <Box css={note} role="note" borderColor="stage.inReview">
      Details are read here and changed in the draft. Notes can be written.
    </Box>
  ) : (
    <Box css={note} role="note" borderColor="stage.complete">
      This case is complete, so its details cannot be changed. To change them, choose another state first.
    </Box>
  )
}

export function EditCaseForm({
  record,
  reload,
  isReview,
}: {
  record: CaseDetails
  reload: () => void
  isReview: boolean
}) {
  // A snapshot: the cache may receive a newer version from other screens, which must not change a form in use.
  const [loaded] = useState(record)
  const firm = useFirmOptions(loaded.client.uuid)
  const locked = lockedFields(isReview, !isEditable(loaded.stage))
  const controls = useEditControls(loaded, firm, locked)
  const { save, confirmDialog } = useSaveCase(loaded, controls, reload)
  return (
    <>
      <LockedNote locked={locked} />
      <Form
        name="Edit Case"
        isGuarded
        draft={{ key: `case/${loaded.uuid}/details`, label: 'Edit Case', version: loaded.version }}
        fields={editedCase}
        controls={controls}
        facts={factsOfDraft}
        initial={draftOf(loaded)}
        save={save}
      >
        <CaseSections solicitor={loaded.client.uuid} firm={firm} isLocked={locked !== 'none'} hasState />
        <FormFoot
          submit={isReview ? undefined : 'Save'}
          leave={
            isReview ? { to: casePaths.reviewDraft(loaded.uuid), text: 'Review draft' } : { to: '/cost-draft/cases' }
          }
        />
      </Form>
      {confirmDialog}
    </>
  )
}
