import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readinessProblems } from '@costdraft/api/readiness.ts'
import { UNREACHABLE } from '@costdraft/gateway/ready.ts'
import { expect, test } from 'vitest'

const text = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8')

test('docs/operations.md has a paragraph for each problem that /ready names, and for no other', () => {
  const [, chapter = ''] = /\n## Problems that `\/ready` names\n([^]*?)\n## /.exec(text) ?? []
  const paragraphs = chapter.split(/^(?=### )/m).flatMap((part) => {
    const [, name, said = ''] = /^### `(\w+)`\n\n([^]+)/.exec(part) ?? []
    return name === undefined ? [] : [{ name, said }]
  })
  expect(paragraphs.map(({ name }) => name)).toEqual([...readinessProblems, UNREACHABLE])
  for (const { said } of paragraphs) expect(said.trim().length).toBeGreaterThan(80)
})
