import { Box, Button, Flex, Text } from '@chakra-ui/react'
import type { RefObject } from 'react'
import type { Option } from '../../ui/form/controls.ts'
import { rowsText } from '../outcome-text.ts'
import { withColumn, withMeanings, withRows } from './choices.ts'
import { ColumnChoices } from './ColumnChoices.tsx'
import { MeaningChoices } from './MeaningChoices.tsx'
import { RowsSection } from './RowsSection.tsx'
import { totalCount } from './row-text.ts'
import type { LedgerImport } from './use-ledger-import.ts'

interface Props {
  feeEarners: readonly Option[]
  session: LedgerImport
  /** What the focus begins at. */
  heading: RefObject<HTMLHeadingElement | null>
  scroller: RefObject<HTMLDivElement | null>
}

/** The steps of an import on one page: columns, names, rows. */
export function PreviewPage({ feeEarners, session, heading, scroller }: Props) {
  const { ledger, reading, sending, choose, restart } = session,
    { preview, isReading } = reading
  if (!ledger || !preview) return null
  const { file, choices } = ledger
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
          {preview.missing.length === 0 && (
            <Text as="span" color="muted">{` · ${rowsText(totalCount(preview.counts))}`}</Text>
          )}
        </Text>
        <Button size="xs" variant="ghost" flexShrink="0" onClick={restart}>
          Another file
        </Button>
      </Flex>
      <ColumnChoices
        preview={preview}
        choices={choices}
        choose={(index, column) => choose(withColumn(choices, index, column))}
      />
      {preview.missing.length === 0 && (
        <>
          <MeaningChoices
            preview={preview}
            choices={choices}
            feeEarners={feeEarners}
            choose={(meanings) => choose(withMeanings(choices, meanings))}
          />
          <RowsSection
            preview={preview}
            leftOut={choices.leave_out ?? []}
            isOld={isReading}
            scroller={scroller}
            take={(rows, isTaken) => choose(withRows(choices, rows, isTaken))}
          />
        </>
      )}
    </Box>
  )
}
