import { Box, Button, Flex, Heading, Link as StyledLink, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useAddition } from '../access/viewer.ts'
import { PanelState } from '../ui/PanelState.tsx'
import { ListFoot } from '../ui/table/ListFoot.tsx'
import { noFilter, type AuditFilter } from './audit-filter.ts'
import { ChangeTable } from './ChangeTable.tsx'
import { useAdministrationAudit } from './use-administration-audit.ts'

/** So many entries are shown at first: the page is about something else. */
const PAGE = 10

interface Props {
  /** What the page is of. */
  name: string
  /** Whether the viewer may read the audit of its client, as the server says. */
  mayRead: boolean
  /** Which entries are of it. */
  of: Partial<AuditFilter>
  /** The link to the page of the log, where more is found. */
  more: { text: string; to: string }
  /** Where the entries are of several records, such as the client with its locations. */
  hasRecord?: boolean
}

/** The audit log of a record at the foot of its page, asked for once it is opened. Nothing without the permission. */
export function AuditSection({ name, mayRead, of, more, hasRecord = false }: Props) {
  const isOffered = useAddition('administration_audit')
  const [isOpen, setIsOpen] = useState(false)
  const titleId = useId()
  const contentId = useId()
  if (!mayRead || !isOffered) return null
  return (
    <Box as="section" aria-labelledby={titleId} borderTopWidth="1px" borderColor="line" pt="5" pb="6" mt="3">
      <Flex align="center" justify="space-between" gap="4" minH="8" wrap="wrap">
        <Heading as="h2" id={titleId} textStyle="lg">
          Audit log
        </Heading>
        <Flex gap="4" align="center" _print={{ display: 'none' }}>
          <StyledLink asChild textStyle="sm">
            <Link to={more.to}>{more.text}</Link>
          </StyledLink>
          <Button
            type="button"
            aria-expanded={isOpen}
            aria-controls={contentId}
            aria-label={isOpen ? 'Hide the audit log' : 'Show the audit log'}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Hide' : 'Show'}
          </Button>
        </Flex>
      </Flex>
      <Box id={contentId}>{isOpen && <Entries caption={`Audit log of ${name}`} of={of} hasRecord={hasRecord} />}</Box>
    </Box>
  )
}

function Entries({ caption, of, hasRecord }: { caption: string; of: Partial<AuditFilter>; hasRecord: boolean }) {
  const { page, error, loading, refetch, more } = useAdministrationAudit({ ...noFilter, ...of }, PAGE)
  if (page === undefined) return <PanelState what="audit log" error={error} loading={loading} retry={refetch} />
  if (page === null || page.nodes.length === 0)
    return (
      <Text textStyle="sm" color="muted" mt="2">
        {page ? 'Nothing has been recorded yet.' : 'The audit log is not available from this service.'}
      </Text>
    )
  const hasClient = new Set(page.nodes.map(({ client }) => client?.uuid)).size > 1
  return (
    <Box mt="3">
      <ChangeTable caption={caption} changes={page.nodes} hasClient={hasClient} hasRecord={hasRecord} />
      {page.pageInfo.hasNextPage && (
        <ListFoot page={PAGE} shown={page.nodes.length} total={page.totalCount} hasMore more={more} />
      )}
    </Box>
  )
}
