import { Button, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useViewer } from '../../access/viewer.ts'
import { AuditLink } from '../../administration-audit/AuditLink.tsx'
import { ClientFeeEarnersDocument } from '../../clients/client.operations.ts'
import { useEditDialog } from '../../clients/use-edit-dialog.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { earnerName, isRetired } from '../../formats/earner-name.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { readError } from '../../ui/read-error.ts'
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx'
import { FirmSelect } from '../firm/FirmSelect.tsx'
import type { RateFirm } from '../firm/use-rate-firm.ts'
import { WithRateFirm } from '../firm/WithRateFirm.tsx'
import { RATE_CARDS } from '../rate-paths.ts'
import { RateCardDialog } from './RateCardDialog.tsx'
import type { RateFormValue } from './rate-card-form.ts'
import type { RateCard } from './rate-card.ts'
import { RateCardsDocument } from './rate-cards.operations.ts'
import { RateCardTable } from './RateCardTable.tsx'
import { useRemoveRateCard } from './use-remove-rate-card.tsx'
import { useSaveRateCard } from './use-save-rate-card.tsx'
import { useQuery } from '../../ui/use-query.ts'

const TITLE = 'Rate cards'
const skeleton = (
  <TableSkeleton
    name="Loading the rates"
    hasMenu={false}
    columns={[
      { head: 'For', cell: () => null },
      { head: '£ an hour', width: '104px', cell: () => null },
    ]}
  />
)

/** What a firm charges an hour, by person and by grade. */
export const RateCardsPage = () => (
  <WithRateFirm title={TITLE} addition="rate_cards" base={RATE_CARDS} placeholder={skeleton}>
    {(firm, firms) => <FirmRateCards key={firm.uuid} firm={firm} firms={firms} />}
  </WithRateFirm>
)

/** The fee earners of a firm as options. */
function usePeople(uuid: string) {
  const { data } = useQuery(ClientFeeEarnersDocument, { variables: { uuid } })
  const earners = data?.client.feeEarners
  return useMemo(
    () =>
      earners?.map((one) => ({
        value: one.uuid,
        label: `${earnerName(one)} (grade ${one.grade})`,
        isGone: isRetired(one),
      })),
    [earners],
  )
}

function FirmRateCards({ firm, firms }: { firm: RateFirm; firms: readonly { uuid: string; name: string }[] }) {
  const { isAdmin } = useViewer()
  const people = usePeople(firm.uuid) ?? []
  const { data, error, refetch } = useQuery(RateCardsDocument, {
    variables: { clientUuid: firm.uuid },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const { open, row, formKey, start, close } = useEditDialog<RateCard>()
  const { save, confirmDialog } = useSaveRateCard(firm.uuid, people, refetch)
  const { remove, removeDialog } = useRemoveRateCard(firm.uuid, refetch)
  const onSave = async (value: RateFormValue): Promise<(() => void) | undefined> =>
    (await save(value, row)) ? close : undefined
  const rates = data?.rateCards
  return (
    <>
      <PageHead title={TITLE}>
        <AuditLink mayRead={firm.readsAudit} filter={{ clients: [firm.uuid], kinds: ['rate_card'] }} />
        {isAdmin && (
          <Button asChild>
            <Link to={RATE_CARDS}>Choose another client</Link>
          </Button>
        )}
        {rates && (
          <Button variant="solid" onClick={() => start()}>
            <Plus aria-hidden />
            Add rate
          </Button>
        )}
      </PageHead>
      {firms.length > 1 && <FirmSelect firms={firms} chosen={firm.uuid} base={RATE_CARDS} />}
      <Text textStyle="sm" color="muted" mb="4" maxW="720px">
        {`What ${firm.name} charges an hour in Court of Protection and inter partes cases, without VAT. The date of the work decides. The rate of a person comes before that of their grade, and both come before the guideline hourly rate.`}
      </Text>
      {rates && rates.length > 0 && <RateCardTable rates={rates} edit={start} remove={remove} />}
      {rates?.length === 0 && (
        <EmptyState text="No rates yet. Without any, work is priced at the guideline hourly rate of the fee earner’s grade and office. Add what your firm charges instead, for a grade or for a person." />
      )}
      {!rates && error && (
        <EmptyState text={`The rates could not be loaded. ${readError(error).message}`}>
          <Button
            onClick={() => {
              refetch().catch(console.error)
            }}
          >
            Try again
          </Button>
        </EmptyState>
      )}
      {!rates && !error && skeleton}
      <RateCardDialog key={formKey} open={open} close={close} rate={row} people={people} save={onSave} />
      {confirmDialog}
      {removeDialog}
    </>
  )
}
