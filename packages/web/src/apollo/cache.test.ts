import { gql } from '@apollo/client'
import { expect, it } from 'vitest'
import { cache } from './cache.ts'

const ABOUT = gql('query About { about { company version } }')
const ADDITIONS = gql('query Additions { about { additions } }')

it('keeps what one query has read of the product when another reads other fields of it', () => {
  const about = { __typename: 'About', company: 'Ashdown', version: '1.2.3' }
  cache.writeQuery({ query: ABOUT, data: { about } })
  cache.writeQuery({ query: ADDITIONS, data: { about: { __typename: 'About', additions: [] } } })
  expect(cache.readQuery({ query: ABOUT })).toMatchObject({ about: { company: 'Ashdown', version: '1.2.3' } })
})

it('takes a list that the host does not keep as such, also after one that was there', () => {
  const query = gql('query Rings { viewer { notifications { nodes { uuid } } } }')
  const write = (notifications: object | null) =>
    cache.writeQuery({ query, data: { viewer: { __typename: 'Viewer', notifications } } })
  const kept = { __typename: 'NotificationConnection', nodes: [] }
  for (const notifications of [null, kept, null]) {
    write(notifications)
    expect(cache.readQuery({ query })).toMatchObject({ viewer: { notifications } })
  }
})
