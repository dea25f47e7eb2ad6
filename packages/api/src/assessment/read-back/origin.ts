import { writtenDate } from '@costdraft/costing'
import { shortened } from '@costdraft/schema/text/cut-text.ts'
import type { FrozenCase } from '../../outputs/frozen-case.ts'
import { SNAPSHOT_SHEET, snapshotLabels } from '../../outputs/workbook/snapshot-sheet.ts'
import type { BackSheet } from './back-sheets.ts'
import { RefusedWorkbook } from './refused-workbook.ts'

/** What a workbook says of where it comes from; empty where it says nothing. */
type Origin = Record<keyof typeof snapshotLabels, string>

/** The rows among which the labels are, wherever somebody has moved them. */
const LABEL_ROWS = 30
const MAX_NAME = 200
const labels = Object.entries(snapshotLabels) as [keyof Origin, string][]

function originIn({ rows, at }: BackSheet): Partial<Origin> {
  const origin: Partial<Origin> = {}
  for (let row = 0; row < Math.min(rows, LABEL_ROWS); row++) {
    const found = labels.find(([, label]) => label === at(row, 0).text)
    if (found) origin[found[0]] ??= at(row, 1).text
  }
  return origin
}

const NO_ORIGIN = `This workbook does not say which case it is of: its hidden sheet “${SNAPSHOT_SHEET}” is gone. Enter it in the workbook that was made for the case, with all its sheets.`

const againOn = ({ completed }: Partial<Origin>, { completedAt }: FrozenCase): string => {
  const day = writtenDate(completedAt.slice(0, 10))
  // A draft has no day of completion; workbooks of earlier versions do not say theirs.
  return completed === ''
    ? `This workbook is a draft, made before the case was completed on ${day}.`
    : `This workbook was made before the case was completed again on ${day}.`
}

function ofAnother({ caseName: name }: Partial<Origin>, caseName: string): string {
  if (name === caseName) return `This workbook is of another case that is called ${caseName}, too.`
  return `This workbook is of ${name ? `the case ${shortened(name, MAX_NAME)}` : 'another case'}, not of ${caseName}.`
}

/**
 * Whether a workbook was made of this snapshot of this case; the sheet that says so is known by its labels, because
 * sheets are renamed. Throws a RefusedWorkbook by name where it is of another.
 */
export function assertOrigin(sheets: readonly BackSheet[], frozen: FrozenCase, snapshot: string): void {
  const origin = sheets.map(originIn).find(({ case: of, snapshot: hash }) => of && hash !== undefined)
  if (!origin) throw new RefusedWorkbook(NO_ORIGIN)
  const { uuid, caseName } = frozen.case
  if (origin.case !== uuid) throw new RefusedWorkbook(ofAnother(origin, caseName))
  if (origin.snapshot !== snapshot)
    throw new RefusedWorkbook(`${againOn(origin, frozen)} Enter it in a workbook of that completion.`)
}
