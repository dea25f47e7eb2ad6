import { ChakraProvider, defaultSystem } from '@chakra-ui/react'
import type { AdvocacyScheme } from '@costdraft/costing'
import { outsideCases } from '@costdraft/schema/field.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Form } from 'react-final-form'
import { expect, test } from 'vitest'
import { stepForm, stepKind } from '../../../further-kinds/forms.ts'
import { FormContext } from '../../ui/form/form-context.ts'
import { ManyPartFields } from './ManyPartFields.tsx'
import type { AnyManyAsked } from './tab-definition.ts'

const { kind } = stepKind.parts.counsel,
  asked = stepForm.parts.counsel as AnyManyAsked

/** The form of a list of counsel as HTML, by entry. */
function entriesOf(rows: readonly object[], advocacyScheme: AdvocacyScheme | null = null): string[] {
  const list = createElement(ManyPartFields, { name: 'counsel', kind, asked })
  const form = createElement(
    FormContext,
    { value: { fields: {}, controls: {}, facts: () => ({ ...outsideCases, advocacyScheme }) } },
    list,
  )
  const page = {
    value: defaultSystem,
    children: createElement(Form, { onSubmit: () => undefined, initialValues: { counsel: rows }, render: () => form }),
  }
  const html = renderToStaticMarkup(createElement(ChakraProvider, page))
  return html.split('aria-label="Counsel ').slice(1)
}

/** Whether the checkbox labelled Travel is ticked; undefined where there is none. */
function travels(html: string): boolean | undefined {
  const id = /<label[^>]*for="([^"]*)"[^>]*>Travel</.exec(html)?.[1],
    box = [...html.matchAll(/<input[^>]*>/g)].map(([input]) => input).find((input) => input.includes(`id="${id}"`))
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
