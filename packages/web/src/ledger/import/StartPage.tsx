import { Box } from '@chakra-ui/react'
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
export const StartPage = ({ caseUuid, session: { ledger, reading, sending, isQuick, retry, open }, button }: Props) => (
  <>
    <Box inert={sending.isSending}>
      <LedgerDrop
        button={button}
        {...reading}
        isStoring={sending.isSending}
        retry={ledger ? retry : undefined}
        open={(files) => void open(files)}
      />
    </Box>
    {!isQuick && <EarlierImports caseUuid={caseUuid} />}
  </>
)
