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
