import { Box, Skeleton, VisuallyHidden, chakra } from '@chakra-ui/react'
import {
  reportSections,
  type Report,
  type ReportGroup,
  type ReportSection,
  type SectionName,
} from '@costdraft/schema/reports/report.ts'
import { delayedFadeIn } from '../ui/delayed-fade-in.ts'
import { TableHead } from '../ui/table/TableHead.tsx'
import { frame } from './picture/picture-styles.ts'
import { reportColumns } from './report-columns.tsx'
import { SectionHead } from './ReportSectionView.tsx'
import { reportTable } from './report-table-style.ts'

const lines = [0, 1, 2, 3]
const shares = ['86%', '60%', '38%', '20%']

function SectionSkeleton({ section, by, page }: { section: SectionName; by: readonly ReportGroup[]; page: string }) {
  const columns = reportColumns(section, by)
  const { picture }: ReportSection = reportSections[section]
  return (
    <Box mb="8">
      <SectionHead section={section} page={page} />
      {picture && (
        <Box css={frame} aria-hidden pt="10">
          {lines.map((line) => (
            <Skeleton key={line} height="3.5" my="3.5" width={shares[line]} />
          ))}
        </Box>
      )}
      <chakra.table css={reportTable} aria-hidden>
        <TableHead columns={columns} />
        <tbody>
          {lines.map((line) => (
            <tr key={line}>
              {columns.map(({ head }) => (
                <td key={head}>
                  <Skeleton height="3" width="70%" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  )
}

/** Placeholder of the tables of a report while they are read. */
export const ReportSkeleton = ({ report: { title, sections }, by }: { report: Report; by: readonly ReportGroup[] }) => (
  <Box css={delayedFadeIn}>
    <VisuallyHidden role="status">Loading the report</VisuallyHidden>
    {sections.map((section) => (
      <SectionSkeleton key={section} section={section} by={by} page={title} />
    ))}
  </Box>
)
