import { Button } from '@chakra-ui/react'
import { Link } from 'react-router'
import { useAddition } from '../access/viewer.ts'
import { auditLogPath, type AuditFilter } from './audit-filter.ts'

interface Props {
  /** Whether the viewer may read the audit of the client in view, as the server says. */
  mayRead: boolean
  filter: Partial<AuditFilter>
}

/** Leads to the audit log of what a page lists. Nothing for those who may not read it. */
export const AuditLink = ({ mayRead, filter }: Props) => {
  const isOffered = useAddition('administration_audit')
  return (
    mayRead &&
    isOffered && (
      <Button asChild>
        <Link to={auditLogPath(filter)}>Audit log</Link>
      </Button>
    )
  )
}
