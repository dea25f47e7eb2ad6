import { Box, Text, chakra } from '@chakra-ui/react'
import type { WorkbookPreview } from '@costdraft/schema/assessment/workbook-import.ts'
import type { RefObject } from 'react'
import { FileHeading } from '../sheet-import/FileHeading.tsx'
import { ImportSection } from '../sheet-import/ImportSection.tsx'
import { accountTable } from './account-style.ts'
import { sectionsOf, summaryOf, type WorkbookSection } from './workbook-sections.ts'

/** Texts of lines are as long as people write them. */
const listTable = { ...accountTable, '& th, & td': { ...accountTable['& th, & td'], whiteSpace: 'pre-line' } }

const SectionTable = ({ title, heads, rows }: WorkbookSection) => (
  <Box overflowX="auto" maxH="420px" overflowY="auto" tabIndex={0} role="region" aria-label={title} mb="2">
    <chakra.table css={listTable} aria-label={title}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ place, cells }) => (
          <tr key={place}>
            {cells.map((text, column) => (
              <td key={heads[column]}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  </Box>
)

interface Props {
  preview: WorkbookPreview
  /** What the focus begins at. */
  heading: RefObject<HTMLHeadingElement | null>
  restart: () => void
  isBusy: boolean
}

/** What a workbook would enter, and where it is not as it was made: first in a sentence, then list by list. */
export const WorkbookLists = ({ preview, heading, restart, isBusy }: Props) => (
  <Box inert={isBusy}>
    <FileHeading name={preview.file_name} heading={heading} restart={restart} />
    <Text pb="3">{summaryOf(preview)}</Text>
    {sectionsOf(preview).map((section) => (
      <ImportSection key={section.name} title={section.title} text={section.text} isOpenQuestion={section.isAttention}>
        <SectionTable {...section} />
      </ImportSection>
    ))}
  </Box>
)
