import { activityCodes, expenseCodes, phaseCodes, taskCodes, type Code } from '@costdraft/costing'
import { heads, namedColumns, text, type NamedSheet } from '../../workbook/workbook.ts'
import { codeNotes } from '../codes.ts'
import { sheets } from './sheet-names.ts'

const FIRST = 4

/** Sheet 15: the phases, and the tasks with the phase of each. */
function taskSheet(): NamedSheet {
  return {
    sheet: {
      name: sheets.tasks,
      widths: [10, 60, 4, 10, 80, 12],
      rows: [
        [text('Phases and tasks (CPR PD 47 Schedule 2)', 'title')],
        [],
        [...heads('Phase', 'Name'), text(null), ...heads('Task', 'Name', 'Phase')],
        ...taskCodes.map((task, i) => {
          const phase = phaseCodes[i]
          return [
            text(phase?.code ?? null),
            text(phase?.name ?? null),
            text(null),
            text(task.code),
            text(task.name),
            text(task.phase),
          ]
        }),
        [],
        ...codeNotes.map((note) => [text(null), text(null), text(null), text(null), text(note)]),
      ],
    },
    names: [
      ...namedColumns(sheets.tasks, FIRST, phaseCodes.length, { PhaseCodes: 'A', PhaseNames: 'B' }),
      ...namedColumns(sheets.tasks, FIRST, taskCodes.length, { TaskCodes: 'D', TaskNames: 'E', TaskPhases: 'F' }),
    ],
  }
}

const codeSheet = (sheet: string, what: 'Activity' | 'Expense', codes: readonly Code[], title: string): NamedSheet => ({
  sheet: {
    name: sheet,
    widths: [10, 60],
    rows: [
      [text(`${title} (CPR PD 47 Schedule 2)`, 'title')],
      [],
      heads('Code', 'Name'),
      ...codes.map(({ code, name }) => [text(code), text(name)]),
    ],
  },
  names: namedColumns(sheet, FIRST, codes.length, { [`${what}Codes`]: 'A', [`${what}Names`]: 'B' }),
})

/** The words of the columns that are answered with yes or no, beside the activities. */
function withYesOrNo({ sheet, names }: NamedSheet): NamedSheet {
  const words = ['Yes', 'No']
  return {
    sheet: {
      ...sheet,
      widths: [...sheet.widths, 4, 14],
      rows: sheet.rows.map((row, i) => {
        const word = i === FIRST - 2 ? text('Yes or no', 'head') : text(words[i - FIRST + 1] ?? null)
        return i < FIRST - 2 || i >= FIRST - 1 + words.length ? row : [...row, text(null), word]
      }),
    },
    names: [...names, ...namedColumns(sheet.name, FIRST, words.length, { YesOrNo: 'D' })],
  }
}

/** Sheets 15 to 17: the codes from which those of the lines are chosen. */
export const referenceSheets = (): NamedSheet[] => [
  taskSheet(),
  withYesOrNo(codeSheet(sheets.activities, 'Activity', activityCodes, 'Activities')),
  codeSheet(sheets.expenses, 'Expense', expenseCodes, 'Expenses'),
]
