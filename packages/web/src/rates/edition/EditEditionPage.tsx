import { useState } from 'react'
import { useParams } from 'react-router'
import { NotFoundPage } from '../../ui/NotFoundPage.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { toastError } from '../../ui/toast-error.ts'
import { figuresOf, type OwnEdition, type RateEdition } from '../rate-table.ts'
import { TableHeading } from '../TableHeading.tsx'
import { WithRateTable, type TableInView } from '../WithRateTable.tsx'
import { EditionForm } from './EditionForm.tsx'
import { useSaveEdition } from './use-save-edition.tsx'

const TITLE = 'Edit edition'

/** The form of an edition of the firm's own. */
export const EditEditionPage = () => (
  <WithRateTable title={TITLE}>{(inView) => <EditionFromPath {...inView} />}</WithRateTable>
)

const isOwn = (edition: RateEdition, uuid: string): edition is OwnEdition => edition.uuid === uuid

function EditionFromPath(inView: TableInView) {
  const { uuid = '' } = useParams()
  const [reloads, setReloads] = useState(0)
  const edition = inView.table.editions.find((one): one is OwnEdition => isOwn(one, uuid))
  if (!edition) return <NotFoundPage />
  const reload = (): void => {
    inView.refetch().then(() => setReloads(reloads + 1), toastError)
  }
  // Remounted after a reload, so that the form starts from the edition as it is stored then.
  return <EditEdition key={reloads} {...inView} edition={edition} reload={reload} />
}

function EditEdition({ firm, table, edition, reload }: TableInView & { edition: OwnEdition; reload: () => void }) {
  // The edition as first loaded: a newer one in the cache does not replace what is being edited.
  const [loaded] = useState(edition)
  const { save, dialogs } = useSaveEdition({ firm, table, loaded, reload })
  const { uuid, effectiveFrom, authority, version } = loaded
  return (
    <>
      <PageHead title={`${table.name}: edit edition`} />
      <TableHeading table={table} firm={firm.name} />
      <EditionForm
        firm={firm.uuid}
        table={table}
        name={TITLE}
        initial={{ effectiveFrom, authority, prefill: { figures: figuresOf(loaded), from: effectiveFrom } }}
        edition={loaded}
        draft={{ key: `rates/${firm.uuid}/${table.key}/${uuid}`, label: `Edition of ${table.name}`, version }}
        save={save}
      />
      {dialogs}
    </>
  )
}
