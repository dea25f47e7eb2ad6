import { auditLogPath } from './audit-filter.ts'
import { AuditSection } from './AuditSection.tsx'

interface Props {
  uuid: string
  /** What the record is called. */
  name: string
  /** Whether the viewer may read the audit of its client, as the server says. */
  mayRead: boolean
}

/** The audit log of one record, such as a user, at the foot of its page. */
export const RecordAudit = ({ uuid, name, mayRead }: Props) => (
  <AuditSection
    name={name}
    mayRead={mayRead}
    of={{ records: [uuid] }}
    more={{ text: 'Open in the audit log', to: auditLogPath({ records: [uuid] }) }}
  />
)
