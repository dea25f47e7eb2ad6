import { field } from '../../field.ts'
import { defineKind } from '../../kind.ts'
import { text } from '../../structs.ts'

/** Whom letters, calls and payments of a case were to or from, such as the protected person, the bank or the other side. */
export const party = defineKind({
  name: 'party',
  type: 'Party',
  list: 'parties',
  path: 'party',
  commentedAs: 'party',
  hasFiles: false,
  isPriced: false,
  textField: 'party',
  fields: { party: field(text(3, 100)) },
  parts: {},
})
