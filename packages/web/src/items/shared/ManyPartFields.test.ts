import { ChakraProvider, defaultSystem } from '@chakra-ui/react'
import { field, outsideCases } from '@costdraft/schema/field.ts'
import { defineKind, one } from '@costdraft/schema/kind.ts'
import { decimal, oneOf } from '@costdraft/schema/structs.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Form } from 'react-final-form'
import { expect, test } from 'vitest'
import { FormContext } from '../../ui/form/form-context.ts'
import { ManyPartFields } from './ManyPartFields.tsx'

const travel = one({
  wire: 'travel',
  path: 'travel',
  fields: { distance: field(decimal(0, 9_999)) },
  applies: (counsel) => counsel.attendance === 'event',
})
const counsel = defineKind({
  name: 'counsel',
  type: 'Counsel',
  path: 'counsel',
  commentedAs: 'procedural_step',
  hasFiles: false,
  fields: { attendance: field(oneOf(['event', 'none'])) },
  parts: { travel },
})
const asked = {
  label: 'Counsel',
  singular: 'Counsel',
  template: '1fr',
  controls: { attendance: { label: 'Attendance', as: 'text' } },
  parts: {
    travel: { label: 'Travel', template: '1fr', controls: { distance: { label: 'Distance', as: 'text' } } },
  },
} as const

/** The form of a list of counsel as HTML, by entry. */
function entriesOf(rows: readonly object[]): string[] {
  const list = createElement(ManyPartFields, { name: 'counsel', kind: counsel, asked })
  const form = createElement(FormContext, { value: { fields: {}, controls: {}, facts: () => outsideCases } }, list)
  const page = {
    value: defaultSystem,
    children: createElement(Form, { onSubmit: () => undefined, initialValues: { counsel: rows }, render: () => form }),
  }
  const html = renderToStaticMarkup(createElement(ChakraProvider, page))
  return html.split('aria-label="Counsel ').slice(1)
}

test('an entry has the checkbox and the inputs of its part where it applies, at the path of the entry', () => {
  const [on = '', off = '', none = ''] = entriesOf([
    { attendance: 'event', travel: { distance: '40' } },
    { attendance: 'event', travel: null },
    { attendance: 'none', travel: null },
  ])
  expect(on).toMatch(/type="checkbox"[^>]*checked/)
  expect(on).toMatch(
    /name="counsel\.0\.travel\.distance"[^>]*value="40"|value="40"[^>]*name="counsel\.0\.travel\.distance"/,
  )
  expect(off).toContain('type="checkbox"')
  expect(off).not.toContain('counsel.1.travel.distance')
  expect(none).not.toContain('type="checkbox"')
})
