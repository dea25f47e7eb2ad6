import { Box } from '@chakra-ui/react'
import { isEditable } from '@costdraft/schema/cases/stage.ts'
import { londonDay } from '@costdraft/schema/london-day.ts'
import { useMemo, useState } from 'react'
import { screensOf } from '../areas/index.ts'
import type { CaseRecord } from '../areas/area-screens.ts'
import { Form } from '../ui/form/Form.tsx'
import { FormFoot } from '../ui/form/FormFoot.tsx'
import { draftOf } from './case-changes.ts'
import { editedCaseFields, factsOfDraft, validateEditedCase, type LockedFields } from './case-form.ts'
import { operationsOf } from './case-operations.ts'
import { CaseSections } from './CaseSections.tsx'
import { useEditedControls } from './use-edited-controls.ts'
import { useFirmOptions } from './use-firm-options.ts'
import { useSaveCase } from './use-save-case.ts'
import type { Draft } from '@costdraft/schema/field.ts'
import { useFormState } from 'react-final-form'
import { partsChange } from './parts-change.ts'

/** Says what a change of the type of a case does to the parts of its rows, as long as the change is not saved. */
function PartsNote({ loaded }: { loaded: Draft }) {
  const { values } = useFormState<Draft>({ subscription: { values: true } })
  const note = partsChange(loaded, values)
  return (
    <Box role="status">
      {note && (
        <Box
          mb="4"
          px="2.5"
          py="1.5"
          textStyle="sm"
          bg="attention.ground"
          color="attention.ink"
          borderInlineStartWidth="3px"
          borderColor="attention.edge"
        >
          {note}
        </Box>
      )}
    </Box>
  )
}

/** What of the form is locked, and why. */
interface Lock {
  fields: LockedFields
  note?: { text: string; colour: string }
}

function lockOf({ areaOfWork, stage }: CaseRecord): Lock {
  if (!operationsOf(areaOfWork))
    return {
      fields: 'details',
      note: {
        text: 'Cases of this area cannot be drafted in this version, so the details cannot be changed.',
        colour: 'stage.inReview',
      },
    }
  if (stage !== null && isEditable(stage)) return { fields: 'none' }
  return {
    fields: 'details',
    note: {
      text: 'This case is complete, so its details cannot be changed. To change them, choose another state first.',
      colour: 'stage.complete',
    },
  }
}

/** Where what is typed into the form of a case is kept on this device. */
export const detailsDraftKey = (caseUuid: string): string => `case/${caseUuid}/details`

/** The form of an existing case. What is locked is shown with the reason. */
export function EditCaseForm({ record, reload }: { record: CaseRecord; reload: () => void }) {
  // A snapshot: the cache may receive a newer version from other screens, which must not change a form in use.
  const [loaded] = useState(record)
  const firm = useFirmOptions(loaded.client.uuid)
  const screens = screensOf(loaded.areaOfWork)
  const stored = useMemo(() => draftOf(screens.fields, loaded), [screens, loaded])
  const { fields: locked, note } = lockOf(loaded)
  const fields = useMemo(() => editedCaseFields(screens), [screens])
  const controls = useEditedControls(loaded, firm, locked)
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
        draft={{ key: detailsDraftKey(loaded.uuid), label: 'Edit Case', version: loaded.version }}
        fields={fields}
        controls={controls}
        facts={factsOfDraft}
        validate={(draft) =>
          validateEditedCase({ fields, controls, today: londonDay(new Date()) }, locked !== 'none', draft, stored)
        }
        initial={stored}
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
        <FormFoot submit="Save" leave={{ to: '/cost-draft/cases' }} />
      </Form>
      {confirmDialog}
    </>
  )
}
