import { scopeOf, type Scope, type ScopeFamily } from '@costdraft/schema/access/scopes.ts'

/** Root fields that every valid token may ask for: who one is, what the product offers, and lists of the law. */
const OPEN = new Set(['viewer', 'about', 'expertTypes', 'vocabulary'])

/** What other root fields are about, by the permissions that they check; those of no pattern are about cases. */
const families: readonly (readonly [RegExp, ScopeFamily])[] = [
  [/webhook/i, 'webhooks'],
  [/^report(?:s|Sheet)$/, 'reports'],
  [
    /(?:[cC]lients?|removals|solicitors|[sS]ite(?:Preview)?|[fF]eeEarner(?:Preview|Period)?|[uU]ser(?:s|Groups?)?|roles)$/,
    'admin',
  ],
  [/(?:[rR]ateTables?|[rR]ateCards?|[rR]ateEdition(?:Preview)?|[bB]illList(?:Entry)?)$/, 'admin'],
  [
    /(?:Password|PasswordLink|Profile|[sS]essions?|signIns|[aA]dministrators?|[sS]econdFactor(?:Rule)?|[hH]andOver|Absence|archiveCounts|[fF]irmArchives?|[cC]lientMark|administration(?:Audit|AuditSheet|Kinds))$/,
    'admin',
  ],
  [/(?:mergePreview|clientDuplicates|[cC]lientParent(?:Preview)?)$/, 'admin'],
]

/** The scope that a root field needs; undefined for one that is open to every token. A mutation writes. */
export function scopeOfField(name: string, isMutation: boolean): Scope | undefined {
  if (OPEN.has(name)) return undefined
  return scopeOf(families.find(([pattern]) => pattern.test(name))?.[1] ?? 'cases', !isMutation)
}
