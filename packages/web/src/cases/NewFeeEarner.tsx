import { useMutation } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useForm } from 'react-final-form'
import { FeeEarnerDialog } from '../clients/FeeEarnerDialog.tsx'
import type { FeeEarnerValue } from '../clients/client-form.ts'
import { AddFeeEarnerDocument } from '../clients/firm.operations.ts'
import type { Option } from '../ui/form/controls.ts'
import { messages } from '../ui/messages.ts'
import { toastAndRethrow } from '../ui/toast-and-rethrow.ts'
import { toaster } from '../ui/toaster.ts'
import { useIdempotencyKey } from '../ui/use-idempotency-key.ts'

interface Props {
  client: string
  sites: readonly Option[]
  onAdded: () => Promise<unknown>
}

interface DialogProps extends Props {
  open: boolean
  close: () => void
}

/** Dialog that adds a fee earner to the firm from the case form and selects them. Adds no user account. */
export function NewFeeEarnerDialog({ client, sites, onAdded, open, close }: DialogProps) {
  const caseForm = useForm()
  const [add] = useMutation(AddFeeEarnerDocument)
  const { keyOf, clear } = useIdempotencyKey()
  const save = async (input: FeeEarnerValue): Promise<() => void> => {
    const { data } = await add({ variables: { clientUuid: client, input, idempotencyKey: keyOf(input) } }).catch(
      toastAndRethrow(messages.errorSavingFeeEarner),
    )
    clear()
    await onAdded().catch(console.error)
    return () => {
      caseForm.change('feeEarner', data?.addFeeEarner.uuid)
      toaster.create({ type: 'success', title: messages.feeEarnerSaved })
      close()
    }
  }
  return <FeeEarnerDialog open={open} close={close} title="New fee earner" sites={sites} save={save} />
}

/** The button of that dialog, beside the fee earner of the form. */
export function NewFeeEarner(props: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button type="button" aria-haspopup="dialog" flexShrink="0" onClick={() => setOpen(true)}>
        New fee earner
      </Button>
      <NewFeeEarnerDialog {...props} open={open} close={() => setOpen(false)} />
    </>
  )
}
