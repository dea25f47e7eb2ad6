import { Box, Tabs, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAddition } from '../../access/viewer.ts'
import { AuditLogs } from '../../audit/AuditLogs.tsx'
import { NOTE_PARAM } from '../../navigation/link-params.ts'
import { Notes } from './Notes.tsx'

interface Props {
  caseUuid: string
  /** Whether notes can only be read. */
  isReadOnly?: boolean
  onRestored?: () => void
}

/** The notes and the audit logs of a case, as tabs. */
export function CaseNotes({ caseUuid, isReadOnly = false, onRestored }: Props) {
  const [tab, setTab] = useState('notes')
  const hasAudit = useAddition('audit')
  const [params] = useSearchParams()
  // A link from the audit leads to a note.
  if (params.has(NOTE_PARAM) && tab !== 'notes') setTab('notes')
  return (
    <Tabs.Root value={tab} onValueChange={({ value }) => setTab(value)}>
      <Tabs.List>
        <Tabs.Trigger value="notes">Notes</Tabs.Trigger>
        <Tabs.Trigger value="audit-logs">Audit Logs</Tabs.Trigger>
      </Tabs.List>
      <Box bg="surface" borderWidth="1px" borderTopWidth="0" borderColor="line" borderBottomRadius="l2" px="4">
        {/* Always mounted, so that an unsent note is not lost when the tab changes. */}
        <Tabs.Content value="notes" py="4">
          <Notes key={caseUuid} caseUuid={caseUuid} isReadOnly={isReadOnly} />
        </Tabs.Content>
        <Tabs.Content value="audit-logs" py="2">
          {tab === 'audit-logs' && !hasAudit && (
            <Text textStyle="sm" color="muted" py="2">
              Audit logs are not available from this service.
            </Text>
          )}
          {tab === 'audit-logs' && hasAudit && <AuditLogs caseUuid={caseUuid} {...(onRestored && { onRestored })} />}
        </Tabs.Content>
      </Box>
    </Tabs.Root>
  )
}
