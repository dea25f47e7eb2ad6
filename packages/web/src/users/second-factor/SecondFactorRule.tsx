import { useMutation } from '@apollo/client/react'
import { Stack, Text } from '@chakra-ui/react'
import { roleLabels, roles, type Role } from '@costdraft/schema/access/roles.ts'
import { useState } from 'react'
import { config } from '../../access/config.ts'
import { useAddition } from '../../access/viewer.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Section } from '../../ui/form/Section.tsx'
import { readError } from '../../ui/read-error.ts'
import { toastError } from '../../ui/toast-error.ts'
import { useQuery } from '../../ui/use-query.ts'
import {
  EditSecondFactorRuleDocument,
  ManagesSecondFactorsDocument,
  SecondFactorRuleDocument,
} from './second-factor.operations.ts'

const MEANING =
  'Whoever has one of these roles and no second factor adds one at the next sign-in, before anything opens. Those who are signed in go on until they sign in again, within fourteen days.'

/** Which roles of a firm must have a second factor, for viewers who manage its users; otherwise nothing. */
export function SecondFactorRule({ firm }: { firm: string }) {
  const isOffered = useAddition('second_factor') && config.auth.isOwn
  const { data } = useQuery(ManagesSecondFactorsDocument, { variables: { clientUuid: firm }, skip: !isOffered })
  return isOffered && data?.viewer.managesSecondFactors ? <RoleChoices firm={firm} /> : null
}

function RoleChoices({ firm }: { firm: string }) {
  const { data, error, refetch } = useQuery(SecondFactorRuleDocument, {
    variables: { clientUuid: firm },
    fetchPolicy: 'cache-and-network',
  })
  const [edit, { loading }] = useMutation(EditSecondFactorRuleDocument)
  // What is chosen shows at once, and what is stored once it is.
  const [choosing, setChoosing] = useState<readonly Role[]>()
  const rule = data?.secondFactorRule
  const change = async (role: Role, isRequired: boolean): Promise<void> => {
    if (!rule) return
    const others = rule.roles.filter((other) => other !== role)
    const chosen = isRequired ? [...others, role] : others
    setChoosing(chosen)
    try {
      await edit({ variables: { clientUuid: firm, roles: chosen, version: rule.version } })
    } catch (failure) {
      toastError(failure, 'The roles could not be saved')
    }
    await refetch().catch(console.error)
    setChoosing(undefined)
  }
  return (
    <Section title="Second factor required" text={MEANING}>
      {!rule && error && (
        <Text textStyle="sm" color="muted">
          {`The roles could not be loaded. ${readError(error).message}`}
        </Text>
      )}
      {rule && (
        <Stack gap="2">
          {roles.map((role) => (
            <Checkbox
              key={role}
              name={roleLabels[role]}
              checked={(choosing ?? rule.roles).includes(role)}
              disabled={loading}
              change={(isRequired) => void change(role, isRequired)}
            />
          ))}
        </Stack>
      )}
    </Section>
  )
}
