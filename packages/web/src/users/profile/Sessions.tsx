import { useMutation } from '@apollo/client/react'
import { Button, chakra } from '@chakra-ui/react'
import type { ProfileQuery } from '../../generated/graphql.ts'
import { formatDateTime } from '../../formats/dates.ts'
import { Section } from '../../ui/form/Section.tsx'
import { table } from '../../ui/table/table-styles.ts'
import { toastError } from '../../ui/toast-error.ts'
import { toaster } from '../../ui/toaster.ts'
import { EndSessionDocument } from './profile.operations.ts'

type Session = NonNullable<ProfileQuery['viewer']['sessions']>[number]

/** The viewer's sessions; the current one can only be ended by logging out. */
export function Sessions({ sessions, refresh }: { sessions: readonly Session[]; refresh: () => Promise<unknown> }) {
  const [send, { loading }] = useMutation(EndSessionDocument)
  const end = (uuid: string): void => {
    send({ variables: { uuid } })
      .then(refresh)
      .then(() => toaster.create({ type: 'success', title: 'Session ended.' }))
      .catch((error: unknown) => toastError(error, 'The session could not be ended'))
  }
  return (
    <Section title="Sessions" text="Where you are signed in. An ended one stops at once.">
      <chakra.table css={table}>
        <caption>Sessions</caption>
        <thead>
          <tr>
            <chakra.th scope="col" position="static!">
              Signed in
            </chakra.th>
            <chakra.th scope="col" position="static!">
              Device
            </chakra.th>
            <chakra.th scope="col" position="static!">
              Ends by itself
            </chakra.th>
            <chakra.th scope="col" position="static!" width="120px">
              <chakra.span srOnly>Actions</chakra.span>
            </chakra.th>
          </tr>
        </thead>
        <tbody>
          {sessions.map(({ uuid, signedInAt, expiresAt, device, current }) => (
            <tr key={uuid}>
              <th scope="row">{formatDateTime(signedInAt)}</th>
              <td>{device ?? 'Unknown'}</td>
              <td>{formatDateTime(expiresAt)}</td>
              <chakra.td textAlign="end!">
                {current ? (
                  <chakra.span textStyle="caption" color="accent">
                    This session
                  </chakra.span>
                ) : (
                  <Button
                    size="xs"
                    aria-label={`End the session of ${formatDateTime(signedInAt)}${device ? `, ${device}` : ''}`}
                    disabled={loading}
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
    </Section>
  )
}
