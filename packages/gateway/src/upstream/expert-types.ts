import type { ExpertTypeGroup } from '@costdraft/schema/expert-types/expert-types.ts'

/** The types of expert of a host, as the specification has them: by group. Asked for once a request. */
export type ExpertTypes = () => Promise<readonly ExpertTypeGroup[]>

const groupsIn = (answer: unknown): readonly ExpertTypeGroup[] => {
  const { expert_types: groups } = (answer ?? {}) as { expert_types?: unknown }
  return Array.isArray(groups) ? (groups as ExpertTypeGroup[]) : []
}

export const createExpertTypes =
  (readCase: <T>(path: string) => Promise<T>): ExpertTypes =>
  async () =>
    groupsIn(await readCase('expert-type'))
