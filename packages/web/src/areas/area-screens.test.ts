import type { AreaOfWork } from '@costdraft/costing'
import { defineArea } from '@costdraft/schema/areas/area.ts'
import { sharedCaseFields } from '@costdraft/schema/areas/case-fields.ts'
import { field } from '@costdraft/schema/field.ts'
import { IsoDate, oneOf, text } from '@costdraft/schema/structs.ts'
import { describe, expect, test } from 'vitest'
import { commonFormNames, defineAreaScreens, type AnyAreaScreens } from './area-screens.ts'
import { formFieldsOf } from './form-fields.ts'
import { areaScreens, factsOfCase, screensOf } from './index.ts'
import { sharedControls, sharedRows } from './shared-controls.ts'

const noOptions = { sites: [], feeEarners: [], staff: [], caseTypes: [] }
const types = ['grant', 'dispute'] as const
/** An area that the product does not have. */
const probate = defineArea({
  name: 'probate',
  adjective: 'probate',
  graphqlName: 'ProbateCase',
  isDrafted: true,
  caseTypes: types,
  fields: { ...sharedCaseFields, caseType: field(oneOf(types)), diedOn: field(IsoDate) },
  createPath: 'probate',
  changePath: 'probate',
  certificate: {
    path: 'grant',
    graphqlName: 'Grant',
    fields: {
      grantNumber: field(text(3, 9)),
      caveat: field(text(3, 9)).when((_draft, { caseType }) => caseType === 'dispute'),
    },
  },
  newCase: { caseType: 'grant' },
  tabs: [],
  rates: 'statute',
  texts: [],
})
const wording = { title: 'Case details', text: 'What the case is.' }
const screens = { area: probate, summary: () => [], details: () => [] }
const diedOn = { label: 'Died on', as: 'date' } as const
const grantNumber = { label: 'Grant', as: 'text' } as const

describe.each(Object.entries(areaScreens))(
  'the form of %s',
  (name, { area, fields, sections, controls, caseTypes }) => {
    test('is that of its area, with every field once and a control for each', () => {
      expect(area.name).toBe(name)
      const placed = sections.flatMap(({ rows }) => rows.flat())
      expect(placed.toSorted()).toEqual([...commonFormNames, ...Object.keys(fields)].toSorted())
      expect(Object.keys(controls(noOptions)).toSorted()).toEqual(Object.keys(fields).toSorted())
    })
    test('starts as a type of case that can be chosen', () => {
      expect(caseTypes).toContain(area.newCase.caseType)
    })
  },
)

test('the forms leave out no field, and every type of case can be chosen', () => {
  for (const { area, fields, caseTypes } of Object.values(areaScreens)) {
    expect(Object.keys(fields)).toEqual(Object.keys(formFieldsOf(area)))
    expect(caseTypes).toEqual(area.caseTypes)
  }
})

test('a field that only one type of case needs leaves the others to choose', () => {
  const form = defineAreaScreens({
    ...screens,
    absent: ['caveat'],
    controls: (options) => ({ ...sharedControls(options), diedOn, grantNumber }),
    sections: [{ ...wording, rows: [...sharedRows, 'diedOn', 'grantNumber'] }],
  })
  expect(form.caseTypes).toEqual(['grant'])
  expect(Object.keys(form.fields)).not.toContain('caveat')
})

test('sections that leave out a field, or have one twice, are refused by name', () => {
  const form = (rows: ('diedOn' | 'grantNumber')[]) => () =>
    defineAreaScreens({
      ...screens,
      absent: ['caveat'],
      controls: (options) => ({ ...sharedControls(options), diedOn, grantNumber }),
      sections: [{ ...wording, rows: [...sharedRows, ...rows] }],
    })
  expect(form(['grantNumber'])).toThrow('The form of probate does not have once: diedOn.')
  expect(form(['grantNumber', 'diedOn', 'grantNumber'])).toThrow('does not have once: grantNumber.')
})

test('what is missing does not compile', () => {
  const rows = [...sharedRows, 'diedOn', 'grantNumber'] as const
  const without = () => [
    defineAreaScreens({
      ...screens,
      absent: ['caveat'],
      // @ts-expect-error The control of a field of the certificate is missing.
      controls: (options) => ({ ...sharedControls(options), diedOn }),
      sections: [{ ...wording, rows }],
    }),
    defineAreaScreens({
      ...screens,
      absent: ['caveat'],
      // @ts-expect-error The control of a field of the case is missing.
      controls: (options) => ({ ...sharedControls(options), grantNumber }),
      sections: [{ ...wording, rows }],
    }),
    defineAreaScreens({
      ...screens,
      absent: ['caveat'],
      controls: (options) => ({ ...sharedControls(options), diedOn, grantNumber }),
      // @ts-expect-error There is no such field.
      sections: [{ ...wording, rows: [...rows, 'elsewhere'] }],
    }),
  ]
  const { inter_parties: _left, ...others } = areaScreens
  // @ts-expect-error The screens of an area are missing.
  const registry: { readonly [A in AreaOfWork]: AnyAreaScreens } = others
  expect([without, registry]).toHaveLength(2)
})

test('a case of an area that this version does not know has what every case has', () => {
  expect(factsOfCase({ areaOfWork: 'elsewhere', caseType: 'unheard_of' })).toEqual({
    area: 'elsewhere',
    caseType: 'unheard_of',
    dualAspect: false,
  })
  expect(factsOfCase({ areaOfWork: null, caseType: null }).area).toBeNull()
  for (const area of ['elsewhere', null, 'toString']) {
    const { fields, CostsSummary } = screensOf(area)
    const { externalIds: _notAsked, ...asked } = sharedCaseFields
    expect(Object.keys(fields)).toEqual([...Object.keys(asked), 'caseType'])
    expect(CostsSummary).toBeUndefined()
  }
})
