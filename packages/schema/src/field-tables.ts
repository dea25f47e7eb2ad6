// Node only, like type-defs.ts.
import { apiClient } from './api-clients/api-clients.ts'
import type { AnyArea } from './areas/area.ts'
import { approval, budgetFields, contingency, estimate, estimatedHours, offer } from './budgets/budget-fields.ts'
import { caseViewForm } from './case-views/case-view.ts'
import { client, feeEarner, newClient, site } from './clients/clients.ts'
import { enhancementFields } from './enhancements/enhancement.ts'
import type { Fields } from './field.ts'
import type { AnyKind, Parts } from './kind.ts'
import { nameIn, readSdl } from './sdl/inputs.ts'
import type { FieldTables } from './sdl/describe.ts'
import { billListEntryFields } from './rates/bill-list.ts'
import { administratorForm, newAdministratorForm, newUserForm, profile, userForm } from './users/users.ts'

/** Some rules go by today; what they say in words does not. */
const ANY_DAY = '2026-01-01'

/** The tables of inputs and answers that are hand-written. */
const written: Readonly<Record<string, Fields>> = {
  Site: site,
  SiteInput: site,
  SiteChanges: site,
  FeeEarner: feeEarner,
  FeeEarnerInput: feeEarner,
  FeeEarnerChanges: feeEarner,
  NewClientInput: newClient,
  ClientChanges: client,
  NewUserInput: newUserForm,
  InvitedUserInput: userForm,
  UserChanges: userForm,
  ProfileInput: profile,
  InvitedAdministratorInput: administratorForm,
  NewAdministratorInput: newAdministratorForm,
  ApiClientInput: apiClient,
  CaseViewInput: caseViewForm,
  CaseViewChanges: caseViewForm,
  BillListEntryInput: billListEntryFields(ANY_DAY),
  EnhancementInput: enhancementFields(100),
  BudgetInput: budgetFields,
  BudgetPhaseInput: { ...estimate, ...approval },
  BudgetHoursInput: estimatedHours,
  BudgetOfferInput: offer,
  BudgetContingencyInput: contingency,
}

/**
 * The field table of every type and input that has one, by its name: those of kinds and areas, and those that are
 * hand-written. `sdl` says what the parts of a kind are called.
 */
export function fieldTables(kinds: readonly AnyKind[], areas: readonly AnyArea[], sdl: string): FieldTables {
  const { objects } = readSdl(sdl)
  const ofKind = ({ type, fields, parts }: AnyKind): [string, Fields][] => [
    [type, fields as Fields],
    ...Object.entries(parts as Parts).flatMap(([name, part]): [string, Fields][] => {
      if (part.many) return ofKind(part.kind)
      const partType = objects.get(type)?.get(name)
      return partType ? [[nameIn(partType), part.fields]] : []
    }),
  ]
  return new Map([
    ...Object.entries(written),
    ['Case', Object.assign({}, ...areas.map(({ fields }) => fields as Fields)) as Fields],
    ['Certificate', Object.assign({}, ...areas.map(({ certificate }) => certificate?.fields ?? {})) as Fields],
    ...kinds.flatMap(ofKind),
  ])
}
