import { typeDefs } from '@costdraft/schema/type-defs.ts'
import { buildSchema, getNamedType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'

const types = Object.values(buildSchema(typeDefs).getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith('__'))

/** Types with a uuid that are no record of their own, and why. */
const noRecords: Readonly<Record<string, string>> = {
  AssessedLine: 'a line of a frozen bill: it says when something was entered of it',
  AuditPlace: 'the way to a record',
  CaseChoice: 'a name to choose, of a person or a fee earner',
  CaseClient: 'the client of a case by name: Client has the rest',
  CaseEntry: 'what became of a case in a request over many, which it has',
  CaseFeeEarner: 'a fee earner by name: FeeEarner has the rest',
  CaseSite: 'the office of a case by name: Site has the rest',
  ExpertType: 'a word of a list that no person changes',
  FirmArchive: 'a file that is made once: it says when it was asked for and when it was made',
  HandOverCase: 'a case by name: Case has the rest',
  NotificationItem: 'the way to an item',
  OfferedEntry: 'an entry by name: BillListEntry has the rest',
  OpenComment: 'the way to a comment, which it has',
  PastReductionCase: 'a case by name: Case has the rest',
  QueuedCase: 'a case by name: Case has the rest',
  RecordChange: 'what happened to a record, at a time of its own',
  Reference: 'a record by name',
  Removal: 'a record that was removed: it says when',
  SearchHit: 'the way to a record',
  SecondFactor: 'a part of an account: it says when it was added and when it was used',
  Session: 'a sign-in, which the authorization host holds: it says when it began and when it ends',
  SignIn: 'what happened to an account, at a time of its own',
  StaffMember: 'a user by name: User has the rest',
  UserClient: 'a client by name: Client has the rest',
  UserGroupMember: 'a user by name: User has the rest',
  Viewer: 'who asks, as a user: User has the rest',
  ViewerClient: 'the client of who asks, by name: Client has the rest',
  WebhookDelivery: 'what becomes of an event: it says when it was tried',
}
/** Records that are told by a number of their case. */
const numbered = ['Budget', 'BudgetVersion']

test('every type that is a record says when it was created and when it was changed', () => {
  const records = types.filter((type) => numbered.includes(type.name) || 'uuid' in type.getFields())
  const timed = records.filter((type) => {
    const { createdAt, updatedAt } = type.getFields()
    return [createdAt, updatedAt].every((field) => field && getNamedType(field.type).name === 'DateTime')
  })
  const missing = records.filter((type) => !timed.includes(type)).map(({ name }) => name)
  expect(missing.toSorted()).toEqual(Object.keys(noRecords))
})

test('a day and a time of day are no moments', () => {
  const moments = types.flatMap((type) =>
    Object.values(type.getFields()).flatMap(({ name, type: of }) =>
      getNamedType(of).name === 'DateTime' ? [name] : [],
    ),
  )
  // A day is named as one (`dated`, `from`, `costsOrderDate`), and a time of day as a time (`startTime`).
  expect(
    moments.filter((name) => !/^(?:at|\w+At|asOf|stageSince|previousSecretUntil|lastLogin|lastUsed)$/.test(name)),
  ).toEqual([])
})
