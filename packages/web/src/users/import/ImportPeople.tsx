import { Button } from '@chakra-ui/react'
import { Upload } from 'lucide-react'
import { Suspense, lazy, useState } from 'react'
import { config } from '../../access/config.ts'
import { useAddition } from '../../access/viewer.ts'

const loadDialog = () => import('./ImportPeopleDialog.tsx')
const Dialog = lazy(async () => ({ default: (await loadDialog()).ImportPeopleDialog }))

/**
 * The button that imports people into a client, where its host takes them and invites them itself. The dialog is loaded
 * on first use, and begins anew each time.
 */
export function ImportPeople({ client }: { client: { uuid: string; name: string } }) {
  const [{ round, open }, setOpened] = useState({ round: 0, open: false })
  const isOffered = useAddition('people_import')
  if (!isOffered || !config.auth.isOwn) return null
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onClick={() => setOpened((before) => ({ round: before.round + 1, open: true }))}
        onPointerEnter={() => {
          loadDialog().catch(console.error)
        }}
      >
        <Upload aria-hidden />
        Import people
      </Button>
      {round > 0 && (
        <Suspense>
          <Dialog
            key={`${client.uuid} ${round}`}
            client={client}
            open={open}
            close={() => setOpened((before) => ({ ...before, open: false }))}
          />
        </Suspense>
      )}
    </>
  )
}
