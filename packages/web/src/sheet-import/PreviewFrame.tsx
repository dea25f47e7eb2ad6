import { Box, Text } from '@chakra-ui/react'
import type { ReactNode, RefObject } from 'react'
import { withColumn } from './choices.ts'
import { ColumnChoices } from './ColumnChoices.tsx'
import { FileHeading } from './FileHeading.tsx'
import { HeadingChoice } from './HeadingChoice.tsx'
import { ImportSection } from './ImportSection.tsx'
import { questionOf } from './question-text.ts'
import { totalCount } from './row-states.ts'
import { rowsText } from './rows-text.ts'
import { SheetChoice } from './SheetChoice.tsx'
import type { SheetChoices, SheetPreview, SheetWords } from './sheet-preview.ts'
import type { SheetImport } from './use-sheet-import.ts'

interface Props<Choices extends SheetChoices, Preview extends SheetPreview> {
  session: SheetImport<Choices, Preview, unknown>
  words: SheetWords
  /** What the focus begins at. */
  heading: RefObject<HTMLHeadingElement | null>
  /** What comes once the columns are known: what texts mean, and the rows. */
  renderRows: (preview: Preview, choices: Choices) => ReactNode
}
type LayoutProps<Choices extends SheetChoices, Preview extends SheetPreview> = Pick<
  Props<Choices, Preview>,
  'session' | 'words'
> & { preview: Preview; choices: Choices }

/** What comes before the rows can be shown: the sheet, its headings, its columns. */
function Layout<Choices extends SheetChoices, Preview extends SheetPreview>({
  session: { choose, chooseSheet },
  words,
  preview,
  choices,
}: LayoutProps<Choices, Preview>) {
  const isSheetKnown = preview.sheets.length === 0 || preview.sheet !== null
  return (
    <>
      {preview.sheets.length > 1 && (
        <SheetChoice preview={preview} words={words} chosen={choices.sheet ?? preview.sheet} choose={chooseSheet} />
      )}
      {isSheetKnown && (
        <HeadingChoice preview={preview} choices={choices} choose={(row) => choose({ ...choices, heading_row: row })} />
      )}
      {isSheetKnown && preview.heading_row !== null && (
        <ColumnChoices
          preview={preview}
          words={words}
          choices={choices}
          choose={(index, column) => choose(withColumn(choices, index, column))}
        />
      )}
      {preview.refused && <ImportSection title="Rows" text={preview.refused} isOpenQuestion />}
    </>
  )
}

/** The steps of an import on one page: sheet, headings, columns, then what is made of the rows. */
export function PreviewFrame<Choices extends SheetChoices, Preview extends SheetPreview>({
  session,
  words,
  heading,
  renderRows,
}: Props<Choices, Preview>) {
  const { opened, reading, sending, restart } = session
  const { preview } = reading
  if (!opened || !preview) return null
  const { file, choices } = opened
  const hasRows = questionOf(preview, words) === undefined
  return (
    <Box inert={sending.isSending}>
      <FileHeading name={file.name} heading={heading} restart={restart}>
        {hasRows && <Text as="span" color="muted">{` · ${rowsText(totalCount(preview.counts))}`}</Text>}
      </FileHeading>
      <Layout session={session} words={words} preview={preview} choices={choices} />
      {hasRows && renderRows(preview, choices)}
    </Box>
  )
}
