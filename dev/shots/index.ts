import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assessments } from './assessment.ts'
import { auditLog } from './audit-log.ts'
import { clients } from './clients.ts'
import { deputy } from './court-of-protection.ts'
import { interPartes } from './inter-partes.ts'
import { caseDocuments } from './documents.ts'
import { firmArchives } from './firm-archive.ts'
import { forms } from './forms.ts'
import { developers } from './developers.ts'
import { frame } from './frame.ts'
import { grids } from './grid.ts'
import { highCost } from './high-cost.ts'
import { keptLists } from './kept-lists.ts'
import { ledgerImport } from './ledger-import.ts'
import { lists } from './lists.ts'
import type { Made } from './made.ts'
import { manyPeople } from './people.ts'
import { billLists, rateCards, rates } from './rates.ts'
import { reducedBefore } from './reduced-before.ts'
import { reports } from './reports.ts'
import { reviews } from './review.ts'
import type { Shot } from './shot.ts'
import { users } from './users.ts'
import { workspace } from './workspace.ts'

/** All pictures, in the order a user would meet the screens. */
export const shots: Shot[] = [
  ...frame,
  ...developers,
  ...lists,
  ...reports,
  ...forms,
  ...workspace,
  ...ledgerImport,
  ...caseDocuments,
  ...grids,
  ...deputy,
  ...interPartes,
  ...highCost,
  ...reviews,
  ...assessments,
  ...reducedBefore,
  ...clients,
  ...firmArchives,
  ...keptLists,
  ...users,
  ...manyPeople,
  ...auditLog,
  ...rates,
  ...rateCards,
  ...billLists,
]

/** The routes of the web app that no picture covers. */
export function forgotten(made: Made): string[] {
  const source = readFileSync(join(import.meta.dirname, '../../packages/web/src/shell/screens.ts'), 'utf8')
  const routes = [...source.matchAll(/^ {2}screen\('([^']+)'/gm)].map(([, route = '']) => route)
  const paths = shots.map(({ path }) => path(made).split('?')[0] ?? '')
  return routes.filter((route) => {
    const whole = new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`)
    return !paths.some((path) => whole.test(path))
  })
}
