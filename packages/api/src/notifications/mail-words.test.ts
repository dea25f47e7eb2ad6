import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailedKinds } from '@costdraft/schema/notifications/notification-mail.ts'
import { mailOf } from '../mail/mail-page.ts'
import { mailWords, type MailedNotification } from './mail-words.ts'

const row = (change: Partial<MailedNotification> = {}): MailedNotification => ({
  kind: 'comment_added',
  case_uuid: 'c',
  case_name: 'Jones and Smith',
  stage: 'in_review',
  actor_name: 'Anna Person',
  person_name: null,
  item: { uuid: 'i', kind: 'disbursement', list: 'disbursement', date: '2025-02-03' },
  facts: {},
  ...change,
})
const reader = {
  firstname: 'Mary',
  isDaily: false,
  webUrl: 'https://costs.example',
  unsubscribe: 'https://costs.example/unsubscribe/t',
}
const wordsOf = (rows: readonly MailedNotification[], isDaily = false) => mailWords(rows, { ...reader, isDaily })

test('one notification is a sentence that leads to its place', () => {
  const { subject, list } = wordsOf([row()])
  expect(subject).toBe('A comment was added')
  expect(list).toEqual([
    {
      label: 'Anna Person commented on the disbursement of 03/02/2025 in Jones and Smith.',
      url: 'https://costs.example/cost-draft/cases/draft/review/c?tab=disbursements&comments=i',
    },
  ])
})

test('several come in the order in which they happened, and the subject says how many', () => {
  const later = row({ kind: 'sent_for_review', item: null })
  const { subject, list } = wordsOf([later, row(), row()])
  expect(subject).toBe('3 notifications at CostDraft')
  expect(list?.at(-1)?.label).toBe('Jones and Smith was sent for review by Anna Person.')
  expect(wordsOf([later, row()], true).subject).toBe('Your day at CostDraft: 2 notifications')
  expect(wordsOf([later], true).subject).toBe('Your day at CostDraft: 1 notification')
})

test('the newest hundred are said, and how many there were before', () => {
  const rows = Array.from({ length: 130 }, (_, at) => row({ case_name: `Case ${at}` }))
  const { list, after } = wordsOf(rows)
  expect([list?.length, list?.[0]?.label, list?.at(-1)?.label]).toEqual([
    100,
    expect.stringContaining('Case 99'),
    expect.stringContaining('Case 0'),
  ])
  expect(after[0]).toMatch(/^30 earlier notifications /)
})

test('every mail says why it came, and how it ends', () => {
  for (const isDaily of [true, false]) {
    const { text, html } = mailOf(wordsOf([row()], isDaily))
    for (const said of [text, html]) {
      expect(said).toContain('You get this because you have chosen it')
      expect(said).toContain('https://costs.example/unsubscribe/t')
      expect(said).toContain('https://costs.example/settings')
    }
  }
})

/** What people may have typed: words, marks of mail and of HTML. */
const typed = fc.stringMatching(/^[\w<>&"'\r\n:@ ]{12,40}$/)

test('no subject names anybody, and no name is markup', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ kind: fc.constantFrom(...mailedKinds), case_name: typed, actor_name: typed }), {
        minLength: 1,
        maxLength: 4,
      }),
      typed,
      fc.boolean(),
      (given, firstname, isDaily) => {
        const rows = given.map((change) =>
          row({ ...change, person_name: change.actor_name, facts: { host: change.case_name } }),
        )
        const { subject, html } = mailOf(mailWords(rows, { ...reader, firstname, isDaily }))
        for (const name of [firstname, ...given.flatMap(({ case_name, actor_name }) => [case_name, actor_name])])
          expect(subject).not.toContain(name)
        expect(subject).toMatch(/^[\w :]+$/)
        const tags = [...html.matchAll(/<\/?(\w+)/g)].map(([, name]) => name)
        expect(new Set(tags)).toEqual(new Set(['html', 'body', 'p', 'ul', 'li', 'a']))
        // Beside those of the language and the style, and of each link, there is no attribute.
        expect([...html.matchAll(/"/g)]).toHaveLength(4 + 2 * (rows.length + 2))
      },
    ),
  )
})
