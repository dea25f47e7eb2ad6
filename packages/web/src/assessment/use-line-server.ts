import { useApolloClient } from '@apollo/client/react'
import type { Draft } from '@costdraft/schema/field.ts'
import { MOST_LINE_CHANGES } from '@costdraft/schema/assessment/assessment.ts'
import { useMemo, type ReactNode } from 'react'
import type { AssessmentFilter } from '../generated/graphql.ts'
import type { GridServer } from '../items/shared/grid/send-wishes.ts'
import { LINE } from '../items/shared/grid/use-item-grid-server.ts'
import { logFailure } from '../ui/log-failure.ts'
import { SAYS_ALL } from '../ui/read-after-changes.ts'
import { readError } from '../ui/read-error.ts'
import { useConfirm } from '../ui/use-confirm.tsx'
import { takeAssessment } from './assessment-cache.ts'
import { AssessedLinesDocument, SaveAssessmentLinesDocument } from './assessment.operations.ts'
import { lineChanges, type LineRequests } from './line-changes.ts'
import { askWhose, clashesOf, isEnteredAlready } from './line-conflict.tsx'
import type { StoredLine } from './line-source.ts'

/** The requests about the lines of a case; what the lines of a filter come to is answered with each change. */
function useLineRequests(caseUuid: string, filter: AssessmentFilter | undefined): LineRequests {
  const client = useApolloClient()
  return useMemo(
    () => ({
      save: async (changes) => {
        const uuids = changes.map(({ uuid }) => uuid)
        const { data } = await client.mutate({
          mutation: SaveAssessmentLinesDocument,
          variables: { caseUuid, changes, uuids, ...(filter && { filter }) },
          context: SAYS_ALL,
          update: (cache, { data }) => {
            if (!data) return
            const { changed: _changed, listed, ...figures } = data.saveAssessmentLines
            takeAssessment(cache, caseUuid, figures, { ...listed, filter })
          },
        })
        return (data?.saveAssessmentLines.changed.nodes ?? []) as StoredLine[]
      },
      read: async (uuids) => {
        const { data } = await client.query({
          query: AssessedLinesDocument,
          variables: { uuid: caseUuid, uuids },
          fetchPolicy: 'network-only',
        })
        return (data?.case.assessment?.lines.nodes ?? []) as StoredLine[]
      },
    }),
    [client, caseUuid, filter],
  )
}

/** What stores the lines of an assessment. */
export function useLineServer(
  caseUuid: string,
  filter: AssessmentFilter | undefined,
  refetch: () => Promise<unknown>,
): { server: GridServer; confirmDialog: ReactNode } {
  const requests = useLineRequests(caseUuid, filter)
  const { ask, confirmDialog } = useConfirm()
  const server = useMemo((): GridServer => {
    const settle = async (base: StoredLine, input: Draft, refused: unknown) => {
      const { code, current } = readError(refused)
      if (code !== 'CONFLICT' || !current) throw refused
      const now = current as unknown as StoredLine
      if (isEnteredAlready(input, now)) return { whose: 'mine', row: now } as const
      const whose = await askWhose(ask, clashesOf(base, input, now))
      return whose === 'mine' ? ({ whose: 'again', input, version: now.version } as const) : whose && { whose }
    }
    return {
      change: lineChanges(requests),
      settle: (base, input, refused) => settle(base as StoredLine, input, refused),
      most: MOST_LINE_CHANGES,
      isSafeAgain: true,
      // Lines are neither deleted nor brought back.
      canRestore: false,
      sayKept: () => undefined,
      line: LINE,
      refetch: () => void refetch().catch(logFailure),
    }
  }, [requests, ask, refetch])
  return { server, confirmDialog }
}
