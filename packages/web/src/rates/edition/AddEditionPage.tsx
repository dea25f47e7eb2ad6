import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { RateEditionInput } from '../../generated/graphql.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { toaster } from '../../ui/toaster.ts'
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts'
import { tablePath } from '../rate-paths.ts'
import { editionName, figuresOf, type RateTable } from '../rate-table.ts'
import { AddRateEditionDocument } from '../rates.operations.ts'
import { useReviewEdition } from '../use-review-edition.ts'
import { TableHeading } from '../TableHeading.tsx'
import { WithRateTable, type TableInView } from '../WithRateTable.tsx'
import { EditionForm } from './EditionForm.tsx'
import { prefillOn } from './prefill.ts'

const TITLE = 'New edition'

/** The form of a new edition of a table. */
export const AddEditionPage = () => (
  <WithRateTable title={TITLE}>{(inView) => <AddEdition {...inView} />}</WithRateTable>
)

/**
 * What the form starts with: the figures in force today, or the provisional edition of the statute that is to be
 * confirmed.
 */
function startOf(table: RateTable, confirmed: string | null) {
  const edition = table.editions.find(({ uuid, effectiveFrom }) => uuid === null && effectiveFrom === confirmed)
  if (!edition) return { effectiveFrom: '', authority: '', prefill: prefillOn(table, '') }
  const { effectiveFrom } = edition
  return { effectiveFrom, authority: '', prefill: { figures: figuresOf(edition), from: effectiveFrom } }
}

function AddEdition({ firm, table }: TableInView) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [initial] = useState(() => startOf(table, params.get('confirm')))
  const draftKey = `rates/${firm.uuid}/${table.key}/new`
  const { keyOf } = useIdempotencyKey(draftKey)
  const [add] = useMutation(AddRateEditionDocument)
  const { review, reviewDialog } = useReviewEdition()
  const target = { clientUuid: firm.uuid, key: table.key }
  const save = async (input: RateEditionInput): Promise<(() => void) | undefined> => {
    const isConfirmed = await review({
      firm,
      proposal: { ...target, input },
      title: 'Review changes',
      action: 'Save edition',
    })
    if (!isConfirmed) return undefined
    const { data } = await add({ variables: { ...target, input, idempotencyKey: keyOf(input) } })
    return () => {
      const added = data?.addRateEdition
      toaster.create({ type: 'success', title: `The ${editionName(input)} has been saved.` })
      void navigate(tablePath(table.key, firm.uuid, added))
    }
  }
  return (
    <>
      <PageHead title={`${table.name}: new edition`} />
      <TableHeading table={table} firm={firm.name} />
      <EditionForm
        firm={firm.uuid}
        table={table}
        name={TITLE}
        initial={initial}
        draft={{ key: draftKey, label: `New edition of ${table.name}` }}
        save={save}
      />
      {reviewDialog}
    </>
  )
}
