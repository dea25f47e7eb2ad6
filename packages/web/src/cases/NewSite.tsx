import { useMutation } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useForm } from 'react-final-form'
import { AddSiteDocument } from '../clients/firm.operations.ts'
import { SiteDialog } from '../clients/SiteDialog.tsx'
import type { SiteValue } from '../clients/client-form.ts'
import { messages } from '../ui/messages.ts'
import { toastAndRethrow } from '../ui/toast-and-rethrow.ts'
import { toaster } from '../ui/toaster.ts'
import { useIdempotencyKey } from '../ui/use-idempotency-key.ts'

interface Props {
  client: string
  hasHeadquarters: boolean
  onAdded: () => Promise<unknown>
}

/** Button and dialog that add a site to the firm from the case form and select it. */
export function NewSite({ client, hasHeadquarters, onAdded }: Props) {
  const caseForm = useForm()
  const [open, setOpen] = useState(false)
  const [add] = useMutation(AddSiteDocument)
  const { keyOf, clear } = useIdempotencyKey()
  const close = (): void => setOpen(false)
  const save = async (input: SiteValue): Promise<() => void> => {
    const { data } = await add({ variables: { clientUuid: client, input, idempotencyKey: keyOf(input) } }).catch(
      toastAndRethrow(messages.errorSavingSite),
    )
    clear()
    await onAdded().catch(console.error)
    return () => {
      caseForm.change('site', data?.addSite.uuid)
      toaster.create({ type: 'success', title: messages.siteSaved })
      close()
    }
  }
  return (
    <>
      <Button type="button" aria-haspopup="dialog" flexShrink="0" onClick={() => setOpen(true)}>
        New site
      </Button>
      <SiteDialog open={open} close={close} title="New site" hasHeadquarters={hasHeadquarters} save={save} />
    </>
  )
}
