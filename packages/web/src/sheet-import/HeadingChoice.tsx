import { Box, chakra, type SystemStyleObject } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { ImportSection } from './ImportSection.tsx'
import { MoreButton } from './MoreButton.tsx'
import type { SheetChoices, SheetPreview } from './sheet-preview.ts'

interface Props {
  preview: Pick<SheetPreview, 'heading_row' | 'head_rows'>
  choices: SheetChoices
  choose: (row: number) => void
}

/** The most columns that are shown: enough to know a row by. */
const SHOWN = 12

const table: SystemStyleObject = {
  textStyle: 'sm',
  borderTopWidth: '1px',
  borderColor: 'line',
  '& td': {
    px: '2',
    py: '1',
    maxW: '44',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
  '& tr': { cursor: 'pointer', _hover: { bg: 'canvas' } },
  '& tr[data-chosen]': { bg: 'accent.ground', fontWeight: '500' },
  // The ring of the radio button goes round its row.
  '& tr:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '-2px' },
  '& input': { boxSize: '4', display: 'block', accentColor: 'accent', outline: 'none', cursor: 'pointer' },
  '& [data-row]': { color: 'muted', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
}

function HeadRow({
  row,
  cells,
  group,
  isChosen,
  choose,
}: SheetPreview['head_rows'][number] & { group: string; isChosen: boolean; choose: () => void }) {
  const filled = cells.filter((text) => text !== '').join(', ')
  return (
    <tr data-chosen={isChosen || undefined} onClick={choose}>
      <td>
        <input
          type="radio"
          name={group}
          checked={isChosen}
          aria-label={`Row ${row}: ${filled || 'empty'}`}
          onChange={choose}
        />
      </td>
      <td data-row>{row}</td>
      {cells.slice(0, SHOWN).map((text, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- columns have no other name
        <td key={i} data-cuttable>
          {text}
        </td>
      ))}
    </tr>
  )
}

/** Which row names the columns: said in a sentence, and among the first rows of the file to be pointed at. */
export function HeadingChoice({ preview: { heading_row: found, head_rows: rows }, choices, choose }: Props) {
  const isAsked = found === null
  const id = useId()
  const [isOpen, setIsOpen] = useState(isAsked)
  // What was opened by a question stays open when it is answered, so that nothing moves away from under the hand.
  if (isAsked && !isOpen) setIsOpen(true)
  const chosen = choices.heading_row ?? found
  return (
    <ImportSection
      title="Headings"
      text={isAsked ? 'Choose the row that names the columns.' : `Row ${found} names the columns.`}
      isOpenQuestion={isAsked}
      action={
        !isAsked && <MoreButton what="the row of the headings" isOpen={isOpen} controls={id} toggle={setIsOpen} />
      }
    >
      <Box id={id} display={isOpen ? 'block' : 'none'} overflowX="auto" mt="2">
        {isOpen && (
          <chakra.table css={table} role="presentation">
            <tbody role="radiogroup" aria-label="Row that names the columns">
              {rows.map((row) => (
                <HeadRow
                  key={row.row}
                  {...row}
                  group={id}
                  isChosen={row.row === chosen}
                  choose={() => {
                    if (row.row !== chosen) choose(row.row)
                  }}
                />
              ))}
            </tbody>
          </chakra.table>
        )}
      </Box>
    </ImportSection>
  )
}
