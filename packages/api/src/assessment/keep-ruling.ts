import type { CaseHead } from '../cases/case-rows.ts'
import type { AssessmentOnWire, AssessmentRequest } from './assessment-on-wire.ts'
import type { RulingEffects } from './assessment.table.ts'

/** What a ruling on many lines did, what was entered from a workbook, or the undoing of one of these. */
export interface Ruled {
  assessment: AssessmentOnWire
  changed: number
  left: number
  /** By which it is undone; null where nothing was changed, and of an undoing. */
  undo: string | null
}
/** Keeps what is needed to undo what was done with many lines, and resolves with its uuid. */
export async function keepRuling(
  { tx, viewer }: Pick<AssessmentRequest, 'tx' | 'viewer'>,
  owner: Pick<CaseHead, 'uuid' | 'client'>,
  assessment: string,
  effects: RulingEffects,
): Promise<string> {
  const { uuid } = await tx
    .insertInto('assessment_ruling')
    .values({
      ...{ assessment_uuid: assessment, client_uuid: owner.client, case_uuid: owner.uuid },
      effects: JSON.stringify(effects),
      created_by: viewer.user_uuid,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return uuid
}
