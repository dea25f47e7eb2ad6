import { Button } from '@chakra-ui/react'
import { useAddition } from '../../access/viewer.ts'
import { Section } from '../../ui/form/Section.tsx'
import { SessionTable, type Session } from '../sessions/SessionTable.tsx'
import { useEndSessions } from '../sessions/use-end-sessions.ts'

/** The viewer's own sessions. */
export function Sessions({ sessions, refresh }: { sessions: readonly Session[]; refresh: () => Promise<unknown> }) {
  const { end, endAll, isBusy } = useEndSessions(undefined, refresh)
  const endsAll = useAddition('user_sessions')
  return (
    <Section title="Sessions" text="Where you are signed in. An ended one stops at once." isWide>
      <SessionTable caption="Sessions" sessions={sessions} end={end} isBusy={isBusy} />
      {endsAll && sessions.filter(({ current }) => !current).length > 1 && (
        <Button mt="3" disabled={isBusy} onClick={endAll}>
          End all others
        </Button>
      )}
    </Section>
  )
}
