import { useQuery } from '@apollo/client/react'
import { Grid, Text, chakra } from '@chakra-ui/react'
import { formatDateTime } from '../ui/dates.ts'
import { ListFoot } from '../ui/table/ListFoot.tsx'
import { CaseAuditDocument } from '../cases/notes/notes.operations.ts'
import { PanelState } from '../ui/PanelState.tsx'

/** The audit log of a case: who did what and when, newest first. */
export function AuditLogs({ caseUuid }: { caseUuid: string }) {
  const { data, error, loading, refetch, fetchMore } = useQuery(CaseAuditDocument, {
    variables: { uuid: caseUuid },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const audit = data?.case.audit
  if (!audit) return <PanelState what="audit logs" error={error} loading={loading} retry={refetch} />
  return (
    <>
      {audit.nodes.length === 0 && (
        <Text textStyle="sm" color="muted">
          Nothing has been recorded yet.
        </Text>
      )}
      <chakra.ol aria-label="Audit logs" textStyle="sm">
        {audit.nodes.map(({ id, by, at, sentences }) => (
          <Grid
            as="li"
            key={id}
            templateColumns={{ base: '1fr', md: '140px 160px 1fr', xl: '1fr' }}
            columnGap="4"
            py="2"
            borderTopWidth="1px"
            borderColor="line"
            _first={{ borderTopWidth: '0' }}
          >
            <chakra.time dateTime={at} color="muted">
              {formatDateTime(at)}
            </chakra.time>
            <Text textStyle="sm" fontWeight="500" overflowWrap="anywhere">
              {by.name}
            </Text>
            <div>
              {sentences.map((sentence) => (
                <Text key={sentence} textStyle="sm" overflowWrap="anywhere" whiteSpace="pre-line">
                  {sentence}
                </Text>
              ))}
            </div>
          </Grid>
        ))}
      </chakra.ol>
      {audit.pageInfo.hasNextPage && (
        <ListFoot
          shown={audit.nodes.length}
          total={audit.totalCount}
          hasMore
          more={() => fetchMore({ variables: { after: audit.pageInfo.endCursor } })}
        />
      )}
    </>
  )
}
