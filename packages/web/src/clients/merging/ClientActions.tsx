import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ClientDetailsQuery } from '../../generated/graphql.ts'
import type { ClientsSection } from '../client-paths.ts'
import { AddPeople } from '../people/AddPeople.tsx'
import { MergeDialog } from './MergeDialog.tsx'
import { ParentDialog } from './ParentDialog.tsx'

interface Props {
  client: ClientDetailsQuery['client']
  section: ClientsSection
  reload: () => void
}

/** What whoever may does with a client as a whole: adds people of the firm above, merges it, puts it below another. */
export function ClientActions({ client, section, reload }: Props) {
  const [dialog, setDialog] = useState<'merge' | 'parent'>()
  const navigate = useNavigate()
  const close = (): void => setDialog(undefined)
  return (
    <>
      {client.parent?.editsUsers && !client.archivedAt && <AddPeople client={client} parent={client.parent} />}
      {client.isParentSettable && (
        <Button aria-haspopup="dialog" onClick={() => setDialog('parent')}>
          Parent…
        </Button>
      )}
      {client.isMergeable && (
        <Button aria-haspopup="dialog" onClick={() => setDialog('merge')}>
          Merge into…
        </Button>
      )}
      {dialog === 'merge' && (
        <MergeDialog
          client={client}
          close={close}
          done={({ uuid }) => {
            close()
            void navigate(section.edit(uuid))
          }}
        />
      )}
      {dialog === 'parent' && (
        <ParentDialog
          client={client}
          close={close}
          done={() => {
            close()
            reload()
          }}
        />
      )}
    </>
  )
}
