import type { FrozenPlannedWork } from '@costdraft/api/outputs/frozen-planned-work.ts'

const stages = [
  'Pre-proceedings',
  'Issue to case management',
  'Fact-finding',
  'Issues resolution hearing',
  'Final hearing',
]

const ofEarner = (name: string, grade: string, rate: number, time: number, description: string) => ({
  ...{ costs: 'profit_costs' as const, amount: null },
  ...{ name, grade, rate, time, description },
})
const ofCounsel = (
  name: string,
  time: number | null,
  rate: number | null,
  amount: number | null,
  description: string,
) => ({
  ...{ costs: 'counsel' as const, grade: null },
  ...{ name, rate, time, amount, description },
})
const paid = (amount: number, description: string | null) => ({
  ...{ costs: 'disbursements' as const, name: null, grade: null, time: null, rate: null },
  ...{ amount, description },
})

const work: readonly Omit<FrozenPlannedWork, 'stage'>[] = [
  ofEarner('Ellen Marsh', 'A', 63_00, 14_50, 'Taking instructions; statements of the mother and of both grandparents'),
  ofEarner('Tom Asher', 'D', 51_43, 22_25, 'Medical records: reading, chronology, and disclosure to the experts'),
  ofCounsel('Lea Hart', 12_00, 90_00, null, 'Advice and conference with Dr Rees'),
  ofEarner('Ellen Marsh', 'A', 63_00, 7_33, 'Attending the client after each hearing'),
  ofCounsel('Sir Hugo Vane KC', null, null, 4_500_00, 'Brief, with preparation'),
  paid(1_287_50, 'Report of the paediatrician, one third share'),
  paid(215_00, null),
]

/** An example of a case plan with so many rows, in five stages. */
export const plannedRows = (count: number): FrozenPlannedWork[] =>
  Array.from({ length: count }, (_, i) => ({
    ...work[i % work.length]!,
    stage: stages[Math.floor((i * stages.length) / count)]!,
  }))
