import { useMutation } from '@apollo/client/react'
import { Button, Text } from '@chakra-ui/react'
import type { InputOf } from '@costdraft/schema/field.ts'
import { absence } from '@costdraft/schema/users/leaving.ts'
import { useState } from 'react'
import { useAddition, useViewer } from '../../access/viewer.ts'
import { StaffDocument } from '../../clients/firm.operations.ts'
import { formatDay } from '../../formats/dates.ts'
import type { AbsenceQuery } from '../../generated/graphql.ts'
import { BusyButton } from '../../ui/form/BusyButton.tsx'
import { Control } from '../../ui/form/Control.tsx'
import type { Controls } from '../../ui/form/controls.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormFoot } from '../../ui/form/FormFoot.tsx'
import { Pair, Section } from '../../ui/form/Section.tsx'
import { toastError } from '../../ui/toast-error.ts'
import { toaster } from '../../ui/toaster.ts'
import { useQuery } from '../../ui/use-query.ts'
import { AbsenceDocument, EndAbsenceDocument, SetAbsenceDocument } from './leaving.operations.ts'

type User = AbsenceQuery['user']
const AbsenceControl = Control<typeof absence>

/** When a user is away and who stands in for them: the viewer's own, or that of a user whom the viewer may edit. */
export function Away({ uuid }: { uuid: string }) {
  const isOffered = useAddition('absences')
  const isOwn = useViewer().uuid === uuid
  const { data } = useQuery(AbsenceDocument, {
    variables: { uuid },
    skip: !isOffered,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const user = data?.user
  // Whoever has left hands over instead, and a system administrator reviews nothing.
  return user?.client && !user.deactivatedAt ? <AwaySection user={user} firm={user.client.uuid} isOwn={isOwn} /> : null
}

interface Props {
  user: User
  firm: string
  isOwn: boolean
}

const meaningOf = (isOwn: boolean): string =>
  `Meanwhile, what is sent for review to ${isOwn ? 'you' : 'them'}, and what becomes of comments, goes to the deputy as well.`

function AwaySection({ user, firm, isOwn }: Props) {
  const [end, { loading }] = useMutation(EndAbsenceDocument)
  const [isEditing, setIsEditing] = useState(false)
  const away = user.absence
  const endIt = async (): Promise<void> => {
    try {
      await end({ variables: { userUuid: isOwn ? null : user.uuid } })
      toaster.create({ type: 'success', title: 'The absence has ended.' })
    } catch (error) {
      toastError(error, 'The absence could not be ended')
    }
  }
  const section = { title: 'Away', text: meaningOf(isOwn) }
  if (!away || isEditing)
    return <AwayForm user={user} firm={firm} isOwn={isOwn} section={section} done={() => setIsEditing(false)} />
  return (
    <Section {...section}>
      <Text>
        {`Away from ${formatDay(away.from)}${away.until ? ` to ${formatDay(away.until)}` : ''}. ${away.deputy.name ?? 'The deputy'} stands in.`}
      </Text>
      <Text>
        <Button onClick={() => setIsEditing(true)} me="2">
          Change
        </Button>
        <BusyButton type="button" isBusy={loading} onClick={() => void endIt()}>
          End the absence
        </BusyButton>
      </Text>
    </Section>
  )
}

interface FormProps extends Props {
  section: { title: string; text: string }
  done: () => void
}

function AwayForm({ user, firm, isOwn, section, done }: FormProps) {
  const [set] = useMutation(SetAbsenceDocument)
  const { data } = useQuery(StaffDocument, { variables: { uuid: firm }, fetchPolicy: 'cache-and-network' })
  const controls: Controls<typeof absence> = {
    from: { label: 'Away from', as: 'date' },
    until: { label: 'Away to', as: 'date', hint: 'The last day, included.' },
    deputy: {
      label: 'Deputy',
      as: 'ref',
      isLoading: !data,
      choices: (data?.client.staff ?? [])
        .filter((one) => one.uuid !== user.uuid)
        .map((one) => ({ value: one.uuid, label: one.name ?? one.uuid })),
    },
  }
  const save = async (input: InputOf<typeof absence>): Promise<() => void> => {
    await set({ variables: { input, userUuid: isOwn ? null : user.uuid } })
    return () => {
      toaster.create({ type: 'success', title: 'The absence is saved.' })
      done()
    }
  }
  const { from, until, deputy } = user.absence ?? {}
  return (
    <Form
      name="Away"
      fields={absence}
      controls={controls}
      initial={{ from, until: until ?? undefined, deputy: deputy?.uuid }}
      save={save}
    >
      <Section {...section}>
        <Pair>
          <AbsenceControl name="from" />
          <AbsenceControl name="until" />
        </Pair>
        <AbsenceControl name="deputy" />
      </Section>
      <FormFoot submit="Save the absence" {...(user.absence && { close: done })} />
    </Form>
  )
}
