import { expect, test } from 'vitest'
import { statementName } from './traced-query.ts'

test.each([
  ['select "uuid" from "case" where "case_name" = $1', 'select case'],
  ["insert into note (text) values ('Re Zebedee')", 'insert note'],
  ['update only "person" set "surname" = $1', 'update person'],
  ['select become($1::uuid, $2::text)', 'select become'],
  ["with found as (select uuid from case_item where kind = 'hearing') select 1", 'with case_item'],
  ['begin', 'begin'],
  ["select 'Re Zebedee'", 'select'],
  ['', 'statement'],
])('%s is called %s', (text, name) => {
  expect(statementName(text)).toBe(name)
})
