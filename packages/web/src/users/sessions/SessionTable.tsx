import { Button, chakra } from '@chakra-ui/react'
import type { UserSessionsQuery } from '../../generated/graphql.ts'
import { formatDateTime } from '../../formats/dates.ts'
import { StaticHead } from '../../ui/table/StaticHead.tsx'
import { phoneFacts, table } from '../../ui/table/table-styles.ts'

export type Session = NonNullable<UserSessionsQuery['sessions']>[number]

interface Props {
  /** What a screen reader calls the table. */
  caption: string
  sessions: readonly Session[]
  end: (uuid: string) => void
  isBusy: boolean
}

/** Beside the sidebar of a small window three times have room in two lines. */
const wrapped = { '@media (max-width: 1279.98px)': { '& tbody :is(th, td)': { whiteSpace: 'normal', py: '1.5' } } }
const sessionTable = [table, ...phoneFacts, wrapped]

/** Where somebody is signed in; the session of this browser can only be ended by logging out. */
export const SessionTable = ({ caption, sessions, end, isBusy }: Props) => (
  <chakra.table css={sessionTable}>
    <caption>{caption}</caption>
    <StaticHead columns={['Signed in', 'Device', 'Last used', 'Ends by itself']} actions="120px" />
    <tbody>
      {sessions.map(({ uuid, signedInAt, lastUsedAt, expiresAt, device, current }) => (
        <tr key={uuid}>
          <th scope="row">{formatDateTime(signedInAt)}</th>
          <td>{device ?? 'Unknown'}</td>
          <td data-named="Last used">{lastUsedAt ? formatDateTime(lastUsedAt) : 'Unknown'}</td>
          <td data-named="Ends">{formatDateTime(expiresAt)}</td>
          <chakra.td data-actions textAlign="end!">
            {current ? (
              <chakra.span textStyle="caption" color="accent">
                This session
              </chakra.span>
            ) : (
              <Button
                size="xs"
                aria-label={`End the session of ${formatDateTime(signedInAt)}${device ? `, ${device}` : ''}`}
                disabled={isBusy}
                onClick={() => end(uuid)}
              >
                End
              </Button>
            )}
          </chakra.td>
        </tr>
      ))}
    </tbody>
  </chakra.table>
)
