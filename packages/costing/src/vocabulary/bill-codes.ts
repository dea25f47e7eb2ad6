import { phases, type Phase } from './vocabulary.ts'

// The codes of the electronic bill (CPR PD 47 Schedule 2, as updated on 6 April 2022): 15 phases, 41 tasks, 10
// activities and 15 expenses, word for word.

/** A code such as T13 with its name. */
export interface Code {
  code: string
  name: string
}
/** A task, with the code of the one phase that it belongs to. */
export interface TaskCode extends Code {
  phase: string
}

const phasesWithTasks: readonly (readonly [phase: string, tasks: readonly string[]])[] = [
  [
    'Initial and Pre-Action Protocol Work',
    ['Factual investigation', 'Legal investigation', 'Pre-action protocol (or similar) work'],
  ],
  [
    'Issue / Statements of Case',
    [
      'Issue and Serve Proceedings and Preparation of Statement(s) of Case',
      "Review of Other Party(s)' Statements of Case",
      'Requests for Further Information',
      'Amendment of Statements of Case',
    ],
  ],
  ['Case Management Conference', ['Case Management Conference']],
  [
    'Disclosure',
    [
      'Preparation of the disclosure report and the disclosure proposal',
      'Obtaining and reviewing documents',
      'Preparing and serving disclosure lists',
      "Inspection and review of the other side's disclosure for work undertaken after exchange of disclosure lists",
    ],
  ],
  [
    'Witness statements',
    ['Taking, preparing and finalising witness statement(s)', "Reviewing Other Party(s)' witness statement(s)"],
  ],
  ['Expert reports', ['Own expert evidence', "Other Party(s)' expert evidence", 'Joint expert evidence']],
  ['Pre-Trial Review', ['Pre-Trial Review']],
  ['Trial preparation', ['Preparation of trial bundles', 'General work regarding preparation for trial']],
  ['Trial', ['Advocacy', 'Support of advocates', 'Judgment and post-trial activity']],
  ['ADR / Settlement', ['Mediation', 'Other Settlement Matters']],
  [
    'Interim Applications and Hearings (Interlocutory Applications)',
    [
      'Applications relating to originating process or Statement of Case or for default or summary judgment',
      'Applications for an injunction or committal',
      'Applications for disclosure or Further Information',
      'Applications concerning evidence',
      'Applications relating to Costs alone',
      'Permission applications',
      'Other applications',
    ],
  ],
  ['Funding', ['Funding']],
  [
    'Budgeting incl. costs estimates',
    ["Budgeting - own side's costs", 'Budgeting - Precedent H', 'Budgeting - between the parties'],
  ],
  ['Costs Management Hearing', ['Costs Management Hearing']],
  [
    'Costs Assessment',
    [
      'Preparing costs claim',
      'Points of dispute, Replies and Negotiations',
      'Hearings',
      'Post Assessment Work (excluding Hearings)',
    ],
  ],
]
const coded = (letter: string, names: readonly string[]): Code[] =>
  names.map((name, i) => ({ code: `${letter}${i + 1}`, name }))

/** P1 to P15. */
export const phaseCodes: readonly Code[] = coded(
  'P',
  phasesWithTasks.map(([phase]) => phase),
)
/** T1 to T41. */
export const taskCodes: readonly TaskCode[] = phasesWithTasks
  .flatMap(([, tasks], i) => tasks.map((name) => ({ name, phase: `P${i + 1}` })))
  .map((task, i) => ({ ...task, code: `T${i + 1}` }))
/** A1 to A10. */
export const activityCodes: readonly Code[] = coded('A', [
  'Appear For/Attend',
  'Communicate (with Outside Counsel)',
  'Communicate (with client)',
  'Communicate (witnesses)',
  'Communicate (experts)',
  'Communicate (Other Party(s)/other outside lawyers)',
  'Communicate (other external)',
  'Communicate (internally within legal team)',
  'Billable Travel Time',
  'Plan, Prepare, Draft, Review',
])
/** X1 to X15. */
export const expenseCodes: readonly Code[] = coded('X', [
  "Counsel's Fees",
  "Experts' Fees",
  'Court Fees',
  "Arbitrators' or Mediators' Fees",
  'Witness Expenses',
  'Transcripts',
  'Litigation Support Suppliers (incl. eDisclosure)',
  'Consultants, Other Professionals or Foreign Lawyers',
  'Travel Expenses',
  'Copying/Imaging',
  'ATEI Premiums',
  'Medical Records',
  'Translation Costs',
  'Bank Fees',
  'Process Server',
])

/** The codes alone, as rows record them. */
export const billTasks = [
  'T1',
  'T2',
  'T3',
  'T4',
  'T5',
  'T6',
  'T7',
  'T8',
  'T9',
  'T10',
  'T11',
  'T12',
  'T13',
  'T14',
  'T15',
  'T16',
  'T17',
  'T18',
  'T19',
  'T20',
  'T21',
  'T22',
  'T23',
  'T24',
  'T25',
  'T26',
  'T27',
  'T28',
  'T29',
  'T30',
  'T31',
  'T32',
  'T33',
  'T34',
  'T35',
  'T36',
  'T37',
  'T38',
  'T39',
  'T40',
  'T41',
] as const
export const billActivities = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10'] as const
export const billExpenses = [
  'X1',
  'X2',
  'X3',
  'X4',
  'X5',
  'X6',
  'X7',
  'X8',
  'X9',
  'X10',
  'X11',
  'X12',
  'X13',
  'X14',
  'X15',
] as const

/** Each code with its name behind it, as in *T13 Taking, preparing and finalising witness statement(s)*. */
export const billCodeNames: Readonly<Record<string, string>> = Object.fromEntries(
  [...taskCodes, ...activityCodes, ...expenseCodes].map(({ code, name }) => [code, `${code} ${name}`]),
)

const phaseOfCode = new Map(taskCodes.map(({ code, phase }) => [code, phase]))
/** The phase of Schedule 2 that a task belongs to, such as P5; null for a word that is no task. */
export const phaseOfTask = (task: string): string | null => phaseOfCode.get(task) ?? null

/**
 * The phase of a row of ours that is nearest to each phase of Schedule 2: the first ten are those of a costs budget, in
 * its order, and of the others the one in which such work mostly falls.
 */
const nearestPhase: Readonly<Record<string, Phase>> = {
  ...Object.fromEntries(phases.map((phase, i) => [`P${i + 1}`, phase])),
  P11: 'cmc',
  P12: 'pre_action_costs',
  P13: 'cmc',
  P14: 'cmc',
  P15: 'adr_settlement_discussions',
}
/** The phase that is recorded with a task, unless another is: the nearest one. Null for a word that is no task. */
export const phaseNearTask = (task: string): Phase | null => nearestPhase[phaseOfTask(task) ?? ''] ?? null
