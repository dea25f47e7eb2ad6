import { Box, Tabs } from '@chakra-ui/react'
import { useState } from 'react'
import { AuditLogs } from '../../audit/AuditLogs.tsx'
import { Notes } from './Notes.tsx'

/** What is said about a case, and what was done to it. */
export function CaseNotes({ caseUuid }: { caseUuid: string }) {
  const [tab, setTab] = useState('notes')
  return (
    <Tabs.Root value={tab} onValueChange={({ value }) => setTab(value)}>
      <Tabs.List>
        <Tabs.Trigger value="notes">Notes</Tabs.Trigger>
        <Tabs.Trigger value="audit-logs">Audit Logs</Tabs.Trigger>
      </Tabs.List>
      <Box bg="surface" borderWidth="1px" borderTopWidth="0" borderColor="line" borderBottomRadius="l2" px="4">
        {/* Always there, so that a note half written waits for its writer. */}
        <Tabs.Content value="notes" py="4">
          <Notes key={caseUuid} caseUuid={caseUuid} />
        </Tabs.Content>
        <Tabs.Content value="audit-logs" py="2">
          {tab === 'audit-logs' && <AuditLogs caseUuid={caseUuid} />}
        </Tabs.Content>
      </Box>
    </Tabs.Root>
  )
}
