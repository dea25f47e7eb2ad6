import type { Tx } from '../access/as-viewer.ts'
import { Conflict } from '../errors/errors.ts'
import type { Items } from '../items/registry.ts'
import { PermanentJobError } from '../jobs/jobs.ts'
import { assessmentDocuments, assessmentRefusal } from '../outputs/assessed/documents.ts'
import { frozenAt, readFrozenJson } from '../outputs/output-rows.ts'
import { draftedDocuments } from '../outputs/previews/drafts.ts'
import type { ListedDocument, PreviewSource, PreviewSources } from '../outputs/previews/preview-source.ts'
import { inFileName } from '../outputs/store-documents.ts'
import { asFrozen } from './as-frozen.ts'
import { billOfStored } from './frozen-bills.ts'
import { payBy } from './payable.ts'
import { assessmentOf, currentHeader, enteredOf, isEntered, type Assessment } from './read-assessment.ts'

const REOPENED = 'The case was reopened before this document was made.'
const NONE = 'Nothing is entered in the assessment of this case any more.'

/** The documents that what is entered makes. */
const documentsIn = (found: Assessment, today: string): ListedDocument[] => {
  const assessment = asFrozen(found, { until: today })
  return assessmentDocuments.flatMap(({ key, extension, nameOf }) => {
    const name = nameOf({ assessment, case: { areaOfWork: found.owner.area_of_work } })
    return name === null ? [] : [{ key, name, extension }]
  })
}

/** What else than the assessment of a case its documents are made of, by its versions. */
const versionsOf = (tx: Tx, uuid: string) =>
  tx
    .selectFrom('case')
    .select(['files_version', 'deadlines_version'])
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()

/**
 * The documents of the assessment of a complete case, made on request as previews are; none while nothing is entered.
 * `today` is the day in London.
 */
const assessedDocuments = (today: () => string): PreviewSource => ({
  list: async (context, row) => {
    const header = await currentHeader(context.tx, row.uuid)
    const found = header && (await assessmentOf(context, row))
    if (!found || !isEntered(found)) return { documents: [], isCurrent: () => false, refusalOf: () => null }
    const day = today()
    const { deadlines_version: dates } = await versionsOf(context.tx, row.uuid)
    return {
      documents: documentsIn(found, day),
      // Interest runs on from day to day.
      isCurrent: (made) =>
        made.assessment_version === found.version && made.deadlines_version === dates && made.as_on === day,
      refusalOf: (key) => {
        const sentence = assessmentRefusal(key, found.lines)
        return sentence === null ? null : new Conflict(sentence)
      },
    }
  },
  read: async (tx, row, key) => {
    const stored = await readFrozenJson(tx, row.uuid)
    if (!stored) throw new PermanentJobError(REOPENED)
    const found = await enteredOf(tx, row, billOfStored(row.uuid, stored))
    if (!isEntered(found)) throw new PermanentJobError(NONE)
    const refusal = assessmentRefusal(key, found.lines)
    if (refusal !== null) throw new PermanentJobError(refusal)
    const day = today()
    const versions = await versionsOf(tx, row.uuid)
    return {
      area: stored.area,
      madeOf: { revision: row.revision, ...versions, assessment_version: found.version, as_on: day },
      // As it is stored, whose hash the workbooks carry.
      jsonWith: () => stored.json,
      pdfs: [],
      assessment: asFrozen(found, { until: day, payBy: (await payBy(tx, row))?.day ?? undefined }),
      // `{case ref} – {document} – {day}.{extension}`
      fileNameOf: ({ name, extension }) => `${inFileName(stored.reference)} – ${name} – ${day}.${extension}`,
      // Reopening locks the case too. After it the case may have been completed anew.
      assertStands: async (still, stage) => {
        const isSame = stage === 'complete' && (await frozenAt(still, row.uuid)) === stored.at
        if (!isSame) throw new PermanentJobError(REOPENED)
      },
    }
  },
})

/** What is made of a case on request: previews while it is drafted, documents of its assessment once it is complete. */
export const previewSources = (items: Items, today: () => string): PreviewSources => ({
  drafted: draftedDocuments(items),
  complete: assessedDocuments(today),
})
