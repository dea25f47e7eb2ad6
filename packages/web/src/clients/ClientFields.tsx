import { Control } from '../ui/form/Control.tsx'
import { Pair, Section } from '../ui/form/Section.tsx'
import type { clientFields } from './client-form.ts'

const ClientControl = Control<typeof clientFields>

/** The fields of a client, without its locations and fee earners. */
export const ClientFields = ({ hasType }: { hasType: boolean }) => (
  <Section title="Client Details">
    <ClientControl name="name" />
    {hasType && <ClientControl name="clientType" />}
    <ClientControl name="solicitorSraNumber" />
    <Pair>
      <ClientControl name="primaryContactName" />
      <ClientControl name="phoneNumber" />
    </Pair>
  </Section>
)
