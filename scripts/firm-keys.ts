// usage: node scripts/firm-keys.ts [--check]. Writes docs/firm-keys.md: the firm key of each table, and what runs
// statements across firms. With --check, fails where it is not up to date. Either fails where a table has no firm
// key, or a file that is not named runs statements outside a viewer's transaction
// (docs/decisions/0086-firm-keys-and-growth.md).
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { tableRights } from '@costdraft/api/row-security/table-rights.ts'
import { readCatalogue } from './firm-keys/catalogue.ts'
import { namedFiles } from './firm-keys/named-files.ts'
import { pageOf } from './firm-keys/page.ts'
import { problemsOf } from './firm-keys/problems.ts'
import { ownersWork } from './firm-keys/statements.ts'

const root = resolve(import.meta.dirname, '..')
const file = 'docs/firm-keys.md'
const path = resolve(root, file)

const catalogue = await readCatalogue()
const works = ownersWork(root, new Set(Object.keys(tableRights)))
const problems = problemsOf(tableRights, catalogue, works, namedFiles)
const page = pageOf(tableRights, catalogue, works, namedFiles)
const isChecked = process.argv.includes('--check')
if (problems.length === 0 && isChecked && (!existsSync(path) || readFileSync(path, 'utf8') !== page))
  problems.push(`${file} is not up to date: run npm run firm-keys, and commit what it writes.`)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else if (!isChecked) writeFileSync(path, page)
