import { Box, Button, Flex, Text } from '@chakra-ui/react'
import type { LedgerChoices } from '@costdraft/schema/ledger/ledger-choices.ts'
import type { LedgerPreview } from '@costdraft/schema/ledger/ledger-import.ts'
import type { RefObject } from 'react'
import type { Option } from '../../ui/form/controls.ts'
import { rowsText } from '../outcome-text.ts'
import { withColumn, withMeanings, withRows } from './choices.ts'
import { ColumnChoices } from './ColumnChoices.tsx'
import { HeadingChoice } from './HeadingChoice.tsx'
import { ImportSection } from './ImportSection.tsx'
import { MeaningChoices } from './MeaningChoices.tsx'
import { questionOf } from './question-text.ts'
import { RowsSection } from './RowsSection.tsx'
import { totalCount } from './row-text.ts'
import { SheetChoice } from './SheetChoice.tsx'
import type { LedgerImport } from './use-ledger-import.ts'

interface Props {
  feeEarners: readonly Option[]
  session: LedgerImport
  /** What the focus begins at. */
  heading: RefObject<HTMLHeadingElement | null>
  scroller: RefObject<HTMLDivElement | null>
}
interface PartProps extends Omit<Props, 'heading'> {
  preview: LedgerPreview
  choices: LedgerChoices
}

/** What comes before the rows can be shown: the sheet, its headings, its columns. */
function Layout({ session: { choose, chooseSheet }, preview, choices }: PartProps) {
  const isSheetKnown = preview.sheets.length === 0 || preview.sheet !== null
  return (
    <>
      {preview.sheets.length > 1 && (
        <SheetChoice preview={preview} chosen={choices.sheet ?? preview.sheet} choose={chooseSheet} />
      )}
      {isSheetKnown && (
        <HeadingChoice preview={preview} choices={choices} choose={(row) => choose({ ...choices, heading_row: row })} />
      )}
      {isSheetKnown && preview.heading_row !== null && (
        <ColumnChoices
          preview={preview}
          choices={choices}
          choose={(index, column) => choose(withColumn(choices, index, column))}
        />
      )}
      {preview.refused && <ImportSection title="Rows" text={preview.refused} isOpenQuestion />}
    </>
  )
}

/** What the names of the file mean, and its rows. */
const Rows = ({ session, preview, choices, feeEarners, scroller }: PartProps) => (
  <>
    <MeaningChoices
      preview={preview}
      choices={choices}
      feeEarners={feeEarners}
      choose={(meanings) => session.choose(withMeanings(choices, meanings))}
    />
    <RowsSection
      preview={preview}
      choices={choices}
      feeEarners={feeEarners}
      session={session}
      scroller={scroller}
      take={(rows, isTaken) => session.choose(withRows(choices, rows, isTaken))}
    />
  </>
)

/** The steps of an import on one page: sheet, headings, columns, names, rows. */
export function PreviewPage({ heading, ...parts }: Props) {
  const { ledger, reading, sending, restart } = parts.session
  const { preview } = reading
  if (!ledger || !preview) return null
  const { file, choices } = ledger
  const hasRows = questionOf(preview) === undefined
  return (
    <Box inert={sending.isSending}>
      <Flex align="center" justify="space-between" gap="3" pb="3">
        <Text
          as="h3"
          ref={heading}
          tabIndex={-1}
          textStyle="sm"
          minW="0"
          overflowWrap="anywhere"
          borderRadius="l1"
          focusVisibleRing="outside"
        >
          <b>{file.name}</b>
          {hasRows && <Text as="span" color="muted">{` · ${rowsText(totalCount(preview.counts))}`}</Text>}
        </Text>
        <Button size="xs" variant="ghost" flexShrink="0" onClick={restart}>
          Another file
        </Button>
      </Flex>
      <Layout {...parts} preview={preview} choices={choices} />
      {hasRows && <Rows {...parts} preview={preview} choices={choices} />}
    </Box>
  )
}
