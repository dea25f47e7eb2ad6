import { useMutation } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useForm } from 'react-final-form'
import { FeeEarnerDialog, type FeeEarnerValue } from '../clients/FeeEarnerDialog.tsx'
import { AddFeeEarnerDocument } from '../clients/firm.operations.ts'
import type { Option } from '../ui/form/controls.ts'
import { messages } from '../ui/messages.ts'
import { tellFailure } from '../ui/tell-failure.ts'
import { toaster } from '../ui/toaster.ts'

interface Props {
  client: string
  sites: readonly Option[]
  added: () => Promise<unknown>
}

/** Adds a fee earner to the firm without leaving the case, and chooses them. Here only whose time is billed matters, not who signs in. */
export function NewFeeEarner({ client, sites, added }: Props) {
  const caseForm = useForm()
  const [open, setOpen] = useState(false)
  const [add] = useMutation(AddFeeEarnerDocument)
  const close = (): void => setOpen(false)
  const save = async (input: FeeEarnerValue): Promise<() => void> => {
    const { data } = await add({ variables: { clientUuid: client, input } }).catch(
      tellFailure(messages.errorSavingFeeEarner),
    )
    await added().catch(console.error)
    return () => {
      caseForm.change('feeEarner', data?.addFeeEarner.uuid)
      toaster.create({ type: 'success', title: messages.feeEarnerSaved })
      close()
    }
  }
  return (
    <>
      <Button type="button" aria-haspopup="dialog" flexShrink="0" onClick={() => setOpen(true)}>
        New fee earner
      </Button>
      <FeeEarnerDialog open={open} close={close} title="New fee earner" sites={sites} save={save} />
    </>
  )
}
