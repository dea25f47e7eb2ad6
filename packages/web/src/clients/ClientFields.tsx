import { useAddition } from '../access/viewer.ts'
import { Control } from '../ui/form/Control.tsx'
import { Pair, Section } from '../ui/form/Section.tsx'
import type { clientFields } from './client-form.ts'

const ClientControl = Control<typeof clientFields>

interface Props {
  hasType: boolean
  /** The type of a client that is there. */
  storedType?: string
}

/** The fields of a client, without its locations and fee earners. */
export function ClientFields({ hasType, storedType }: Props) {
  // Cases are of solicitors: of another firm there is nothing to remember.
  const hasMemory = useAddition('remembers_reductions') && storedType === 'solicitor'
  return (
    <Section title="Client Details">
      <ClientControl name="name" />
      {hasType && <ClientControl name="clientType" />}
      <ClientControl name="solicitorSraNumber" />
      <Pair>
        <ClientControl name="primaryContactName" />
        <ClientControl name="phoneNumber" />
      </Pair>
      {hasMemory && <ClientControl name="remembersReductions" />}
    </Section>
  )
}
