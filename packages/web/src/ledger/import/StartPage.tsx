import type { LedgerImportRecord } from '@costdraft/schema/ledger/ledger-import.ts'
import { useMemo, type RefObject } from 'react'
import { EarlierImports } from '../../sheet-import/EarlierImports.tsx'
import { rowsText } from '../../sheet-import/rows-text.ts'
import { SheetDrop } from '../../sheet-import/SheetDrop.tsx'
import { undoneWords } from '../outcome-text.ts'
import { ledgerRequests } from './import-requests.ts'
import type { LedgerImport } from './use-ledger-import.ts'
import { useUndoLedger } from './use-undo-ledger.ts'

interface Props {
  caseUuid: string
  session: LedgerImport
  button: RefObject<HTMLButtonElement | null>
}

const countsOf = ({ added, updated, left_out: leftOut }: LedgerImportRecord): string =>
  [
    added > 0 && `${rowsText(added)} added`,
    updated > 0 && `${rowsText(updated)} updated`,
    leftOut > 0 && `${rowsText(leftOut)} left out`,
  ]
    .filter(Boolean)
    .join(', ')

/** Where an import begins: with a file, or with an earlier import that is undone. */
export function StartPage({ caseUuid, session, button }: Props) {
  const { list } = useMemo(() => ledgerRequests(caseUuid), [caseUuid])
  const undo = useUndoLedger(caseUuid)
  return (
    <>
      <SheetDrop name="Ledger to import" button={button} session={session} />
      {!session.isQuick && <EarlierImports list={list} undo={undo} countsOf={countsOf} wordsOf={undoneWords} />}
    </>
  )
}
