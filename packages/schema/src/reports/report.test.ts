import { describe, expect, test } from 'vitest'
import { caseMarks, markLabels } from './case-marks.ts'
import { furtherMeasures, measures, sharedMeasures, type MeasureForm, type MeasureName } from './measures.ts'
import {
  groupLabels,
  reportGroups,
  reports,
  reportSections,
  sectionNames,
  TOTAL,
  USUAL_GROUPS,
  type Report,
  type ReportSection,
} from './report.ts'

const sections = Object.entries<ReportSection>(reportSections)
const all = Object.values<Report>(reports)
const formOf = (name: MeasureName): MeasureForm => measures[name].form

test('every section is in exactly one report, and the rows know all of them', () => {
  const used = all.flatMap((report) => report.sections).toSorted()
  expect(used).toEqual(sections.map(([name]) => name).toSorted())
  expect(sectionNames).toEqual([...sections.map(([name]) => name), TOTAL])
})

test('each report has a path of its own, which an address can have', () => {
  const paths = all.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  for (const path of paths) expect(path).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
})

describe.each(sections)('%s', (_name, { columns, picture, text, empty }) => {
  test('has columns that are measures, each once, and the number of cases first', () => {
    expect(columns.filter((name) => !(name in measures))).toEqual([])
    expect(new Set(columns).size).toBe(columns.length)
    expect(columns[0]).toBe('count')
  })

  test('pictures what its table has, and beside each other what has one scale', () => {
    if (!picture) return
    const { measure, beside } = picture
    expect(columns).toContain(measure)
    if (!beside) return
    expect(columns).toContain(beside)
    expect(formOf(beside)).toBe(formOf(measure))
  })

  test('is explained in sentences', () => {
    for (const sentence of [text, empty]) expect(sentence).toMatch(/^[A-Z].*\.$/)
  })
})

test('every measure is shared, or further and a column of some section', () => {
  const used = new Set(sections.flatMap(([, { columns }]) => columns))
  expect(furtherMeasures.filter((name) => !used.has(name))).toEqual([])
  expect([...sharedMeasures, ...furtherMeasures].toSorted()).toEqual(Object.keys(measures).toSorted())
})

test('only what can be grouped has groups, all of which have a label, as all marks have', () => {
  expect(all.filter(({ hasGroups }) => hasGroups).map(({ path }) => path)).toEqual(['work-in-progress'])
  expect(Object.keys(groupLabels)).toEqual([...reportGroups])
  expect(USUAL_GROUPS.every((group) => reportGroups.includes(group))).toBe(true)
  expect(Object.keys(markLabels)).toEqual([...caseMarks])
})
