import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react'
import { billLists, type BillList } from '@costdraft/schema/rates/bill-list.ts'
import { Plus } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { useViewer } from '../../access/viewer.ts'
import { AuditLink } from '../../administration-audit/AuditLink.tsx'
import { useEditDialog } from '../../clients/use-edit-dialog.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { readError } from '../../ui/read-error.ts'
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx'
import { useQuery } from '../../ui/use-query.ts'
import { FirmSelect } from '../firm/FirmSelect.tsx'
import type { RateFirm } from '../firm/use-rate-firm.ts'
import { WithRateFirm } from '../firm/WithRateFirm.tsx'
import { BILL_LISTS } from '../rate-paths.ts'
import { listTexts, newEntry, type BillListEntry } from './bill-list.ts'
import { BillListDialog } from './BillListDialog.tsx'
import { BillListsDocument } from './bill-lists.operations.ts'
import { BillListTable } from './BillListTable.tsx'
import { useBillList, type EntryValue } from './use-bill-list.tsx'

const TITLE = 'Lists of the Court of Protection'
const skeleton = (
  <TableSkeleton
    name="Loading the lists"
    hasMenu={false}
    columns={[
      { head: 'Code', width: '96px', cell: () => null },
      { head: 'Name', cell: () => null },
    ]}
  />
)

/** The lists of the Court of Protection's bill that the product does not hold, as a firm enters them. */
export const BillListsPage = () => (
  <WithRateFirm title={TITLE} addition="bill_lists" base={BILL_LISTS} placeholder={skeleton}>
    {(firm, firms) => <FirmLists key={firm.uuid} firm={firm} firms={firms} />}
  </WithRateFirm>
)

interface ListProps {
  clientUuid: string
  list: BillList
  entries: readonly BillListEntry[]
  refetch: () => Promise<unknown>
}
/** One list with its heading: its entries, or why there are none. */
function ListSection({ clientUuid, list, entries, refetch }: ListProps) {
  const { title, what, text, empty } = listTexts[list]
  const { open, row, formKey, start, close } = useEditDialog<BillListEntry>()
  const { save, remove, confirmDialog } = useBillList({ clientUuid, list, refetch })
  const headingId = useId()
  const onSave = async (value: EntryValue): Promise<(() => void) | undefined> =>
    (await save(value, row)) ? close : undefined
  return (
    <Box as="section" aria-labelledby={headingId} mb="8">
      <Flex gap="3" mb="1" align="center" justify="space-between" wrap="wrap">
        <Heading as="h2" id={headingId} textStyle="md">
          {title}
        </Heading>
        <Button onClick={() => start()}>
          <Plus aria-hidden />
          {`Add ${what}`}
        </Button>
      </Flex>
      <Text textStyle="sm" color="muted" mb="3" maxW="720px">
        {text}
      </Text>
      {entries.length > 0 ? (
        <BillListTable caption={title} entries={entries} edit={start} remove={remove} />
      ) : (
        <EmptyState text={empty} />
      )}
      <BillListDialog
        key={formKey}
        list={list}
        open={open}
        close={close}
        entry={row}
        initial={newEntry(entries)}
        save={onSave}
      />
      {confirmDialog}
    </Box>
  )
}

function FirmLists({ firm, firms }: { firm: RateFirm; firms: readonly { uuid: string; name: string }[] }) {
  const { isAdmin } = useViewer()
  const { data, error, refetch } = useQuery(BillListsDocument, {
    variables: { clientUuid: firm.uuid },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const entriesOf = { opg105_categories: data?.opg105Categories, cop_activities: data?.copActivities }
  return (
    <>
      <PageHead title={TITLE}>
        <AuditLink mayRead={firm.readsAudit} filter={{ clients: [firm.uuid], kinds: ['bill_list_entry'] }} />
        {isAdmin && (
          <Button asChild>
            <Link to={BILL_LISTS}>Choose another client</Link>
          </Button>
        )}
      </PageHead>
      {firms.length > 1 && <FirmSelect firms={firms} chosen={firm.uuid} base={BILL_LISTS} />}
      <Text textStyle="sm" color="muted" mb="5" maxW="720px">
        {`What the time recordings of ${firm.name} in Court of Protection cases can be put into, as the firm has read it from the official templates. CostDraft checks neither their wording nor whether they are complete.`}
      </Text>
      {billLists.map((list) => {
        const entries = entriesOf[list]
        return (
          entries && <ListSection key={list} clientUuid={firm.uuid} list={list} entries={entries} refetch={refetch} />
        )
      })}
      {!data && error && (
        <EmptyState text={`The lists could not be loaded. ${readError(error).message}`}>
          <Button
            onClick={() => {
              refetch().catch(console.error)
            }}
          >
            Try again
          </Button>
        </EmptyState>
      )}
      {!data && !error && skeleton}
    </>
  )
}
