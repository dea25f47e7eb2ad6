import { expect, test } from 'vitest'
import { withoutRole, type Linkable } from './use-people-to-link.ts'

const person = (uuid: string, change: Partial<Linkable> = {}): Linkable =>
  ({ uuid, name: uuid, roleLabel: 'Solicitor', mayEdit: true, childClients: [], ...change }) as unknown as Linkable

test('whoever has a role there, the viewer, and whom the viewer may not edit are not offered', () => {
  const held = (uuid: string) => ({ childClients: [{ client: { uuid } }] }) as unknown as Partial<Linkable>
  const people = [
    person('free'),
    person('elsewhere', held('another')),
    person('there', held('hillside')),
    person('me'),
    person('above', { mayEdit: false }),
  ]
  expect(withoutRole(people, 'hillside', 'me').map(({ uuid }) => uuid)).toEqual(['free', 'elsewhere'])
})
