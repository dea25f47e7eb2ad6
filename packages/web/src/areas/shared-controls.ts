import { sharedCaseFields } from '@costdraft/schema/areas/case-fields.ts'
import type { Controls } from '../ui/form/controls.ts'
import type { CaseControlOptions } from './area-screens.ts'
import type { NotAsked } from './form-fields.ts'

type SharedControls = Controls<Omit<typeof sharedCaseFields, NotAsked>> & Controls<{ caseType: never }>

/** The controls of the fields that the cases of every area have. */
export const sharedControls = ({ sites, feeEarners, staff, caseTypes }: CaseControlOptions): SharedControls => ({
  caseName: { label: 'Case name', as: 'text' },
  solicitorsCaseReference: { label: "Solicitor's case reference", as: 'text' },
  caseType: { label: 'Case type', as: 'choice', choices: caseTypes },
  feeEarner: { label: 'Fee earner', as: 'ref', choices: feeEarners },
  site: { label: 'Site', as: 'ref', choices: sites },
  staffMember: { label: 'Staff member', as: 'ref', choices: staff, hint: 'Whoever drafts this case.' },
})

/** The rows of the form for them, with which the first section begins. */
export const sharedRows = [
  ['areaOfWork', 'caseType'],
  'caseName',
  'solicitorsCaseReference',
  'solicitor',
  'feeEarner',
  'site',
  'staffMember',
] as const
