import { useApolloClient } from '@apollo/client/react'
import type {
  PeopleChoices,
  PeopleImported,
  PeoplePreview,
  PeopleUndone,
} from '@costdraft/schema/people-import/people-import.ts'
import { useCallback, useMemo } from 'react'
import { refetchUsers } from '../../apollo/refetch-users.ts'
import { useSheetImport, type SheetImport, type SheetImporter } from '../../sheet-import/use-sheet-import.ts'
import { messages } from '../../ui/messages.ts'
import { onEverySheet } from './choices.ts'
import { peopleRequests } from './people-requests.ts'

export type PeopleImport = SheetImport<PeopleChoices, PeoplePreview, PeopleImported>

/** One import of people into a client, from the choice of the file to its outcome. */
export function usePeopleImport(clientUuid: string): PeopleImport {
  const client = useApolloClient()
  const importer = useMemo((): SheetImporter<PeopleChoices, PeoplePreview, PeopleImported> => {
    const { preview, store } = peopleRequests(clientUuid)
    return {
      ...{ preview, store, choices: {}, kept: onEverySheet, notASheet: messages.notASheetOfPeople },
      // Where it is not known what was stored, it may be there as well.
      onStored: () => refetchUsers(client),
    }
  }, [client, clientUuid])
  return useSheetImport(importer)
}

/** Undoes an import of people; the lists on the screen are asked for anew. @throws FileRequestError */
export function useUndoPeople(clientUuid: string): (uuid: string) => Promise<PeopleUndone> {
  const client = useApolloClient()
  return useCallback(
    (uuid) =>
      peopleRequests(clientUuid)
        .undo(uuid)
        .finally(() => refetchUsers(client)),
    [client, clientUuid],
  )
}
