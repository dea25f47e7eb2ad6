import { anyRecord, anyText } from './json-schema.ts'
import { inUsers } from './people-parts.ts'
import type { RestRoutes } from './rest-route.ts'

const AT = '/users/clients/:client/import'
const form = {
  file: { type: 'string', format: 'binary' },
  choices: { ...anyText, description: 'JSON: how the file is read.' },
} as const
const needs = 'client:edit_users'

/** Users, fee earners and roles in child clients of one sheet. */
export const peopleImportRoutes: RestRoutes = {
  [`GET ${AT}`]: inUsers('The imports of people of a client, the newest first', { answer: anyRecord, needs }),
  [`POST ${AT}/preview`]: inUsers('What a sheet of people would become', { form, answer: anyRecord, needs }),
  [`POST ${AT}/failed`]: inUsers('The rows of a sheet of people that cannot be taken, as CSV', {
    form,
    answer: 'file',
    needs,
  }),
  [`POST ${AT}`]: inUsers('Adds users, fee earners and roles in child clients from a CSV or Excel file', {
    query: ['rows'],
    form,
    answer: anyRecord,
    status: 201,
    isKeyed: true,
    needs,
    text: 'All rows or none; with `rows=good` those that are right. Needs `user:create` too. Users are invited, by mail or by links that are answered this once. Answers 200 where nothing changed.',
  }),
  [`DELETE ${AT}/:import`]: inUsers('Undoes an import of people', {
    answer: anyRecord,
    needs,
    text: 'For thirty days. Who has signed in since, or is named somewhere, is deactivated; what was changed since stays.',
  }),
}
