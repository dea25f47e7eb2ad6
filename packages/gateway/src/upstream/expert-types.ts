import type { ExpertTypeGroup } from '@costdraft/schema/expert-types/expert-types.ts'
import { specifiedRow } from './host-values.ts'
import type { Row } from './rows.ts'

/** The types of expert of a host, as the specification has them: by group. Asked for once a request. */
export type ExpertTypes = () => Promise<readonly ExpertTypeGroup[]>

const groupsIn = (answer: unknown): readonly ExpertTypeGroup[] => {
  const { expert_types: groups } = (answer ?? {}) as { expert_types?: unknown }
  const rows = Array.isArray(groups) ? (groups as Row[]) : []
  return rows.map((row) => specifiedRow('ExpertTypeGroup', { types: null, ...row })) as unknown as ExpertTypeGroup[]
}

export const createExpertTypes =
  (readCase: <T>(path: string) => Promise<T>): ExpertTypes =>
  async () =>
    groupsIn(await readCase('expert-type'))
