import type { ReactNode } from 'react'
import { Pair, Section } from '../../ui/form/Section.tsx'
import { LinkTable } from './LinkTable.tsx'
import { UserControl, type UserFirm } from './user-form.ts'

/** The form sections of a user: the details, and the roles in the child firms. */
export const UserSections = ({
  firm,
  access,
}: {
  firm: Pick<UserFirm, 'name' | 'children'>
  /** What is asked of a new user beside the details: how they get in. */
  access?: ReactNode
}) => (
  <>
    <Section title="User Details" text={`Who works at ${firm.name}, and as what.`}>
      <UserControl name="name" />
      <UserControl name="emailAddress" />
      <Pair>
        <UserControl name="clientRole" />
        <UserControl name="solicitorSraNumber" />
      </Pair>
      <UserControl name="siteUuid" />
      {access}
    </Section>
    {firm.children.length > 0 && (
      <Section title="Link to Client" text="What they may do for each client of the firm.">
        <LinkTable firms={firm.children} />
      </Section>
    )}
  </>
)
