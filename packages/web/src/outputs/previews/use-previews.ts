import { useMutation } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import type { PreviewsQuery } from '../../generated/graphql.ts'
import { READ_AFTER_CHANGES, SAYS_ALL } from '../../ui/read-after-changes.ts'
import { readError } from '../../ui/read-error.ts'
import { useQuery } from '../../ui/use-query.ts'
import { PreviewDocumentDocument, PreviewsDocument } from './previews.operations.ts'

export type Preview = NonNullable<PreviewsQuery['case']['previews']>[number]

/** In milliseconds: how often is asked while a preview is made, and whether the case has moved on meanwhile. */
const WHILE_MADE = 1_000
const OTHERWISE = 10_000

export const isMaking = ({ state }: Preview): boolean => state === 'queued' || state === 'running'

/**
 * The documents that a case would have now, or those of its assessment, with what was made of them, read again and
 * again while they are shown. `ask` makes one; `refusals` says in a sentence, by the key of a document, why it could
 * not be asked for.
 */
export function usePreviews(uuid: string) {
  const { data, error, refetch, startPolling, stopPolling } = useQuery(PreviewsDocument, {
    variables: { uuid },
    fetchPolicy: 'cache-and-network',
    context: READ_AFTER_CHANGES,
  })
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({})
  const [mutate] = useMutation(PreviewDocumentDocument)
  const previews = data?.case.previews ?? undefined
  const isWaiting = previews?.some(isMaking) === true
  useEffect(() => {
    startPolling(isWaiting ? WHILE_MADE : OTHERWISE)
    return stopPolling
  }, [isWaiting, startPolling, stopPolling])
  const ask = async (key: string): Promise<void> => {
    setRefusals(({ [key]: _before, ...others }) => others)
    try {
      await mutate({ variables: { caseUuid: uuid, key }, context: SAYS_ALL })
    } catch (refusal) {
      setRefusals((others) => ({ ...others, [key]: readError(refusal).message }))
    }
  }
  return { previews, error, refetch, refusals, ask }
}
