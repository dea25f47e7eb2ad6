import type { PeopleChoices, PeoplePreview } from '@costdraft/schema/people-import/people-import.ts'
import { counted } from '@costdraft/schema/text/in-words.ts'
import { useMemo, type RefObject } from 'react'
import { withRows } from '../../sheet-import/choices.ts'
import { PreviewFrame } from '../../sheet-import/PreviewFrame.tsx'
import { RowsSection } from '../../sheet-import/RowsSection.tsx'
import { rowsText } from '../../sheet-import/rows-text.ts'
import { withMeaning } from './choices.ts'
import { becomesText, storedCount } from './outcome-text.ts'
import { offeredIn, peopleTable } from './people-table.ts'
import { peopleWords } from './people-words.ts'
import { PeopleMeanings } from './PeopleMeanings.tsx'
import type { PeopleImport } from './use-people-import.ts'

interface Props {
  session: PeopleImport
  /** What the focus begins at. */
  heading: RefObject<HTMLHeadingElement | null>
  scroller: RefObject<HTMLDivElement | null>
}

/** How whoever is added is invited, in a sentence. */
function invitingText({ counts: { users_added: added }, sends_mail: sendsMail }: PeoplePreview): string | false {
  if (added === 0) return false
  return sendsMail
    ? `${counted(added, 'invitation')} ${added === 1 ? 'is' : 'are'} sent by mail.`
    : 'No mail is sent from here: after the import you hand a link over to each new user.'
}

/** What is worth saying of the rows beside their counts: what they would do. */
function notesOf(preview: PeoplePreview): string {
  const { counts, more_rows: more } = preview
  return [
    becomesText(counts),
    invitingText(preview),
    counts.unchanged > 0 && `${rowsText(counts.unchanged)} ${counts.unchanged === 1 ? 'changes' : 'change'} nothing.`,
    more > 0 && `${rowsText(more)} ${more === 1 ? 'is' : 'are'} not listed here, but counted and taken as well.`,
    counts.error + counts.warning > 0 && 'Click a cell, or press Enter in it, to correct it here.',
    storedCount(counts) === 0 && 'There is nothing to import.',
  ]
    .filter(Boolean)
    .join(' ')
}

/** The rows of a sheet of people. */
function PeopleRows({
  session,
  scroller,
  preview,
  choices,
}: Omit<Props, 'heading'> & { preview: PeoplePreview; choices: PeopleChoices }) {
  const { originalOf } = session
  const offered = useMemo(() => offeredIn(preview), [preview])
  return (
    <RowsSection
      preview={preview}
      choices={choices}
      session={session}
      scroller={scroller}
      table={peopleTable({ columns: preview.columns, choices, originalOf }, offered)}
      notes={notesOf(preview)}
      take={(rows, isTaken) => session.choose(withRows(choices, rows, isTaken))}
    />
  )
}

/** The steps of the import of people on one page: sheet, headings, columns, what texts mean, rows. */
export const PeoplePreviewPage = ({ session, heading, scroller }: Props) => (
  <PreviewFrame
    session={session}
    words={peopleWords}
    heading={heading}
    renderRows={(preview, choices) => (
      <>
        <PeopleMeanings
          preview={preview}
          choices={choices}
          choose={(column, text, value) => session.choose(withMeaning(choices, column, text, value))}
        />
        <PeopleRows session={session} scroller={scroller} preview={preview} choices={choices} />
      </>
    )}
  />
)
