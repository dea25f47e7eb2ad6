import { Box, Heading, Text } from '@chakra-ui/react'
import {
  reportSections,
  type Picture,
  type ReportGroup,
  type ReportSection,
  type SectionName,
} from '@costdraft/schema/reports/report.ts'
import { shownOf } from './picture/bars.ts'
import { SectionPicture } from './picture/SectionPicture.tsx'
import { ReportTable } from './ReportTable.tsx'
import type { ReportTables } from './use-report.ts'

/** One bar alone is as long as any. */
const isWorthAPicture = (picture: Picture, rows: ReportTables['rows']): boolean =>
  picture.kind === 'columns' || shownOf(picture, rows).length > 1

/** The tables whose rows have each case of the report once: the total of the report is theirs. */
const withTotal: readonly SectionName[] = ['work', 'month', 'area', 'firm', 'outcome']

/** What a table is of. Its title is not said again where it is that of the page. */
export const SectionHead = ({ section, page }: { section: SectionName; page: string }) => (
  <>
    {reportSections[section].title !== page && (
      <Heading as="h2" textStyle="lg" breakAfter="avoid">
        {reportSections[section].title}
      </Heading>
    )}
    <Text textStyle="sm" color="muted" mb="3" maxW="720px">
      {reportSections[section].text}
    </Text>
  </>
)

interface Props {
  section: SectionName
  /** The title of the report. */
  page: string
  by: readonly ReportGroup[]
  tables: ReportTables
  stale: boolean
}

/** One table of a report under its title, with the picture of it above. */
export function ReportSectionView({ section, page, by, tables, stale }: Props) {
  const { title, picture, empty }: ReportSection = reportSections[section]
  const rows = tables.rows.filter((row) => row.section === section)
  return (
    <Box as="section" aria-label={title} mb="8">
      <SectionHead section={section} page={page} />
      {rows.length === 0 ? (
        <Text textStyle="sm" color="muted" borderTopWidth="1px" borderColor="line" pt="2">
          {empty}
        </Text>
      ) : (
        <>
          {picture && isWorthAPicture(picture, rows) && <SectionPicture picture={picture} rows={rows} />}
          <ReportTable
            section={section}
            by={by}
            rows={rows}
            total={withTotal.includes(section) ? tables.total : undefined}
            stale={stale}
          />
        </>
      )}
    </Box>
  )
}
