import { useApolloClient } from '@apollo/client/react'
import { messages } from '../../../ui/messages.ts'
import { readError } from '../../../ui/read-error.ts'
import type { AnyTab } from '../tab-definition.ts'
import type { AnyRow } from '../item-row.ts'
import { mergeFiles, uuidsOf } from './attached-file.ts'

const MAX_ATTEMPTS = 3

/** The documents in the stored row of a version conflict. */
const filesOfConflict = ({ entityFiles }: Readonly<Record<string, unknown>>): string[] =>
  Array.isArray(entityFiles) ? (entityFiles as { file_uuid: string }[]).map(({ file_uuid }) => file_uuid) : []

/** The error with the server's reason, or with the fixed message where the server gave none. */
function withReason(error: unknown): unknown {
  const { code } = readError(error)
  return code && code !== 'INTERNAL' ? error : new Error(messages.errorProcessingFiles, { cause: error })
}

/**
 * Sets the documents of a row. Where someone else changed the row meanwhile, what was attached and detached here is
 * applied to what is stored now, so that neither change is lost.
 */
export function useSetFiles(tab: AnyTab, caseUuid: string): (row: AnyRow, files: readonly string[]) => Promise<void> {
  const { mutate } = useApolloClient()
  const { setFiles } = tab.operations
  return async (row, files) => {
    if (!setFiles) return
    const base = uuidsOf(row.files)
    let wanted = [...files]
    let { version } = row
    for (let left = MAX_ATTEMPTS; ; left--) {
      try {
        await mutate({ mutation: setFiles, variables: { caseUuid, uuid: row.uuid, files: wanted, version } })
        return
      } catch (error) {
        const { code, current } = readError(error)
        if (code !== 'CONFLICT' || !current || left <= 1) throw withReason(error)
        wanted = mergeFiles(base, files, filesOfConflict(current))
        version = String(current.version)
      }
    }
  }
}
