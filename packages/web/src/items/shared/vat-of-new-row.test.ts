import { disbursementTypes } from '@costdraft/costing'
import type { CaseFacts, Draft } from '@costdraft/schema/field.ts'
import { disbursement as kind } from '@costdraft/schema/items/disbursement/disbursement.ts'
import { expect, test } from 'vitest'
import { formValues, type AnyControls } from '../../ui/form/controls.ts'
import { cellText, readCell } from './grid/cell-text.ts'
import { validateItem } from './item-draft.ts'
import type { AnyTab } from './tab-definition.ts'

// What a new row shows of VAT before anyone has touched it is what is sent, and follows its type; a choice stays.
const controls: AnyControls = {
  date: { label: 'Date', as: 'date' },
  disbursementType: { label: 'Type', as: 'choice', choices: disbursementTypes },
  amount: { label: 'Amount', as: 'money' },
  vatExempt: { label: 'VAT %', as: 'vat' },
}
const tab = { kind, controls, parts: {} } as unknown as AnyTab
const facts: CaseFacts = { area: 'legal_aid', caseType: 'care_and_supervision', dualAspect: false }
const asked = controls.vatExempt!
const fresh = formValues(controls, { date: '2025-02-03', amount: 303 })
const sent = (values: Draft) => validateItem(tab, controls, facts)(values).value as { vatExempt: boolean } | undefined
const shown = (values: Draft) => cellText(asked, values, 'vatExempt')

test.each([
  ['court_fee', '0', true],
  ['land_registry', '0', true],
  ['interpreter', '20', false],
])('a new %s shows %s and sends it', (disbursementType, text, vatExempt) => {
  const values = { ...fresh, disbursementType }
  expect([shown(values), sent(values)?.vatExempt]).toEqual([text, vatExempt])
})

test('a row without a type bears VAT', () => expect(shown(fresh)).toBe('20'))

test('what was chosen stays when the type changes; an emptied cell follows it again', () => {
  const chosen = { ...fresh, disbursementType: 'court_fee', vatExempt: readCell(asked, '20 %', {}) }
  expect([shown(chosen), sent(chosen)?.vatExempt]).toEqual(['20', false])
  const emptied = { ...chosen, vatExempt: readCell(asked, ' ', {}) }
  expect([shown(emptied), sent({ ...emptied, disbursementType: 'taxi' })?.vatExempt]).toEqual(['0', false])
})

test('a stored row shows what is stored, also where a host says nothing', () => {
  const stored = (vatExempt: boolean | null) => formValues(controls, { disbursementType: 'court_fee', vatExempt })
  expect([true, false, null].map((value) => shown(stored(value)))).toEqual(['0', '20', '20'])
})
