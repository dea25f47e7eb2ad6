import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../../dev/property-runs.ts'
import { readFilter } from './filter.ts'
import { readPath } from './patch-path.ts'
import { ScimError } from './scim-error.ts'

describe('a filter', () => {
  test.each([
    ['userName eq "a"', [{ attribute: { name: 'username' }, value: 'a' }]],
    ['  Name.FamilyName  EQ  "O\'Brien"  ', [{ attribute: { name: 'name', sub: 'familyname' }, value: "O'Brien" }]],
    [String.raw`userName eq "a \"b\" and c"`, [{ attribute: { name: 'username' }, value: 'a "b" and c' }]],
    ['active eq True', [{ attribute: { name: 'active' }, value: true }]],
    [
      'urn:costdraft:scim:User:clientRole eq "owner" and id eq ""',
      [
        { attribute: { name: 'urn:costdraft:scim:user', sub: 'clientrole' }, value: 'owner' },
        { attribute: { name: 'id' }, value: '' },
      ],
    ],
  ])('%s is read', (filter, comparisons) => {
    expect(readFilter(filter)).toEqual(comparisons)
  })

  test('of any text is read or refused as a filter, and nothing else comes of it', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('userName', ' eq ', ' and ', '"', '\\', '[', ']', '(', ')', 'true', 'emails', '.value', '\0'),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        try {
          for (const { attribute, value } of readFilter(pieces.join(''))) {
            expect(attribute.name).toMatch(/^[\w$:.-]+$/)
            expect(['string', 'boolean']).toContain(typeof value)
          }
        } catch (error) {
          expect(error).toBeInstanceOf(ScimError)
          expect(error).toMatchObject({ status: 400, scimType: 'invalidFilter' })
        }
      }),
      { numRuns: runs(500) },
    )
  })

  test('reads back the text that it compares with, whatever that is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }).filter((text) => !text.includes('\0') && text.isWellFormed()),
        (text) => {
          expect(readFilter(`externalId eq ${JSON.stringify(text)}`)).toEqual([
            { attribute: { name: 'externalid' }, value: text },
          ])
        },
      ),
      { numRuns: runs(300) },
    )
  })
})

describe('a path', () => {
  test.each([
    ['active', { name: 'active' }],
    ['name.givenName', { name: 'name', sub: 'givenname' }],
    ['urn:ietf:params:scim:schemas:core:2.0:User:name.givenName', { name: 'name', sub: 'givenname' }],
    ['urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department', { name: expect.stringMatching(/^urn:/) }],
    ['members[value eq "a"]', { name: 'members', filter: [{ attribute: { name: 'value' }, value: 'a' }] }],
    [
      'emails[type eq "work" and primary eq true].value',
      {
        name: 'emails',
        sub: 'value',
        filter: [
          { attribute: { name: 'type' }, value: 'work' },
          { attribute: { name: 'primary' }, value: true },
        ],
      },
    ],
  ])('%s is read', (path, expected) => {
    expect(readPath(path)).toMatchObject(expected)
  })

  test.each([
    '',
    '.',
    'a.',
    'a.b.c',
    'a b',
    'emails[',
    'emails]',
    'emails]x[',
    '[value eq "a"]',
    'a[b eq "c"]d',
    '__proto__',
  ])('%j is refused', (path) => {
    expect(() => readPath(path)).toThrow(ScimError)
  })
})
