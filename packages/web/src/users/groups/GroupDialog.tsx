import { useApolloClient, useMutation } from '@apollo/client/react'
import { field, type Draft, type InputOf, check } from '@costdraft/schema/field.ts'
import { text } from '@costdraft/schema/structs.ts'
import { Control } from '../../ui/form/Control.tsx'
import { parseDraft, type Controls } from '../../ui/form/controls.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { FormFoot } from '../../ui/form/FormFoot.tsx'
import { toaster } from '../../ui/toaster.ts'
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts'
import { refetchGroups } from './refetch-groups.ts'
import type { GroupRow } from './group-columns.tsx'
import { AddUserGroupDocument } from './groups.operations.ts'
import { useEditGroup } from './use-edit-group.ts'
import { MEMBERS_FIELD, MemberPicker } from './MemberPicker.tsx'

const fields = { name: field(text(1, 100)) }
const controls: Controls<typeof fields> = { name: { label: 'Name', as: 'text' } }
const NameControl = Control<typeof fields>
type Value = InputOf<typeof fields> & { users: string[] }

const validate = (draft: Draft) => {
  const result = check(fields, parseDraft(controls, draft))
  const chosen = Object.entries((draft[MEMBERS_FIELD] ?? {}) as Record<string, boolean>).flatMap(([uuid, isIn]) =>
    isIn ? [uuid] : [],
  )
  return result.problems ? { problems: result.problems } : { value: { ...result.value, users: chosen } }
}

interface Props {
  firm: string
  group: GroupRow | undefined
  close: () => void
}

/** Adds or edits a group: its name and its members. */
export function GroupDialog({ firm, group, close }: Props) {
  const client = useApolloClient()
  const [add] = useMutation(AddUserGroupDocument)
  const { edit, confirmDialog } = useEditGroup(firm)
  const { keyOf } = useIdempotencyKey()
  const title = group ? 'Edit group' : 'Add group'
  const members = Object.fromEntries((group?.users ?? []).map(({ uuid }) => [uuid, true]))
  const save = async (value: Value): Promise<(() => void) | undefined> => {
    const whose = group && (await edit(group, value))
    if (group && !whose) return undefined
    if (!group) await add({ variables: { clientUuid: firm, ...value, idempotencyKey: keyOf(value) } })
    refetchGroups(client)
    return () => {
      if (whose !== 'theirs') toaster.create({ type: 'success', title: 'Group saved.', description: value.name })
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
        parts={{ [MEMBERS_FIELD]: members }}
        initial={{ name: group?.name }}
        save={save}
      >
        <NameControl name="name" />
        <MemberPicker firm={firm} />
        <FormFoot submit="Save" close={close} />
      </Form>
      {confirmDialog}
    </FormDialog>
  )
}
