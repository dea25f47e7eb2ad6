import { Button, Text } from '@chakra-ui/react'
import { roleLabels, roles, type Role } from '@costdraft/schema/access/roles.ts'
import { check, field, type Draft } from '@costdraft/schema/field.ts'
import { oneOf } from '@costdraft/schema/structs.ts'
import { MAX_LINKS } from '@costdraft/schema/users/many-links.ts'
import { useState } from 'react'
import { useFormState } from 'react-final-form'
import { roleOptions } from '../../access/role-options.ts'
import { useAddition } from '../../access/viewer.ts'
import { Control } from '../../ui/form/Control.tsx'
import { parseDraft, type Controls } from '../../ui/form/controls.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { FormFoot } from '../../ui/form/FormFoot.tsx'
import { chosenText, PEOPLE_FIELD, PeoplePicker, type Chosen } from './PeoplePicker.tsx'
import { useLinkPeople } from './use-link-people.ts'

const fields = { clientRole: field(oneOf(roles)) }
const controls: Controls<typeof fields> = {
  clientRole: { label: 'Role', as: 'choice', choices: roleOptions, hint: 'All of them get this role here.' },
}
const RoleControl = Control<typeof fields>

interface Value {
  clientRole: Role
  people: Chosen
}
const chosenIn = (draft: Draft): Chosen => (draft[PEOPLE_FIELD] ?? {}) as Chosen
function problemOf(count: number): string | undefined {
  if (count === 0) return 'Choose at least one person.'
  return count > MAX_LINKS ? `Choose at most ${MAX_LINKS} people at once; these are ${count}.` : undefined
}
/** Validates the role, and that there are people who get it. */
const validate = (draft: Draft) => {
  const { value, problems = [] } = check(fields, parseDraft(controls, draft))
  const people = chosenIn(draft)
  const problem = problemOf(Object.keys(people).length)
  const all = problem === undefined ? problems : [...problems, { path: PEOPLE_FIELD, message: problem }]
  return value && all.length === 0 ? { value: { ...value, people } } : { problems: all }
}

/** What the button of the foot is about to do. */
function Sentence({ client }: { client: string }) {
  const { values } = useFormState<Draft>({ subscription: { values: true } })
  const role = values.clientRole as Role | undefined
  return (
    <Text role="status" textStyle="sm" fontWeight="500" mt="2">
      {chosenText(chosenIn(values), role ? roleLabels[role] : undefined, client)}
    </Text>
  )
}

interface Props {
  client: { uuid: string; name: string }
  /** The firm above it, whose people they are. */
  parent: { uuid: string; name: string }
}

function AddPeopleDialog({ client, parent, close }: Props & { close: () => void }) {
  const link = useLinkPeople(client)
  const title = `Add people to ${client.name}`
  const save = async ({ clientRole, people }: Value): Promise<() => void> => {
    await link(
      Object.entries(people).map(([uuid, name]) => ({ uuid, name })),
      clientRole,
    )
    return close
  }
  return (
    <FormDialog open close={close} title={title} size="lg">
      <Form name={title} fields={fields} controls={controls} parts={parts} validate={validate} save={save}>
        <PeoplePicker client={client} parent={parent} />
        <RoleControl name="clientRole" />
        <Sentence client={client.name} />
        <FormFoot submit="Add people" close={close} />
      </Form>
    </FormDialog>
  )
}
const parts = { [PEOPLE_FIELD]: {} }

/** The button of a child client that gives people of the firm above a role there. */
export function AddPeople(props: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const isOffered = useAddition('link_users')
  if (!isOffered) return null
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Add people…
      </Button>
      {isOpen && <AddPeopleDialog {...props} close={() => setIsOpen(false)} />}
    </>
  )
}
