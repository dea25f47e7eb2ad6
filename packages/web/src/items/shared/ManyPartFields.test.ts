import { ChakraProvider, defaultSystem } from '@chakra-ui/react'
import type { AdvocacyScheme } from '@costdraft/costing'
import { outsideCases } from '@costdraft/schema/field.ts'
import { highCostCounsel } from '@costdraft/schema/items/high-cost-step/high-cost-counsel.ts'
import type { AnyKind } from '@costdraft/schema/kind.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Form } from 'react-final-form'
import { expect, test } from 'vitest'
import { stepForm, stepKind } from '../../../further-kinds/forms.ts'
import { FormContext } from '../../ui/form/form-context.ts'
import { ManyPartFields } from './ManyPartFields.tsx'
import type { AnyManyAsked } from './tab-definition.ts'

const { kind } = stepKind.parts.counsel
const asked = stepForm.parts.counsel as AnyManyAsked

/** The form of a list of counsel as HTML, by entry. */
function entriesOf(
  rows: readonly object[],
  advocacyScheme: AdvocacyScheme | null = null,
  form: AnyManyAsked = asked,
  of: AnyKind = kind,
): string[] {
  return htmlOf(rows, advocacyScheme, form, of).split('aria-label="Counsel ').slice(1)
}
function htmlOf(
  rows: readonly object[],
  advocacyScheme: AdvocacyScheme | null,
  asked: AnyManyAsked,
  of: AnyKind = kind,
): string {
  const list = createElement(ManyPartFields, { name: 'counsel', kind: of, asked })
  const form = createElement(
    FormContext,
    { value: { fields: {}, controls: {}, facts: () => ({ ...outsideCases, advocacyScheme }) } },
    list,
  )
  const page = {
    value: defaultSystem,
    children: createElement(Form, { onSubmit: () => undefined, initialValues: { counsel: rows }, render: () => form }),
  }
  return renderToStaticMarkup(createElement(ChakraProvider, page))
}

/** Whether the checkbox labelled Travel is ticked; undefined where there is none. */
function travels(html: string): boolean | undefined {
  const id = /<label[^>]*for="([^"]*)"[^>]*>Travel</.exec(html)?.[1]
  const box = [...html.matchAll(/<input[^>]*>/g)].map(([input]) => input).find((input) => input.includes(`id="${id}"`))
  return box === undefined ? undefined : box.includes('checked')
}

test('an entry has the checkbox and the inputs of its part where it applies, at the path of the entry', () => {
  const [on = '', off = '', none = ''] = entriesOf([
    { attendance: { attendance: 'event' }, travel: { distance: '40' } },
    { attendance: { attendance: 'event' }, travel: null },
    { attendance: { attendance: 'none' }, travel: null },
  ])
  expect([travels(on), travels(off), travels(none)]).toEqual([true, false, undefined])
  expect(on).toMatch(
    /name="counsel\.0\.travel\.distance"[^>]*value="40"|value="40"[^>]*name="counsel\.0\.travel\.distance"/,
  )
  expect(off).not.toContain('counsel.1.travel.distance')
})

test('an entry offers only the choices that its case allows', () => {
  const levels = (scheme: AdvocacyScheme | null): string[] => {
    const [entry = ''] = entriesOf([{ counselLevel: '' }], scheme)
    const select = /<select[^>]*counselLevel[^]*?<\/select>/.exec(entry)?.[0] ?? ''
    return [...select.matchAll(/<option value="(\w+)"/g)].map(([, value = '']) => value)
  }
  expect(levels(null)).toEqual(['junior', 'leading', 'senior'])
  expect(levels('senior_junior_counsel')).toEqual(['junior', 'senior'])
  expect(levels('solicitor_advocate')).toEqual([])
})

/** Counsel whose attendance is asked beside the level, and whose own party is not asked. */
const inline: AnyManyAsked = {
  ...asked,
  controls: { ...asked.controls, partyUuid: { label: 'Party', as: 'ref', isLeftOut: true } },
  parts: { ...asked.parts, attendance: { ...asked.parts?.attendance, isInline: true } as never },
}
const required = (html: string, field: string): boolean =>
  [...html.matchAll(/<select[^>]*>/g)].some(([select]) => select.includes(field) && select.includes('aria-required'))

test('a part beside its entry has no checkbox, and requires nothing before something is entered', () => {
  const [empty = '', begun = ''] = entriesOf(
    [
      { counselLevel: 'junior', attendance: { partyUuid: '', attendance: '' } },
      { counselLevel: 'junior', attendance: { partyUuid: 'p', attendance: '' } },
    ],
    null,
    inline,
    highCostCounsel,
  )
  expect(empty).toContain('name="counsel.0.attendance.attendance"')
  expect(empty).not.toMatch(/<label[^>]*>Attendance<\/label><\/div>/)
  expect(empty).not.toContain('name="counsel.0.partyUuid"')
  expect(required(empty, 'counsel.0.attendance.attendance')).toBe(false)
  expect(required(begun, 'counsel.1.attendance.attendance')).toBe(true)
})

test('a list that a case cannot have says why, in the place of its button', () => {
  const form = { ...asked, noneBecause: ({ advocacyScheme }) => advocacyScheme ?? undefined } satisfies AnyManyAsked
  expect(htmlOf([], null, form)).toContain('Add a counsel')
  expect(htmlOf([], 'solicitor_advocate', form)).not.toContain('<button')
  expect(htmlOf([], 'solicitor_advocate', form)).toContain('>solicitor_advocate<')
})
