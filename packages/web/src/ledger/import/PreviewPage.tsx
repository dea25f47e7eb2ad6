import type { RefObject } from 'react'
import { withRows } from '../../sheet-import/choices.ts'
import { PreviewFrame } from '../../sheet-import/PreviewFrame.tsx'
import type { Option } from '../../ui/form/controls.ts'
import { withMeanings } from './choices.ts'
import { ledgerWords } from './column-text.ts'
import { LedgerRows } from './LedgerRows.tsx'
import { MeaningChoices } from './MeaningChoices.tsx'
import type { LedgerImport } from './use-ledger-import.ts'

interface Props {
  feeEarners: readonly Option[]
  session: LedgerImport
  /** What the focus begins at. */
  heading: RefObject<HTMLHeadingElement | null>
  scroller: RefObject<HTMLDivElement | null>
}

/** The steps of the import of a ledger on one page: sheet, headings, columns, names, rows. */
export const PreviewPage = ({ feeEarners, session, heading, scroller }: Props) => (
  <PreviewFrame
    session={session}
    words={ledgerWords}
    heading={heading}
    renderRows={(preview, choices) => (
      <>
        <MeaningChoices
          preview={preview}
          choices={choices}
          feeEarners={feeEarners}
          choose={(meanings) => session.choose(withMeanings(choices, meanings))}
        />
        <LedgerRows
          preview={preview}
          choices={choices}
          feeEarners={feeEarners}
          session={session}
          scroller={scroller}
          take={(rows, isTaken) => session.choose(withRows(choices, rows, isTaken))}
        />
      </>
    )}
  />
)
