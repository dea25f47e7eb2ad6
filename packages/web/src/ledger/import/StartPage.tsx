import type { RefObject } from 'react'
import { EarlierImports } from './EarlierImports.tsx'
import { LedgerDrop } from './LedgerDrop.tsx'
import type { LedgerImport } from './use-ledger-import.ts'

interface Props {
  caseUuid: string
  session: LedgerImport
  button: RefObject<HTMLButtonElement | null>
}

/** Where an import begins: with a file, or with an earlier import that is undone. */
export const StartPage = ({ caseUuid, session: { ledger, reading, retry, open }, button }: Props) => (
  <>
    <LedgerDrop button={button} {...reading} retry={ledger ? retry : undefined} open={(files) => void open(files)} />
    <EarlierImports caseUuid={caseUuid} />
  </>
)
