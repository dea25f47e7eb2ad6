import { field } from '../../field.ts'
import { defineKind } from '../../kind.ts'
import { text } from '../../structs.ts'

/** An explanation for whoever assesses the bill. It has no date and no price. */
export const costNote = defineKind({
  name: 'cost_note',
  type: 'CostNote',
  list: 'costNotes',
  path: 'cost-note',
  commentedAs: 'cost_note',
  hasFiles: true,
  textField: 'body',
  isPriced: false,
  answeredFields: ['createdAt'],
  fields: { body: field(text(3, 5000)) },
  parts: {},
})
