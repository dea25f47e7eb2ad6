import { Button, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useAddition } from '../../access/viewer.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { PanelState } from '../../ui/PanelState.tsx'
import { useQuery } from '../../ui/use-query.ts'
import { useGivenLink } from '../form/use-given-link.tsx'
import { useUserActivation } from '../use-user-activation.tsx'
import { AddAdministrator } from './AddAdministrator.tsx'
import { AdministratorTable } from './AdministratorTable.tsx'
import { AdministratorsDocument } from './administrators.operations.ts'

const TITLE = 'System administrators'

/** The system administrators, who see, add, deactivate and restore each other. */
export function AdministratorsPage() {
  const isOffered = useAddition('administrators')
  if (isOffered) return <Administrators />
  return (
    <>
      <PageHead title={TITLE} />
      <EmptyState text="System administrators are not listed here: the service behind CostDraft does not keep them." />
    </>
  )
}

function Administrators() {
  const { data, error, loading, refetch } = useQuery(AdministratorsDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  const { deactivate, restore, confirmDialog } = useUserActivation()
  const { tell, linkDialog } = useGivenLink()
  const [isAdding, setAdding] = useState(false)
  const administrators = data?.administrators
  const refresh = (): void => {
    refetch().catch(console.error)
  }
  return (
    <>
      <PageHead title={TITLE}>
        <Button variant="solid" aria-haspopup="dialog" onClick={() => setAdding(true)}>
          Add administrator
        </Button>
      </PageHead>
      <Text color="muted" mb="3">
        Who keeps all clients and users. Two or more are wise: one can send another a link who has lost the password.
      </Text>
      {!administrators && <PanelState what="system administrators" error={error} loading={loading} retry={refetch} />}
      {administrators && (
        <AdministratorTable
          administrators={administrators}
          deactivate={(administrator) => void deactivate(administrator).then(refresh)}
          restore={(administrator) => void restore(administrator).then(refresh)}
        />
      )}
      {isAdding && (
        <AddAdministrator
          close={() => setAdding(false)}
          added={({ name, link }) => {
            refresh()
            if (link) tell({ name, title: 'Administrator invited.', link })
          }}
        />
      )}
      {confirmDialog}
      {linkDialog}
    </>
  )
}
