import type { Draft } from '@costdraft/schema/field.ts'
import type { AnyAreaScreens } from '../areas/area-screens.ts'
import { formValues, optionsOf, type AnyControls } from '../ui/form/controls.ts'

const noFirm = { sites: [], feeEarners: [], staff: [] }
const controlsOf = ({ controls, caseTypes }: AnyAreaScreens): AnyControls => controls({ ...noFirm, caseTypes })

/** Whether a value can stand in a control: in a choice only one of its options can. */
const fits = (controls: AnyControls, name: string, value: unknown): boolean => {
  const control = controls[name]
  return control?.as !== 'choice' || value === '' || optionsOf(control).some((option) => option.value === value)
}

/**
 * The values that change in the form of a new case when its area of work changes: fields that the form did not have yet
 * get their defaults; so does a choice that the new area does not offer, or that was a default of the old area alone.
 * What both areas share stays. `replaced` are the values that an earlier change away from the new area replaced; they
 * come back.
 */
export function valuesAfterSwitch(from: AnyAreaScreens, to: AnyAreaScreens, values: Draft, replaced: Draft): Draft {
  const controls = controlsOf(to)
  const defaults = formValues(controls, to.area.newCase)
  const oldDefaults = formValues(controlsOf(from), from.area.newCase)
  const isOldDefault = (name: string): boolean => name in from.area.newCase && values[name] === oldDefaults[name]
  return Object.fromEntries(
    Object.keys(controls).flatMap((name) => {
      if (name in replaced) return [[name, replaced[name]]]
      const value = values[name]
      const stays = value !== undefined && !isOldDefault(name) && fits(controls, name, value)
      return stays || value === defaults[name] ? [] : [[name, defaults[name]]]
    }),
  )
}
