import { graphql } from '../generated/gql.ts'

graphql(`
  fragment ReportFigures on ReportRow {
    section
    keys
    labels
    label
    count
    net
    vat
    hours
    unpriced
    pending
    times
    medianDays
    longDays
    lines
    missed
    tested
    escapes
    escapeRate
    enhanced
    enhancementRate
    enhancement
    countBefore
    netBefore
    claimed
    allowed
    reduction
    filter {
      ...FilterOfCases @unmask
    }
  }
`)

graphql(`
  fragment ReportTables on Report {
    asOf
    from
    to
    rows {
      ...ReportFigures @unmask
    }
    total {
      ...ReportFigures @unmask
    }
    notes
  }
`)

// All that the screen of a report shows. It asks for exactly one of the reports.
export const ReportDocument = graphql(`
  query Report(
    $filter: CaseFilter
    $by: [ReportGroup!]
    $from: Date
    $to: Date
    $workInProgress: Boolean!
    $agePace: Boolean!
    $completed: Boolean!
    $unclaimed: Boolean!
    $dates: Boolean!
    $outcome: Boolean!
  ) {
    reports {
      workInProgress(filter: $filter, by: $by) @include(if: $workInProgress) {
        ...ReportTables @unmask
      }
      agePace(filter: $filter) @include(if: $agePace) {
        ...ReportTables @unmask
      }
      completed(filter: $filter, from: $from, to: $to) @include(if: $completed) {
        ...ReportTables @unmask
      }
      unclaimed(filter: $filter) @include(if: $unclaimed) {
        ...ReportTables @unmask
      }
      dates(filter: $filter, from: $from, to: $to) @include(if: $dates) {
        ...ReportTables @unmask
      }
      outcome(filter: $filter, from: $from, to: $to) @include(if: $outcome) {
        ...ReportTables @unmask
      }
    }
    solicitors {
      uuid
      name
    }
  }
`)

export const ReportSheetDocument = graphql(`
  query ReportSheet(
    $report: ReportName!
    $format: SheetFormat!
    $filter: CaseFilter
    $by: [ReportGroup!]
    $from: Date
    $to: Date
  ) {
    reportSheet(report: $report, format: $format, filter: $filter, by: $by, from: $from, to: $to) {
      fileName
      content
    }
  }
`)
