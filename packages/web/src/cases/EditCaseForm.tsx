import { Box } from '@chakra-ui/react'
import { isEditable } from '@costdraft/schema/stage.ts'
import { useMemo, useState } from 'react'
import { screensOf } from '../areas/index.ts'
import type { CaseRecord } from '../areas/area-screens.ts'
import { fullName } from '../ui/full-name.ts'
import { Form } from '../ui/form/Form.tsx'
import { FormFoot } from '../ui/form/FormFoot.tsx'
import type { AnyControls, Option } from '../ui/form/controls.ts'
import { draftOf } from './case-changes.ts'
import {
  editedCaseControls,
  editedCaseFields,
  factsOfDraft,
  validateEditedCase,
  type LockedFields,
} from './case-form.ts'
import { operationsOf } from './case-operations.ts'
import { PartsNote } from './PartsNote.tsx'
import { CaseSections } from './CaseSections.tsx'
import { casePaths } from './list/case-paths.ts'
import { useFirmOptions, type FirmOptions } from './use-firm-options.ts'
import { useSaveCase } from './use-save-case.ts'

/** Adds the current value to the options, where they are still loading or no longer contain it. */
const withCurrent = (options: readonly Option[], value: string | undefined, label: string): readonly Option[] =>
  value === undefined || options.some((option) => option.value === value) ? options : [{ value, label }, ...options]

/** What of the form is locked, and why. */
interface Lock {
  fields: LockedFields
  note?: { text: string; colour: string }
}

function lockOf({ areaOfWork, stage }: CaseRecord, isReview: boolean): Lock {
  if (isReview)
    return {
      fields: 'all',
      note: {
        text: 'Details are read here and changed in the draft. Notes can be written.',
        colour: 'stage.inReview',
      },
    }
  if (!operationsOf(areaOfWork))
    return {
      fields: 'details',
      note: {
        text: 'Cases of this area cannot be drafted in this version, so the details cannot be changed.',
        colour: 'stage.inReview',
      },
    }
  if (isEditable(stage)) return { fields: 'none' }
  return {
    fields: 'details',
    note: {
      text: 'This case is complete, so its details cannot be changed. To change them, choose another state first.',
      colour: 'stage.complete',
    },
  }
}

/** The controls of the form, with the firm's options and the current values of the case. */
function useEditControls(loaded: CaseRecord, firm: FirmOptions, locked: LockedFields): AnyControls {
  return useMemo(() => {
    const { client, site, feeEarner, staffMember } = loaded
    return editedCaseControls(
      screensOf(loaded.areaOfWork),
      loaded,
      {
        solicitors: [{ value: client.uuid, label: client.name ?? client.uuid }],
        sites: withCurrent(firm.sites.options, site.uuid, site.siteName ?? site.uuid),
        feeEarners: withCurrent(firm.feeEarners.options, feeEarner.uuid, fullName(feeEarner) || feeEarner.uuid),
        staff: withCurrent(firm.staff.options, staffMember?.uuid, staffMember?.name ?? staffMember?.uuid ?? ''),
      },
      locked,
    )
  }, [loaded, firm, locked])
}

/** The form of an existing case. What is locked is shown with the reason. */
export function EditCaseForm({
  record,
  reload,
  isReview,
}: {
  record: CaseRecord
  reload: () => void
  isReview: boolean
}) {
  // A snapshot: the cache may receive a newer version from other screens, which must not change a form in use.
  const [loaded] = useState(record)
  const firm = useFirmOptions(loaded.client.uuid),
    screens = screensOf(loaded.areaOfWork)
  const { fields: locked, note } = lockOf(loaded, isReview)
  const fields = useMemo(() => editedCaseFields(screens), [screens]),
    controls = useEditControls(loaded, firm, locked)
  const { save, confirmDialog } = useSaveCase(loaded, controls, reload)
  return (
    <>
      {note && (
        <Box role="note" textStyle="sm" borderInlineStartWidth="3px" ps="3" mb="4" borderColor={note.colour}>
          {note.text}
        </Box>
      )}
      <Form
        name="Edit Case"
        isGuarded
        draft={{ key: `case/${loaded.uuid}/details`, label: 'Edit Case', version: loaded.version }}
        fields={fields}
        controls={controls}
        facts={factsOfDraft}
        validate={(draft) => validateEditedCase(fields, controls, locked !== 'none', draft)}
        initial={draftOf(screens.fields, loaded)}
        save={save}
      >
        <CaseSections
          sections={screens.sections}
          solicitor={loaded.client.uuid}
          firm={firm}
          isLocked={locked !== 'none'}
          hasState
        />
        <PartsNote loaded={draftOf(screens.fields, loaded)} />
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
