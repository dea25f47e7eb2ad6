import { useMutation } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { site } from '@costdraft/schema/clients/clients.ts'
import type { InputOf } from '@costdraft/schema/field.ts'
import { useState } from 'react'
import { useForm } from 'react-final-form'
import { Form } from '../ui/form/Form.tsx'
import { FormDialog, FormDialogEnd } from '../ui/form/FormDialog.tsx'
import { messages } from '../ui/messages.ts'
import { toaster } from '../ui/toaster.ts'
import { AddSiteDocument } from './firm.operations.ts'
import { SiteFields, siteControls } from './SiteFields.tsx'
import { tellFailure } from './tell-failure.ts'

interface Props { client: string; hasHeadquarters: boolean; added: () => Promise<unknown> }

/** Adds an office to the firm without leaving the case, and chooses it. */
export function NewSite({ client, hasHeadquarters, added }: Props) {
  const caseForm = useForm()
  const [open, setOpen] = useState(false)
  const [add] = useMutation(AddSiteDocument)
  const close = (): void => setOpen(false)
  const save = async (input: InputOf<typeof site>): Promise<(() => void) | undefined> => {
    const { data } = await add({ variables: { clientUuid: client, input } }).catch(tellFailure(messages.errorSavingSite))
    await added().catch(console.error)
    return () => {
      caseForm.change('site', data?.addSite.uuid)
      toaster.create({ type: 'success', title: messages.siteSaved })
      close()
    }
  }
  return (
    <>
      <Button type="button" aria-haspopup="dialog" flexShrink="0" onClick={() => setOpen(true)}>New site</Button>
      <FormDialog open={open} close={close} title="New site">
        <Form name="New site" fields={site} controls={siteControls} initial={{ headquarters: !hasHeadquarters }} save={save}>
          <SiteFields hasHeadquarters={hasHeadquarters} />
          <FormDialogEnd submit="Save" close={close} />
        </Form>
      </FormDialog>
    </>
  )
}
