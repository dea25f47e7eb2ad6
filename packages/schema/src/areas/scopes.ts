import { aspects, type Aspect } from '@costdraft/costing'
import { nullable, object, optional, type Struct } from 'superstruct'
import type { CaseFacts, Problem } from '../field.ts'
import { labelOf } from '../labels.ts'
import { oneOf, text } from '../structs.ts'

/** A scope limitation of the certificate; in the combined domestic abuse type it belongs to a part. */
export interface Scope {
  scope: string
  case_part?: Aspect | null | undefined
}
export const scope: Struct<Scope, null> = object({
  scope: text(2, 20),
  case_part: optional(nullable(oneOf(aspects))),
}) as unknown as Struct<Scope, null>

/**
 * The scope limitations of civil legal aid certificates in family work, by their codes, with their short names.
 * What the certificate prints is in `scope-wordings.ts`.
 * Source: Legal Aid Agency, ministryofjustice/legal-framework-api, db/seed_data, commit ba1b4ad0d4aa of 18 August 2026.
 */
export const scopeMeanings: Readonly<Record<string, string>> = {
  AA009: 'Warrant of arrest FLA',
  AA019: 'Injunction FLA-to final hearing',
  AA028: 'Interim Order (Emergency only) FGM',
  AA029: 'Hearing (Emergency only) FGM',
  AA030: 'Injunction-FGM-to final hearing',
  AA031: 'Vary/dscg/rvke FGM Protection Order',
  AA032: 'Overseas applicant-FGMPO',
  APL07: 'Appeal-paper app for perm',
  APL09: 'High Court-final hearing (resp)',
  APL11: "High Court-Counsel's Opinion (resp)",
  APL13: 'High Court-limited steps (resp)',
  APL15: "Court of Appeal-Counsel's Opinion (Resp)",
  APL16: 'Court of Appeal-paper app for perm',
  APL18: 'Court of Appeal-oral app for perm (resp)',
  APL20: 'Court of Appeal-limited steps (resp)',
  APL22: 'Court of Appeal-final hearing (resp)',
  APL27: "Judge from DJ-Counsel's Opinion (resp)",
  APL29: 'Judge from DJ-limited steps (resp)',
  APL31: 'Judge from DJ-final hearing (resp)',
  APL48: 'High Court-final hearing',
  APL49: "High Court-Counsel's Opinion",
  APL50: 'High Court-limited steps',
  APL51: "Court of Appeal-Counsel's Opinion",
  APL52: 'Court of Appeal-oral app for perm',
  APL53: 'Court of Appeal-limited steps',
  APL54: 'Court of Appeal-final hearing',
  APL55: "Judge from DJ-Counsel's Opinion",
  APL56: 'Judge from DJ-limited steps',
  APL57: 'Judge from DJ-final hearing',
  APL65: 'Appeal family court-C opinion (App)',
  APL66: 'Appeal family court-C opinion (Resp)',
  APL67: 'Appeal family crt-limited steps (App)',
  APL68: 'Appeal family crt-limited steps (Resp)',
  APL69: 'Appeal family crt-final hearing (App)',
  APL70: 'Appeal family crt-final hearing (Rep)',
  CV027: 'Hearing/Adjournment',
  CV079: "Counsel's Opinion",
  CV117: 'Interim order inc. return date',
  CV118: 'Hearing',
  CV128: "Counsel's opinion-merits, quantum, and cost benefit",
  CV129: "Counsel's opinion-merits",
  EF012: 'Attachment of earnings order',
  EF022: 'Further committal application',
  EF025: 'Committal-breach of order',
  EF026: 'Purge Contempt',
  EF027: 'Enforce contact order',
  FM004: 'CAFCASS report',
  FM007: 'Blood Tests or DNA Tests',
  FM015: 'Section 37 Report',
  FM019: 'Exchange of Evidence',
  FM039: 'Final hearing(CAFCASS rept)priv law only',
  FM049: 'Hearing-children',
  FM054: 'Overseas applicant (forced marriage)',
  FM059: 'FHH Children',
  FM062: 'Final hearing',
  MC029: 'Further Directions/Liberty to apply',
}

const codesOf = (...beginnings: string[]): string[] =>
  Object.keys(scopeMeanings).filter((code) => beginnings.some((beginning) => code.startsWith(beginning)))
const domesticAbuse = codesOf('AA', 'APL', 'CV', 'EF', 'FM054')
const children = codesOf('FM', 'APL', 'CV', 'EF', 'MC').filter((code) => code !== 'FM054')
const finance = codesOf('FM019', 'FM062', 'APL', 'CV', 'EF012', 'MC')

const codesByPart: Readonly<Record<Aspect, readonly string[]>> = {
  child_arrangement: children,
  non_molestation_order: domesticAbuse,
}
/** The codes of each case type whose certificate names scopes; in the two-part type they depend on the part. */
const codesByType: Readonly<Partial<Record<string, readonly string[] | typeof codesByPart>>> = {
  domestic_abuse_non_molestation_order: domesticAbuse,
  children_child_arrangement_orders: children,
  domestic_abuse_and_child_arrangement: codesByPart,
  finance,
}

const isList = (codes: readonly string[] | typeof codesByPart): codes is readonly string[] => Array.isArray(codes)

/**
 * The codes that the certificate of a case type may name, in the two-part type those of one part; empty for a type
 * without scopes.
 */
export function scopeCodes(caseType: CaseFacts['caseType'], part: Aspect | null = null): readonly string[] {
  const codes = codesByType[caseType ?? ''] ?? []
  if (isList(codes)) return codes
  return part === null ? [] : codes[part]
}

/**
 * What is wrong with one scope of a certificate: its part, or its code. `stored` are the codes that the case holds
 * already.
 */
function problemOf(
  { scope, case_part = null }: Scope,
  caseType: CaseFacts['caseType'],
  stored: ReadonlySet<string>,
): Problem | undefined {
  const hasParts = !isList(codesByType[caseType ?? ''] ?? [])
  if (hasParts && case_part === null) return { path: 'casePart', message: 'This is required.' }
  if (!hasParts && case_part !== null) return { path: 'casePart', message: 'This case has no parts.' }
  if (scopeCodes(caseType, case_part).includes(scope)) return undefined
  // A code of another host that is not in the table stays on the case it came with.
  if (stored.has(scope) && !Object.hasOwn(scopeMeanings, scope)) return undefined
  return { path: 'scope', message: `${scope} is not a scope of this type of case.` }
}

/**
 * Whether a scope can be one of a case type: a code of its table, or one that only another host knows, with a part
 * where the type has parts.
 */
export const isScopeOf = (one: Scope, caseType: CaseFacts['caseType']): boolean =>
  problemOf(one, caseType, new Set([one.scope])) === undefined

/** Whether the certificate of a case type must name its scopes. */
export const hasScopes = (caseType: CaseFacts['caseType']): boolean => (caseType ?? '') in codesByType

/** The parts of a case for which its certificate names no scope yet; empty for a type without parts. */
export const missingScopeParts = (scopes: readonly Scope[], caseType: CaseFacts['caseType']): Aspect[] =>
  isList(codesByType[caseType ?? ''] ?? [])
    ? []
    : aspects.filter((part) => !scopes.some(({ case_part }) => case_part === part))

/** What is said of parts without a scope. */
export const missingScopeSentence = (parts: readonly Aspect[]): string =>
  `Choose at least one scope for the part ${parts.map(labelOf).join(' and ')}.`

/**
 * What is wrong with the scopes of a certificate, by the type of its case. `before` are the scopes that the case holds
 * already.
 */
export function scopeProblems(
  scopes: readonly Scope[],
  caseType: CaseFacts['caseType'],
  before: readonly Scope[],
): Problem[] {
  const stored = new Set(before.map((one) => one.scope))
  if (scopes.length === 0) return [{ path: 'certificateScopes', message: 'Choose at least one scope.' }]
  const problems = scopes.flatMap((scope, i) => {
    const problem = problemOf(scope, caseType, stored)
    return problem ? [{ ...problem, path: `certificateScopes.${i}.${problem.path}` }] : []
  })
  const missing = problems.length > 0 ? [] : missingScopeParts(scopes, caseType)
  return missing.length > 0 ? [{ path: 'certificateScopes', message: missingScopeSentence(missing) }] : problems
}
