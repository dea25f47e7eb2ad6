import * as law from '@costdraft/costing'
import { areas as productAreas, type Areas } from '@costdraft/schema/areas/index.ts'
import {
  assessedColumns,
  assessedLineStates,
  assessmentStates,
  offeredBy,
  reductionGroups,
} from '@costdraft/schema/assessment/assessment.ts'
import { changeActions } from '@costdraft/schema/changes/changed-kinds.ts'
import { client, clientTypes, feeEarner, newClient, site } from '@costdraft/schema/clients/clients.ts'
import { enhancementFields } from '@costdraft/schema/enhancements/enhancement.ts'
import { roles } from '@costdraft/schema/access/roles.ts'
import {
  webhookChanges,
  webhookDeliveryStates,
  webhookForm,
  webhookStates,
} from '@costdraft/schema/webhooks/webhooks.ts'
import { apiClient } from '@costdraft/schema/api-clients/api-clients.ts'
import { firmArchiveStates } from '@costdraft/schema/firm-archive/firm-archive.ts'
import { removalKinds } from '@costdraft/schema/removals/removals.ts'
import { factorAdditions, factorKinds } from '@costdraft/schema/users/second-factor.ts'
import { signInResults } from '@costdraft/schema/access/sign-in-results.ts'
import {
  accountLinkKinds,
  administratorForm,
  newAdministratorForm,
  newUserInput,
  profile,
  userInput,
} from '@costdraft/schema/users/users.ts'
import { field, type Fields } from '@costdraft/schema/field.ts'
import { filterFields, filterFlags, itemOrders } from '@costdraft/schema/items/item-query.ts'
import { listedKinds, listsOf } from '@costdraft/schema/items/listed-kinds.ts'
import { rowActions } from '@costdraft/schema/items/row-changes.ts'
import { entityTypes, type AnyKind, type Parts } from '@costdraft/schema/kind.ts'
import { mailChoices } from '@costdraft/schema/notifications/notification-mail.ts'
import { notificationKinds } from '@costdraft/schema/notifications/notifications.ts'
import { billListEntryFields, billLists } from '@costdraft/schema/rates/bill-list.ts'
import { rateCardFields } from '@costdraft/schema/rates/rate-card.ts'
import { caseMarks, dueDates } from '@costdraft/schema/reports/case-marks.ts'
import { reportGroups, reportNames, sectionNames } from '@costdraft/schema/reports/report.ts'
import { areSpellable, wordsOf } from '@costdraft/schema/struct-rules.ts'
import { Flag } from '@costdraft/schema/structs.ts'
import { typeDefs } from '@costdraft/schema/type-defs.ts'
import { buildSchema, getNamedType, isEnumType, isInputObjectType, isNonNullType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'

const sdl = buildSchema(typeDefs)

/** GraphQL enums without a counterpart in the costing rules. */
const NOT_IN_COSTING = new Set([
  'RowKind',
  'RateState',
  'SortField',
  'SortDirection',
  'DocumentsState',
  'EntityType',
  'ClientType',
  'MergeWhose',
  'UserRole',
  'AccountLinkKind',
  'SecondFactorKind',
  'RemovalKind',
  'FirmArchiveState',
  'SecondFactorAddition',
  'SignInResult',
  'NotificationKind',
  'NotificationMail',
  'QueueName',
  'FoundDocument',
  'AuditPlaceName',
  'ItemOrder',
  'SheetFormat',
  'CaseViewPage',
  'RowAction',
  'ChangeAction',
  'BillList',
  'WebhookState',
  'WebhookDeliveryState',
  'ErrorCode',
  'ReportName',
  'ReportGroup',
  'ReportSection',
  'CaseMark',
  'DueDate',
  'DeadlineDone',
  'AssessmentState',
  'AssessedColumn',
  'AssessedLineState',
  'PastReductionBy',
  'ReductionGroup',
  'OfferedBy',
])

/** The fields of an input type, and whether each is always required. */
const inputFields = (name: string): Record<string, boolean> => {
  const type = sdl.getType(name)
  return isInputObjectType(type)
    ? Object.fromEntries(Object.entries(type.getFields()).map(([field, { type: of }]) => [field, isNonNullType(of)]))
    : {}
}
const always = (fields: Fields): Record<string, boolean> =>
  Object.fromEntries(Object.entries(fields).map(([name, { isAlwaysRequired }]) => [name, isAlwaysRequired]))
const never = (fields: Fields): Record<string, boolean> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, false]))

const areas = Object.values<Areas[string]>(productAreas)
const certificates = areas.flatMap(({ certificate }) => certificate ?? [])

test.each([
  ...areas.map(({ graphqlName, fields, certificate }) => [
    `${graphqlName}Input`,
    { ...fields, ...(certificate && { certificate: field(Flag) }) },
  ]),
  ...certificates.map(({ graphqlName, fields }) => [`${graphqlName}Input`, fields]),
  ['SiteInput', site],
  ['FeeEarnerInput', feeEarner],
  ['NewClientInput', newClient],
  ['NewUserInput', newUserInput],
  ['InvitedUserInput', userInput],
  ['ProfileInput', profile],
  ['NewAdministratorInput', newAdministratorForm],
  ['InvitedAdministratorInput', administratorForm],
  ['ApiClientInput', apiClient],
  ['WebhookInput', webhookForm],
  ['BillListEntryInput', billListEntryFields('2026-01-01')],
  ['RateCardInput', rateCardFields('2026-01-01')],
  ['EnhancementInput', enhancementFields(50)],
] as [string, Fields][])(
  '%s has exactly the fields of its table, and `!` exactly where they are always needed',
  (name, fields) => {
    expect(inputFields(name)).toEqual(always(fields))
  },
)

test.each([
  ...areas.map(({ graphqlName, fields, certificate }) => [
    `${graphqlName}Changes`,
    { ...fields, ...(certificate && { certificate: field(Flag) }) },
  ]),
  ...certificates.map(({ graphqlName, fields }) => [`${graphqlName}Changes`, fields]),
  ['ClientChanges', client],
  ['SiteChanges', site],
  ['FeeEarnerChanges', feeEarner],
  ['UserChanges', userInput],
  ['WebhookChanges', webhookChanges],
] as [string, Fields][])('%s has the same fields, none of them needed', (name, fields) => {
  expect(inputFields(name)).toEqual(never(fields))
})

test('every area has a pair of mutations, and no other is there', () => {
  const names = Object.keys(sdl.getMutationType()?.getFields() ?? {}).filter((name) =>
    /^(?:add|edit)\w*Case$/.test(name),
  )
  expect(names.toSorted()).toEqual(
    areas.flatMap(({ graphqlName }) => [`add${graphqlName}`, `edit${graphqlName}`]).toSorted(),
  )
})

test('client types, roles, notification kinds, orders and the words of reports are the same in schema and GraphQL', () => {
  for (const [name, words] of [
    ['ClientType', clientTypes],
    ['UserRole', roles],
    ['AccountLinkKind', accountLinkKinds],
    ['SecondFactorKind', factorKinds],
    ['RemovalKind', removalKinds],
    ['FirmArchiveState', firmArchiveStates],
    ['SecondFactorAddition', factorAdditions],
    ['SignInResult', signInResults],
    ['NotificationKind', notificationKinds],
    ['NotificationMail', mailChoices],
    ['ItemOrder', itemOrders],
    ['RowAction', rowActions],
    ['ChangeAction', changeActions],
    ['WebhookState', webhookStates],
    ['WebhookDeliveryState', webhookDeliveryStates],
    ['ReportName', reportNames],
    ['ReportGroup', reportGroups],
    ['ReportSection', sectionNames],
    ['CaseMark', caseMarks],
    ['DueDate', dueDates],
    ['AssessmentState', assessmentStates],
    ['AssessedColumn', assessedColumns],
    ['AssessedLineState', assessedLineStates],
    ['ReductionGroup', reductionGroups],
    ['PastReductionBy', law.outcomeGroups],
    ['OfferedBy', offeredBy],
  ] as const) {
    const type = sdl.getType(name)
    expect(isEnumType(type) && type.getValues().map((value) => value.name)).toEqual([...words])
  }
})

test('the filter of items has the fields and flags by which rows are chosen, and every list of items takes it', () => {
  expect(Object.keys(inputFields('ItemFilter'))).toEqual([...filterFields, 'from', 'to', ...filterFlags, 'finding'])
  const type = sdl.getType('Case')
  const fields = isObjectType(type) ? type.getFields() : {}
  for (const list of listedKinds.flatMap(listsOf))
    expect([list, fields[list]?.args.map((arg) => `${arg.name}: ${arg.type.toString()}`)]).toEqual([
      list,
      ['first: Int', 'after: String', 'filter: ItemFilter', 'sort: ItemSort'],
    ])
})

test('entity types are the same in schema and GraphQL', () => {
  const type = sdl.getType('EntityType')
  expect(isEnumType(type) && type.getValues().map(({ name }) => name)).toEqual([...entityTypes])
})

test('the lists that a firm enters are the same in schema and GraphQL', () => {
  const type = sdl.getType('BillList')
  expect(isEnumType(type) && type.getValues().map(({ name }) => name)).toEqual([...billLists])
})

test('the kinds of row that are named are those of the lists of a case', () => {
  const type = sdl.getType('RowKind')
  expect(isEnumType(type) && type.getValues().map(({ name }) => name)).toEqual(listedKinds.map(({ name }) => name))
})

test('every enum of the costing rules has the same values in GraphQL', () => {
  const lists = Object.entries(law).flatMap(([name, value]) =>
    Array.isArray(value) ? [[name.toLowerCase(), value as readonly string[]] as const] : [],
  )
  const plural = (name: string): string[] =>
    [
      `${name}s`,
      name.replace(/y$/, 'ies'),
      name.replace(/basis$/, 'bases'),
      name.replace(/areaofwork/, 'areasofwork'),
      // The public name of an aspect is older.
      name.replace(/casepart/, 'aspects'),
    ].map((word) => word.toLowerCase())
  const compared = Object.values(sdl.getTypeMap())
    .filter(isEnumType)
    .flatMap((type) => {
      const list = lists.find(([name]) => plural(type.name.toLowerCase()).includes(name))
      if (list) expect([type.name, type.getValues().map(({ name }) => name)]).toEqual([type.name, [...list[1]]])
      return list ? [type.name] : []
    })
  expect(compared.toSorted()).toEqual(
    Object.values(sdl.getTypeMap())
      .filter((type) => isEnumType(type) && !type.name.startsWith('__') && !NOT_IN_COSTING.has(type.name))
      .map(({ name }) => name)
      .toSorted(),
  )
})

test('an input takes an enum wherever GraphQL can spell the words of its field', () => {
  const answered = (type: string, fields: Fields): string[] =>
    Object.entries(fields).flatMap(([name, { struct }]) => {
      const words = wordsOf(struct)
      const input = sdl.getType(type)
      const given = isInputObjectType(input) ? getNamedType(input.getFields()[name]!.type) : undefined
      if (!words || (areSpellable(words) && isEnumType(given) && words.every((word) => given.getValue(word)))) return []
      return [`${type}.${name}: ${String(given)}`]
    })
  const ofKind = ({ type, fields, parts }: AnyKind): string[] => [
    ...answered(`${type}Input`, fields as Fields),
    ...Object.values(parts as Parts).flatMap((part) => (part.many ? ofKind(part.kind) : [])),
  ]
  const found = [
    ...areas.flatMap(({ graphqlName, fields }) => answered(`${graphqlName}Input`, fields)),
    ...certificates.flatMap(({ graphqlName, fields }) => answered(`${graphqlName}Input`, fields)),
    ...listedKinds.flatMap(ofKind),
    ...answered('SiteInput', site),
    ...answered('FeeEarnerInput', feeEarner),
    ...answered('NewUserInput', newUserInput),
    ...answered('InvitedUserInput', userInput),
    ...answered('ApiClientInput', apiClient),
    ...answered('EnhancementInput', enhancementFields(50)),
  ]
  // `2x_junior_counsel` and `Non-London` are no names of GraphQL.
  expect(found).toEqual([
    'HighCostCertificateInput.advocacyScheme: String',
    'ExpertFeeInput.expertLocation: String',
    'SiteInput.location: String',
  ])
})
