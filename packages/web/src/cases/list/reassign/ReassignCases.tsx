import { useApolloClient } from '@apollo/client/react'
import { Button, Text } from '@chakra-ui/react'
import { field } from '@costdraft/schema/field.ts'
import { Uuid } from '@costdraft/schema/structs.ts'
import { UserRoundPen } from 'lucide-react'
import { useState } from 'react'
import { useAddition } from '../../../access/viewer.ts'
import { ButtonWord } from '../../../ui/ButtonWord.tsx'
import { Control } from '../../../ui/form/Control.tsx'
import type { Controls, Option } from '../../../ui/form/controls.ts'
import { BusyButton } from '../../../ui/form/BusyButton.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { FormFoot } from '../../../ui/form/FormFoot.tsx'
import { toastError } from '../../../ui/toast-error.ts'
import type { CaseRow } from '../case-row.ts'
import { useCasesScope } from '../use-cases-scope.ts'
import { staffOfCases } from './staff-of-cases.ts'
import { useReassign } from './use-reassign.ts'

const fields = { staffMember: field(Uuid) }
const StaffControl = Control<typeof fields>

interface Props {
  /** The listed cases. */
  found: readonly CaseRow[]
  /** What is selected, by uuid; null while nothing is to be selected. */
  chosen: ReadonlySet<string> | null
  setChosen: (chosen: ReadonlySet<string> | null) => void
}

/** Assigns several cases of a list to somebody else: has them selected first. */
export function ReassignCases({ found, chosen, setChosen }: Props) {
  const { addsCases } = useCasesScope()
  const changesMany = useAddition('bulk')
  if (!addsCases || !changesMany) return null
  if (!chosen)
    return (
      // In its place before there is a case to reassign, so that nothing moves when there is.
      <Button disabled={found.length === 0} onClick={() => setChosen(new Set())}>
        <UserRoundPen strokeWidth={1.75} aria-hidden />
        <ButtonWord>Reassign</ButtonWord>
      </Button>
    )
  return (
    <>
      <Button onClick={() => setChosen(null)}>Cancel</Button>
      <ReassignSelected
        // A selected case that is no longer listed stays as it is.
        rows={found.filter(({ uuid }) => chosen.has(uuid))}
        onDone={() => setChosen(null)}
      />
    </>
  )
}

interface SelectedProps {
  rows: readonly CaseRow[]
  onDone: () => void
}

/** Asks to whom the selected cases go. */
function ReassignSelected({ rows, onDone }: SelectedProps) {
  const client = useApolloClient()
  const [staff, setStaff] = useState<Option[]>()
  const [isLoading, setIsLoading] = useState(false)
  const open = async (): Promise<void> => {
    setIsLoading(true)
    try {
      setStaff(await staffOfCases(client, rows))
    } catch (error) {
      toastError(error, 'Whom the cases can be assigned to could not be loaded')
    }
    setIsLoading(false)
  }
  const close = (): void => setStaff(undefined)
  const count = rows.length === 1 ? '1 case' : `${rows.length} cases`
  return (
    <>
      <BusyButton
        type="button"
        variant="solid"
        aria-haspopup="dialog"
        disabled={rows.length === 0}
        isBusy={isLoading}
        onClick={() => void open()}
      >
        {rows.length === 0 ? 'Select cases' : `Reassign ${count}`}
      </BusyButton>
      {staff && (
        <FormDialog open close={close} title={`Reassign ${count}`}>
          {staff.length === 0 ? (
            <>
              <Text color="muted" mb="4">
                The cases are of different firms, and nobody drafts for all of them. Select those of one firm.
              </Text>
              <Button onClick={close}>Close</Button>
            </>
          ) : (
            <StaffForm rows={rows} staff={staff} close={close} onDone={onDone} />
          )}
        </FormDialog>
      )}
    </>
  )
}

interface FormProps extends SelectedProps {
  staff: readonly Option[]
  close: () => void
}

function StaffForm({ rows, staff, close, onDone }: FormProps) {
  const reassign = useReassign()
  const controls: Controls<typeof fields> = {
    staffMember: { label: 'Staff member', as: 'ref', choices: staff, hint: 'Whoever drafts these cases from now on.' },
  }
  const save = async ({ staffMember }: { staffMember: string }): Promise<(() => void) | undefined> => {
    const name = staff.find(({ value }) => value === staffMember)?.label ?? ''
    const done = await reassign(rows, { uuid: staffMember, name })
    if (done === 0) return undefined
    return () => {
      close()
      onDone()
    }
  }
  return (
    <Form name="Reassign" fields={fields} controls={controls} save={save}>
      <StaffControl name="staffMember" />
      <FormFoot submit="Reassign" close={close} />
    </Form>
  )
}
