import { useApolloClient, useMutation } from '@apollo/client/react'
import { Button, Text } from '@chakra-ui/react'
import type { InputOf } from '@costdraft/schema/field.ts'
import { handOver } from '@costdraft/schema/users/leaving.ts'
import { useMemo } from 'react'
import { StaffDocument } from '../../clients/firm.operations.ts'
import type { HandOverQuery } from '../../generated/graphql.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Control } from '../../ui/form/Control.tsx'
import type { Controls } from '../../ui/form/controls.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { FormFoot } from '../../ui/form/FormFoot.tsx'
import { readError } from '../../ui/read-error.ts'
import { UNDO_DURATION, toaster } from '../../ui/toaster.ts'
import { useQuery } from '../../ui/use-query.ts'
import { refetchUsers } from '../../apollo/refetch-users.ts'
import { CaseNames } from './CaseNames.tsx'
import { counted } from '@costdraft/schema/text/in-words.ts'
import { HandOverDocument, HandOverUserDocument } from './leaving.operations.ts'
import { useUndoHandOver } from './use-undo-hand-over.ts'

export interface Leaver {
  uuid: string
  name: string
  firm: string
  /** Whether they are deactivated already. */
  isGone?: boolean
}
type Held = NonNullable<HandOverQuery['handOver']>
const HandOverControl = Control<typeof handOver>
const STAYS = 'What they did stays as it is, and comments keep their author. For thirty days all of it can be undone.'
/** What is said and done: deactivated with the hand-over, or before it. */
const wordsOf = ({ name, isGone }: Leaver) =>
  isGone
    ? {
        title: `Hand over what ${name} holds`,
        text: STAYS,
        submit: 'Hand over',
        done: `What ${name} held is handed over.`,
      }
    : {
        title: `Deactivate ${name}?`,
        text: `They are signed out at once and cannot sign in until they are restored. ${STAYS}`,
        submit: 'Deactivate',
        done: `${name} has been deactivated.`,
      }

/** What is asked of each kind: only of a kind of which there is anything. */
const labels = {
  cases: (count: number) => `${counted(count, 'open case')} to`,
  reviews: (count: number) => `${counted(count, 'review')} to`,
  views: (count: number) => `${counted(count, 'saved view')} to`,
}
const kinds = Object.keys(labels) as (keyof typeof labels)[]

function controlsOf(held: Held, leaver: Leaver, staff: readonly { uuid: string; name: string | null }[]) {
  const choices = staff
    .filter(({ uuid }) => uuid !== leaver.uuid)
    .map(({ uuid, name }) => ({ value: uuid, label: name ?? uuid }))
  const control = (kind: keyof typeof labels) => ({
    label: labels[kind](held[kind]),
    as: 'ref' as const,
    choices,
    placeholder: `Leave with ${leaver.name}`,
  })
  return {
    cases: control('cases'),
    reviews: { ...control('reviews'), hint: 'What is sent for review to them from now on, too.' },
    views: control('views'),
  } satisfies Controls<typeof handOver>
}

/** Deactivates a user and hands what they hold over to others, in one step. */
export function HandOverDialog({ leaver, close }: { leaver: Leaver; close: (isDone: boolean) => void }) {
  const { data, error, refetch } = useQuery(HandOverDocument, {
    variables: { userUuid: leaver.uuid },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  })
  const staff = useQuery(StaffDocument, { variables: { uuid: leaver.firm }, fetchPolicy: 'cache-and-network' })
  const held = data?.handOver
  const people = staff.data?.client.staff
  const failure = error ?? staff.error
  const { title, text } = wordsOf(leaver)
  const retry = (): void => {
    Promise.all([refetch(), staff.refetch()]).catch(console.error)
  }
  return (
    <FormDialog open close={() => close(false)} title={title}>
      <Text color="muted" mb="4">
        {text}
      </Text>
      {held && people && <HandOverForm held={held} people={people} leaver={leaver} close={close} />}
      {!(held && people) && failure && (
        <EmptyState text={`What there is to hand over could not be loaded. ${readError(failure).message}`}>
          <Button onClick={retry}>Try again</Button>
        </EmptyState>
      )}
      {!(held && people) && !failure && (
        <Text role="status" color="muted">
          Counting what there is to hand over …
        </Text>
      )}
    </FormDialog>
  )
}

interface FormProps {
  held: Held
  people: readonly { uuid: string; name: string | null }[]
  leaver: Leaver
  close: (isDone: boolean) => void
}

function HandOverForm({ held, people, leaver, close }: FormProps) {
  const client = useApolloClient()
  const [send] = useMutation(HandOverUserDocument, { refetchQueries: [HandOverDocument] })
  const undo = useUndoHandOver()
  const controls = useMemo(() => controlsOf(held, leaver, people), [held, leaver, people])
  const asked = kinds.filter((kind) => held[kind] > 0)
  const { title, submit, done } = wordsOf(leaver)
  const save = async (to: InputOf<typeof handOver>): Promise<() => void> => {
    await send({ variables: { uuid: leaver.uuid, to } })
    refetchUsers(client)
    return () => {
      toaster.create({
        type: 'success',
        title: done,
        duration: UNDO_DURATION,
        action: { label: 'Undo', onClick: () => void undo(leaver) },
      })
      close(true)
    }
  }
  return (
    <Form name={title} fields={handOver} controls={controls} save={save}>
      {asked.length === 0 && <Text mb="4">{`${leaver.name} has no open case, review or saved view.`}</Text>}
      {asked.map((kind) => (
        <HandOverControl key={kind} name={kind} />
      ))}
      <CaseNames cases={held.caseList} total={held.cases} />
      <FormFoot submit={submit} close={() => close(false)} />
    </Form>
  )
}
