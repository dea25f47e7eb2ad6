import { Button, Text } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import type { ReportName } from '@costdraft/schema/reports/report.ts'
import { Printer } from 'lucide-react'
import { Navigate, useParams } from 'react-router'
import { ForbiddenPage } from '../access/ForbiddenPage.tsx'
import { useAddition } from '../access/viewer.ts'
import { formatDateTime, formatIsoDate } from '../formats/dates.ts'
import { useSetRecordName } from '../navigation/record-name.ts'
import { NotFoundPage } from '../ui/NotFoundPage.tsx'
import { ButtonWord } from '../ui/ButtonWord.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { isForbidden } from '../ui/read-error.ts'
import { ListState } from '../ui/table/ListState.tsx'
import { UnavailablePage } from '../ui/UnavailablePage.tsx'
import { ExportReport } from './ExportReport.tsx'
import { reportAt, reportOf } from './report-paths.ts'
import { ReportSectionView } from './ReportSectionView.tsx'
import { ReportSkeleton } from './ReportSkeleton.tsx'
import { ReportTabs } from './ReportTabs.tsx'
import { ReportToolbar } from './ReportToolbar.tsx'
import { useReport, type ReportTables } from './use-report.ts'
import { useReportQuery } from './use-report-query.ts'

/** The screen of one report. */
export function ReportPage() {
  const report = reportAt(useParams().report)
  const isOffered = useAddition('reports')
  if (!report) return <NotFoundPage />
  return isOffered ? <OneReport key={report} report={report} /> : <UnavailablePage />
}

const paper = { '@page': { size: 'A4 landscape', margin: '12mm' } }
const noFirms: { uuid: string; name: string }[] = []

/** Of when the figures are, and of what period. */
function timesOf({ asOf, from, to }: ReportTables): string {
  const days = [from, to].map((day) => day && formatIsoDate(day))
  const period = days[0] ? days.filter(Boolean).join(' – ') : days[1] && `until ${days[1]}`
  return [`As of ${formatDateTime(asOf)}`, period].filter(Boolean).join(' · ')
}

function OneReport({ report }: { report: ReportName }) {
  const { kept, ...inUrl } = useReportQuery(report)
  if (kept) return <Navigate to={{ search: kept }} replace />
  return <ShownReport report={report} {...inUrl} />
}

type Shown = Omit<ReturnType<typeof useReportQuery>, 'kept'> & { report: ReportName }

function ShownReport({ report, query, setQuery }: Shown) {
  const { title, question, sections } = reportOf(report)
  useSetRecordName(title)
  const { tables, by, firms = noFirms, stale, ...state } = useReport(report, query)
  if (isForbidden(state.error)) return <ForbiddenPage />
  return (
    <>
      <Global styles={paper} />
      <ReportTabs />
      <PageHead title={title}>
        <ExportReport report={report} query={query} />
        <Button onClick={() => print()}>
          <Printer strokeWidth={1.75} aria-hidden />
          <ButtonWord>Print</ButtonWord>
        </Button>
      </PageHead>
      <Text textStyle="sm" color="muted" mt="-3" mb="4">
        {question}
      </Text>
      <ReportToolbar report={report} query={query} setQuery={setQuery} firms={firms} />
      <ListState what="report" state={state} skeleton={<ReportSkeleton report={reportOf(report)} by={query.by} />}>
        {tables && (
          <>
            <Text textStyle="xs" color="muted" mb="2">
              {timesOf(tables)}
            </Text>
            <Text role="status" textStyle="sm" mb={tables.notes.length > 0 ? '4' : undefined}>
              {tables.notes.join(' ')}
            </Text>
            {sections.map((section) => (
              <ReportSectionView key={section} section={section} page={title} by={by} tables={tables} stale={stale} />
            ))}
          </>
        )}
      </ListState>
    </>
  )
}
