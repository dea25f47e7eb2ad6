import { useMutation } from '@apollo/client/react'
import { Button, Flex, Text, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { formatDateTime } from '../../formats/dates.ts'
import type { ProfileQuery, SecondFactorAddition } from '../../generated/graphql.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { Section } from '../../ui/form/Section.tsx'
import { StaticHead } from '../../ui/table/StaticHead.tsx'
import { table } from '../../ui/table/table-styles.ts'
import { toaster } from '../../ui/toaster.ts'
import { AddFactor } from './AddFactor.tsx'
import { PasswordForm } from '../../ui/form/PasswordForm.tsx'
import { RemoveSecondFactorDocument } from './second-factor.operations.ts'

type Own = NonNullable<ProfileQuery['viewer']['secondFactors']>
type Factor = Own['factors'][number]

const stateOf = ({ factors, recoveryCodesLeft, isRequired }: Own): string => {
  const codes = recoveryCodesLeft === 1 ? 'One recovery code is left.' : `${recoveryCodesLeft} recovery codes are left.`
  if (factors.length > 0) return isRequired ? `Your firm requires one of your role. ${codes}` : codes
  return isRequired
    ? 'Your firm requires one of your role: you are asked to add it at your next sign-in.'
    : 'You have none.'
}

/** What the viewer has beside the password: added and removed with the present password. */
export function SecondFactors({ own, refresh }: { own: Own; refresh: () => Promise<unknown> }) {
  const [adding, setAdding] = useState<SecondFactorAddition>()
  const [removing, setRemoving] = useState<Factor>()
  const { factors } = own
  return (
    <Section title="Second factor" text="Asked for after your password, so that the password alone opens nothing.">
      <Text textStyle="sm" mb="3">
        {stateOf(own)}
      </Text>
      {factors.length > 0 && <Factors factors={factors} remove={setRemoving} />}
      <Flex gap="2" wrap="wrap" mt="3">
        <Button aria-haspopup="dialog" onClick={() => setAdding('app')}>
          Add an authenticator app
        </Button>
        <Button aria-haspopup="dialog" onClick={() => setAdding('passkey')}>
          Add a passkey
        </Button>
        {factors.length > 0 && (
          <Button aria-haspopup="dialog" onClick={() => setAdding('recovery_codes')}>
            New recovery codes
          </Button>
        )}
      </Flex>
      {adding && <AddFactor kind={adding} close={() => setAdding(undefined)} onAdded={() => void refresh()} />}
      {removing && <RemoveFactor factor={removing} close={() => setRemoving(undefined)} refresh={refresh} />}
    </Section>
  )
}

const Factors = ({ factors, remove }: { factors: readonly Factor[]; remove: (factor: Factor) => void }) => (
  <chakra.table css={table}>
    <caption>Second factors</caption>
    <StaticHead columns={['Name', 'Added', 'Last used']} actions="120px" />
    <tbody>
      {factors.map((factor) => (
        <tr key={factor.uuid}>
          <th scope="row">{factor.name}</th>
          <td>{formatDateTime(factor.addedAt)}</td>
          <td>{factor.usedAt ? formatDateTime(factor.usedAt) : 'Never'}</td>
          <chakra.td textAlign="end!">
            <Button size="xs" aria-label={`Remove ${factor.name}`} onClick={() => remove(factor)}>
              Remove
            </Button>
          </chakra.td>
        </tr>
      ))}
    </tbody>
  </chakra.table>
)

const REMOVED = 'It is not asked for any more. With the last one the recovery codes go.'

function RemoveFactor({
  factor: { uuid, name },
  close,
  refresh,
}: {
  factor: Factor
  close: () => void
  refresh: () => Promise<unknown>
}) {
  const [remove] = useMutation(RemoveSecondFactorDocument)
  const send = async (currentPassword: string): Promise<() => void> => {
    await remove({ variables: { uuid, currentPassword } })
    void refresh()
    return () => {
      toaster.create({ type: 'success', title: `${name} removed.` })
      close()
    }
  }
  return (
    <FormDialog open close={close} title={`Remove ${name}?`}>
      <PasswordForm meaning={REMOVED} submit="Remove" send={send} close={close} />
    </FormDialog>
  )
}
