import { isUuid } from '@costdraft/schema/uuid.ts'
import type { Params } from 'react-router'

/**
 * Whether the parameters of a path that name a record are ids. Where one is not, no record can be meant: there is no
 * such page.
 */
export const nameRecords = ({ key: _tableOfRates, report: _report, ...records }: Params): boolean =>
  Object.values(records).every(isUuid)
