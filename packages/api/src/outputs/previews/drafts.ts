import type { Stage } from '@costdraft/costing'
import { sql } from 'kysely'
import type { Tx } from '../../access/as-viewer.ts'
import { billOfCase } from '../../bills/bill.ts'
import type { CaseHead } from '../../cases/case-rows.ts'
import { HttpError } from '../../errors/errors.ts'
import type { Items } from '../../items/registry.ts'
import { PermanentJobError } from '../../jobs/jobs.ts'
import type { NamedCase } from '../area-documents.ts'
import { documentsOf, documentsRefusal } from '../documents-by-area.ts'
import type { Named } from '../documents-of-case.ts'
import { snapshotOf } from '../freeze-case.ts'
import type { FrozenCase, FrozenFile } from '../frozen-case.ts'
import { inFileName } from '../store-documents.ts'
import type { ListedDocument, PreviewSource } from './preview-source.ts'

const COMPLETED = 'The case was completed before this preview was made. Its documents are on its page.'

interface NamedBy {
  details: Record<string, unknown>
  /** The further fields of the certificate; null without one. */
  certificate: Record<string, unknown> | null
  /** How many versions of a budget are saved. */
  budgets: number
  /** The version of the file tree. Some documents list the files, and a change of these alone is none of the case. */
  files_version: number
}
/** What of a case decides which documents it has, and their names. */
async function namedBy(tx: Tx, uuid: string): Promise<NamedBy> {
  const { rows } = await sql<NamedBy>`
    select drafted.details, drafted.files_version, certificate.details as certificate,
      (select coalesce(max(number), 0) from budget where budget.case_uuid = drafted.uuid) as budgets
    from "case" drafted left join certificate on certificate.case_uuid = drafted.uuid
    where drafted.uuid = ${uuid}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('A case that was just read is not there.')
  return row
}

/** The documents that a case would have now, in the order in which they are made; none of an area without documents. */
async function documentsOfDraft(
  tx: Tx,
  row: CaseHead,
  { details, certificate, budgets }: NamedBy,
): Promise<ListedDocument[]> {
  const documents = documentsOf(row.area_of_work)
  if (!documents) return []
  const named: NamedCase = {
    case: { caseType: row.case_type, details },
    certificate: certificate && { details: certificate },
    bill: await billOfCase(tx, row),
    ...(budgets > 0 && { budget: { previous: budgets > 1 ? true : undefined } }),
  }
  return documents.flatMap(({ key, extension, nameOf }) => {
    const name = nameOf(named)
    return name === null ? [] : [{ key, name, extension }]
  })
}

/** Why the documents of a case that is not complete cannot be made, in a sentence; null if they can. */
const draftRefusal = (
  { area_of_work, case_type }: Pick<CaseHead, 'area_of_work' | 'case_type'>,
  { budgets }: NamedBy,
): string | null => documentsRefusal(area_of_work, { caseType: case_type, hasBudget: budgets > 0, isDraft: true })

/** The PDFs whose pages a document states; none of a document that lists no files. */
const listedPdfs = ({ files = [], case: { areaOfWork } }: FrozenCase, only: string): FrozenFile[] =>
  documentsOf(areaOfWork)?.some(({ key, listsFiles }) => key === only && listsFiles === true)
    ? files.filter(({ isPdf }) => isPdf)
    : []

/** `DRAFT – {case ref} – {document}.{extension}` */
const fileNameOf = ({ case: { reference } }: FrozenCase, { name, extension }: Named): string =>
  `DRAFT – ${inFileName(reference)} – ${name}.${extension}`

// Completing locks the case too, so that no preview is stored of a complete case.
async function assertDrafted(_tx: Tx, stage: Stage): Promise<void> {
  if (stage === 'complete') throw new PermanentJobError(COMPLETED)
}

/** Previews of the documents of a case that is not complete: as they would be if it were completed now. */
export const draftedDocuments = (items: Items): PreviewSource => ({
  list: async ({ tx }, row) => {
    const namedIn = await namedBy(tx, row.uuid)
    const sentence = draftRefusal(row, namedIn)
    return {
      documents: await documentsOfDraft(tx, row, namedIn),
      isCurrent: (made) => made.revision === row.revision && made.files_version === namedIn.files_version,
      refusalOf: () => (sentence === null ? null : new HttpError(422, sentence, { documents: sentence })),
    }
  },
  read: async (tx, row, key) => {
    const namedIn = await namedBy(tx, row.uuid)
    const refusal = draftRefusal(row, namedIn)
    if (refusal !== null) throw new PermanentJobError(refusal)
    const frozen: FrozenCase = { ...(await snapshotOf(tx, items, row)), isDraft: true }
    return {
      area: row.area_of_work,
      madeOf: {
        ...{ revision: row.revision, files_version: namedIn.files_version },
        ...{ assessment_version: null, deadlines_version: null, as_on: null },
      },
      jsonWith: (filePages) => JSON.stringify({ ...frozen, ...(filePages && { filePages }) }),
      pdfs: listedPdfs(frozen, key),
      fileNameOf: (document) => fileNameOf(frozen, document),
      assertStands: assertDrafted,
    }
  },
})
