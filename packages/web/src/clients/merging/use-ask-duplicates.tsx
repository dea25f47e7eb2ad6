import { useApolloClient } from '@apollo/client/react'
import { Link, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link as To } from 'react-router'
import { useConfirm } from '../../ui/use-confirm.tsx'
import type { ClientsSection } from '../client-paths.ts'
import { ClientDuplicatesDocument } from './merging.operations.ts'

/** What to do: store it, open a client that is there, or nothing where the question was closed. */
type Decision = 'store' | { open: string } | undefined

/**
 * Asks before a client is stored with an SRA number that another one has, of those that the viewer may see. `anyway` is
 * what the answer says that it is another firm, such as `create it anyway`.
 */
export function useAskDuplicates({ edit }: ClientsSection): {
  askDuplicates: (sraNumber: string, anyway: string, exceptUuid?: string) => Promise<Decision>
  duplicatesDialog: ReactNode
} {
  const { query } = useApolloClient()
  const { ask, confirmDialog } = useConfirm()
  const askDuplicates = async (sraNumber: string, anyway: string, exceptUuid?: string): Promise<Decision> => {
    const variables = { sraNumber, exceptUuid: exceptUuid ?? null }
    const { data } = await query({ query: ClientDuplicatesDocument, variables, fetchPolicy: 'network-only' })
    const [first, ...others] = data?.clientDuplicates ?? []
    if (!first) return 'store'
    const answer = await ask({
      title: 'Is this firm here already?',
      text: `The SRA number ${sraNumber} is that of`,
      more: (
        <chakra.ul ps="5" mt="1">
          {[first, ...others].map(({ uuid, name, town }) => (
            <li key={uuid}>
              <Link asChild>
                <To to={edit(uuid)} target="_blank" rel="noreferrer">
                  {town ? `${name}, ${town}` : name}
                </To>
              </Link>
            </li>
          ))}
        </chakra.ul>
      ),
      answers: [
        { label: others.length === 0 ? 'Open the existing one' : `Open ${first.name}`, value: 'open', isMain: true },
        { label: `It is another firm: ${anyway}`, value: 'store' },
      ],
    })
    if (answer === 'open') return { open: first.uuid }
    return answer === 'store' ? 'store' : undefined
  }
  return { askDuplicates, duplicatesDialog: confirmDialog }
}
