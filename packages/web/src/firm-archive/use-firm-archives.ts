import { useMutation } from '@apollo/client/react'
import { firmArchiveName } from '@costdraft/schema/firm-archive/firm-archive.ts'
import { londonDay, parseUtc } from '@costdraft/schema/london-day.ts'
import { useEffect, useState } from 'react'
import { FileRequestError, fileRequest, isOutcomeUnknown } from '../files/file-request.ts'
import { saveFile } from '../files/save-file.ts'
import { toastError } from '../ui/toast-error.ts'
import { useQuery } from '../ui/use-query.ts'
import { isBeingMade, type FirmArchive } from './archive-words.ts'
import {
  DeleteFirmArchiveDocument,
  FirmArchivesDocument,
  RequestFirmArchiveDocument,
} from './firm-archive.operations.ts'
import { resumedDownload } from './resumed-download.ts'

/** In milliseconds: how often is asked while one is being made. */
const WHILE_MADE = 1_000
const NOT_DOWNLOADED = 'The export could not be downloaded.'
const later = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

interface Firm {
  uuid: string
  name: string
}

/** The archives of a firm, read again and again while one is being made, and what is done with them. */
export function useFirmArchives({ uuid: clientUuid, name }: Firm) {
  const { data, error, loading, refetch, startPolling, stopPolling } = useQuery(FirmArchivesDocument, {
    variables: { clientUuid },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  const [request] = useMutation(RequestFirmArchiveDocument)
  const [remove, { loading: isRemoving }] = useMutation(DeleteFirmArchiveDocument)
  const [bytes, setBytes] = useState<{ uuid: string; there: number }>()
  const archives = data?.firmArchives
  const isMaking = archives?.some(isBeingMade) === true
  useEffect(() => {
    if (isMaking) startPolling(WHILE_MADE)
    return stopPolling
  }, [isMaking, startPolling, stopPolling])
  const download = async ({ uuid, madeAt, size }: FirmArchive): Promise<void> => {
    setBytes({ uuid, there: 0 })
    try {
      const content = await resumedDownload({
        request: (headers) =>
          fileRequest(`clients/${clientUuid}/firm-archive/${uuid}/file`, NOT_DOWNLOADED, { headers }),
        isRefusal: (failure) => failure instanceof FileRequestError && !isOutcomeUnknown(failure),
        size: size ?? 0,
        onBytes: (there) => setBytes({ uuid, there }),
        wait: later,
      })
      saveFile(content, firmArchiveName(name, londonDay(parseUtc(madeAt ?? ''))))
    } catch (failure) {
      toastError(failure, NOT_DOWNLOADED)
    } finally {
      setBytes(undefined)
    }
  }
  return {
    ...{ archives, error, loading, refetch, isMaking, isRemoving, download },
    /** How many bytes of which are there, while one is being downloaded. */
    downloading: bytes,
    ask: async (currentPassword?: string): Promise<void> => {
      await request({ variables: { clientUuid, currentPassword: currentPassword ?? null } })
      await refetch()
    },
    remove: async ({ uuid }: FirmArchive): Promise<void> => {
      try {
        await remove({ variables: { clientUuid, uuid } })
        await refetch()
      } catch (failure) {
        toastError(failure, 'The export could not be deleted.')
      }
    },
  }
}
