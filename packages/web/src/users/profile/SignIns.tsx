import { Text, chakra } from '@chakra-ui/react'
import { useAddition } from '../../access/viewer.ts'
import type { SignInResult } from '../../generated/graphql.ts'
import { formatDateTime } from '../../formats/dates.ts'
import { Section } from '../../ui/form/Section.tsx'
import { PanelState } from '../../ui/PanelState.tsx'
import { ListFoot } from '../../ui/table/ListFoot.tsx'
import { StaticHead } from '../../ui/table/StaticHead.tsx'
import { phoneFacts, table } from '../../ui/table/table-styles.ts'
import { useQuery } from '../../ui/use-query.ts'
import { SignInsDocument } from './profile.operations.ts'

/** How many are read at once. */
const PAGE = 10
const RESULTS: Readonly<Record<SignInResult, string>> = {
  success: 'Signed in',
  refused: 'Refused',
  locked: 'Refused after too many attempts',
  ended: 'Ended from elsewhere',
}
const COLUMNS = ['When', 'From where', 'With what', 'Result']
const WHAT_TO_DO =
  'If one of them was not you, change your password above, which ends your other sessions, and tell an owner or IT administrator of your firm.'

const signInTable = [table, ...phoneFacts]

/** What became of attempts to sign in to the viewer's account; nothing on a host without a history. */
export function SignIns() {
  return useAddition('sign_ins') ? <OwnSignIns /> : null
}

function OwnSignIns() {
  const { data, error, loading, refetch, fetchMore } = useQuery(SignInsDocument, {
    variables: { first: PAGE },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  const signIns = data?.signIns
  return (
    <Section title="Sign-in history" text={`The last ninety days. ${WHAT_TO_DO}`} isWide>
      {!signIns && <PanelState what="sign-in history" error={error} loading={loading} retry={refetch} />}
      {signIns?.nodes.length === 0 && (
        <Text textStyle="sm" color="muted">
          Nothing has been recorded yet.
        </Text>
      )}
      {signIns && signIns.nodes.length > 0 && (
        <chakra.table css={signInTable}>
          <caption>Sign-in history</caption>
          <StaticHead columns={COLUMNS} />
          <tbody>
            {signIns.nodes.map(({ uuid, at, network, device, result }) => (
              <tr key={uuid}>
                <th scope="row">{formatDateTime(at)}</th>
                <td>{network ?? ''}</td>
                <td>{device ?? 'Unknown'}</td>
                <td>{RESULTS[result]}</td>
              </tr>
            ))}
          </tbody>
        </chakra.table>
      )}
      {signIns?.pageInfo.hasNextPage && (
        <ListFoot
          page={PAGE}
          shown={signIns.nodes.length}
          total={signIns.totalCount}
          hasMore
          more={() => fetchMore({ variables: { after: signIns.pageInfo.endCursor } })}
        />
      )}
    </Section>
  )
}
