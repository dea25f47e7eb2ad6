import { useApolloClient } from '@apollo/client/react'
import { caseViewForm, type CaseViewPage } from '@costdraft/schema/case-views/case-view.ts'
import { check, type Draft, type InputOf } from '@costdraft/schema/field.ts'
import type { CaseViewsQuery } from '../generated/graphql.ts'
import { Control } from '../ui/form/Control.tsx'
import { parseDraft, type Controls } from '../ui/form/controls.ts'
import { Form } from '../ui/form/Form.tsx'
import { FormDialog } from '../ui/form/FormDialog.tsx'
import { FormFoot } from '../ui/form/FormFoot.tsx'
import { toaster } from '../ui/toaster.ts'
import { useIdempotencyKey } from '../ui/use-idempotency-key.ts'
import { AddCaseViewDocument, EditCaseViewDocument } from './case-views.operations.ts'
import { refetchViews } from './refetch-views.ts'

export type CaseView = NonNullable<CaseViewsQuery['caseViews']>[number]

const { name, isShared } = caseViewForm
const fields = { name, isShared }
const controls: Controls<typeof fields> = {
  name: { label: 'Name', as: 'text' },
  isShared: { label: 'Share with colleagues', as: 'flag' },
}
const ViewControl = Control<typeof fields>
type Value = InputOf<typeof fields>
const validate = (draft: Draft) => check(fields, parseDraft(controls, { isShared: false, ...draft }))

interface Props {
  page: CaseViewPage
  /** The query string that is saved. */
  query: string
  /** The view that is changed; undefined for a new one. */
  view: CaseView | undefined
  close: () => void
}

/** Saves the list as it is shown as a view, or renames and shares one. */
export function SaveView({ page, query, view, close }: Props) {
  const client = useApolloClient()
  const { keyOf } = useIdempotencyKey()
  const title = view ? 'Edit view' : 'Save as a view'
  const save = async (value: Value): Promise<() => void> => {
    if (view)
      await client.mutate({
        mutation: EditCaseViewDocument,
        variables: { uuid: view.uuid, input: value, version: view.version },
      })
    else {
      const input = { ...value, page, query }
      await client.mutate({
        mutation: AddCaseViewDocument,
        variables: { input, idempotencyKey: keyOf(input) },
      })
    }
    refetchViews(client)
    return () => {
      toaster.create({ type: 'success', title: 'View saved.', description: value.name })
      close()
    }
  }
  return (
    <FormDialog open close={close} title={title}>
      <Form
        name={title}
        fields={fields}
        controls={controls}
        validate={validate}
        initial={{ name: view?.name, isShared: view?.isShared ?? false }}
        save={save}
      >
        <ViewControl name="name" />
        <ViewControl name="isShared" />
        <FormFoot submit="Save" close={close} />
      </Form>
    </FormDialog>
  )
}
