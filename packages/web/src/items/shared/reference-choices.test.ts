import { caseFactsOf } from '@costdraft/schema/areas/index.ts'
import { timeRecording } from '@costdraft/schema/items/time-recording/time-recording.ts'
import { expect, test } from 'vitest'
import { furtherKinds } from '../../../../../dev/further-kinds.ts'
import { invoiceForm, stepForm } from '../../../further-kinds/forms.ts'
import { limitChoices, optionsOf } from '../../ui/form/controls.ts'
import { referencesOf, withChoices } from './reference-choices.ts'
import type { AnyManyAsked, AnyOneAsked, AnyTab } from './tab-definition.ts'

const SMITH = { value: 's', label: 'Smith' }
const MARSH = { value: 'e', label: 'Ellen Marsh' }
const steps = stepForm as unknown as AnyTab

test('the references of a kind are those of its fields, its parts and the parts of these', () => {
  expect([...referencesOf(furtherKinds.step)].toSorted()).toEqual(['fee_earner', 'participant', 'site'])
  expect([...referencesOf(furtherKinds.invoice)]).toEqual(['expert_type'])
})

test('a case that records no parties and parts has none to load', () => {
  const of = (area: string, caseType: string) =>
    [...referencesOf(timeRecording, caseFactsOf(area, caseType))].toSorted()
  expect(of('legal_aid', 'domestic_abuse_and_child_arrangement')).toEqual(['fee_earner'])
  expect(of('court_of_protection', 'deputyship')).toEqual([
    'case_part',
    'cop_activity',
    'fee_earner',
    'opg105_category',
    'party',
  ])
})

test('a reference offers what it refers to, in a list and in a part of its entries as well', () => {
  const { controls, parts } = withChoices(steps, { participant: [SMITH], fee_earner: [MARSH] })
  const counsel = parts.counsel as AnyManyAsked
  const attendance = counsel.parts?.attendance as AnyOneAsked
  expect(optionsOf(controls.solicitor!)).toEqual([SMITH])
  expect(optionsOf(controls.feeEarner!)).toEqual([MARSH])
  expect(optionsOf(counsel.controls.partyUuid!)).toEqual([SMITH])
  expect(optionsOf(attendance.controls.partyUuid!)).toEqual([SMITH])
})

test('a list without entries says so, and one that still loads says nothing', () => {
  expect(withChoices(steps, { participant: [] }).controls.solicitor).toMatchObject({
    hint: 'There is none to choose yet.',
  })
  expect(withChoices(steps, {}).controls.solicitor).not.toHaveProperty('hint')
})

test('a control keeps choices and a hint of its own', () => {
  const own = { label: 'Type', as: 'ref', choices: [SMITH], hint: 'Of the invoice.' } as const
  const tab = { ...invoiceForm, controls: { ...invoiceForm.controls, invoiceType: own } } as unknown as AnyTab
  expect(withChoices(tab, { expert_type: [] }).controls.invoiceType).toEqual(own)
})

test('choices are limited to those that are allowed; what is chosen stays in view', () => {
  const level = { label: 'Level', as: 'choice', choices: ['junior', 'leading', 'senior'] } as const
  expect(optionsOf(limitChoices(level, ['leading', 'junior'], ''))).toEqual([
    { value: 'junior', label: 'Junior' },
    { value: 'leading', label: 'Leading' },
  ])
  expect(optionsOf(limitChoices(level, ['junior'], 'senior'))).toEqual([
    { value: 'junior', label: 'Junior' },
    { value: 'senior', label: 'Senior', isDisabled: true },
  ])
})
