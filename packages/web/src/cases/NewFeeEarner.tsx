import { useMutation } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { feeEarnerTypes, grades } from '@costdraft/costing'
import { feeEarner } from '@costdraft/schema/clients/clients.ts'
import type { InputOf } from '@costdraft/schema/field.ts'
import { useState } from 'react'
import { useForm } from 'react-final-form'
import { Control } from '../ui/form/Control.tsx'
import type { Controls, Option } from '../ui/form/controls.ts'
import { Form } from '../ui/form/Form.tsx'
import { FormDialog, FormDialogEnd } from '../ui/form/FormDialog.tsx'
import { Pair } from '../ui/form/Section.tsx'
import { messages } from '../ui/messages.ts'
import { toaster } from '../ui/toaster.ts'
import { AddFeeEarnerDocument } from './firm.operations.ts'
import { tellFailure } from './tell-failure.ts'

// A login can be linked where the firm is managed; here only whose time is billed matters.
const { user: _user, ...fields } = feeEarner
const FeeEarnerControl = Control<typeof fields>
const controlsFor = (sites: readonly Option[]): Controls<typeof fields> => ({
  firstname: { label: 'First name', as: 'text' },
  surname: { label: 'Surname', as: 'text' },
  initials: { label: 'Initials', as: 'text', hint: 'First letters of the two names unless given.' },
  site: { label: 'Site', as: 'ref', choices: sites },
  type: { label: 'Type', as: 'choice', choices: feeEarnerTypes },
  grade: { label: 'Grade', as: 'choice', choices: grades },
  isPanelMember: { label: 'Panel member', as: 'flag' },
})

interface Props { client: string; sites: readonly Option[]; added: () => Promise<unknown> }

/** Adds a fee earner to the firm without leaving the case, and chooses them. */
export function NewFeeEarner({ client, sites, added }: Props) {
  const caseForm = useForm()
  const [open, setOpen] = useState(false)
  const [add] = useMutation(AddFeeEarnerDocument)
  const close = (): void => setOpen(false)
  const save = async (input: InputOf<typeof fields>): Promise<(() => void) | undefined> => {
    const { data } = await add({ variables: { clientUuid: client, input } }).catch(tellFailure(messages.errorSavingFeeEarner))
    await added().catch(console.error)
    return () => {
      caseForm.change('feeEarner', data?.addFeeEarner.uuid)
      toaster.create({ type: 'success', title: messages.feeEarnerSaved })
      close()
    }
  }
  return (
    <>
      <Button type="button" aria-haspopup="dialog" flexShrink="0" onClick={() => setOpen(true)}>New fee earner</Button>
      <FormDialog open={open} close={close} title="New fee earner">
        <Form name="New fee earner" fields={fields} controls={controlsFor(sites)} initial={{ site: sites.length === 1 ? sites[0]?.value : '' }} save={save}>
          <Pair><FeeEarnerControl name="firstname" /><FeeEarnerControl name="surname" /></Pair>
          <FeeEarnerControl name="initials" />
          <FeeEarnerControl name="site" />
          <Pair><FeeEarnerControl name="type" /><FeeEarnerControl name="grade" /></Pair>
          <FeeEarnerControl name="isPanelMember" />
          <FormDialogEnd submit="Save" close={close} />
        </Form>
      </FormDialog>
    </>
  )
}
