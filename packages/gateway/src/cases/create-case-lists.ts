import type { CaseAddition } from '@costdraft/schema/additions.ts'
import type { Names } from '../names/names.ts'
import { picked } from '../upstream/host-call.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import { isSpecial, type CaseQuery } from './case-list.ts'
import type { CaseLists } from './case-lists.ts'
import { ownLists } from './own-lists.ts'
import { specifiedLists } from './specified-lists.ts'

export function createCaseLists(request: RequestHosts, names: Names): CaseLists {
  const { caseHost } = request
  const own = ownLists(request)
  const specified = specifiedLists(request, names)
  const { pageWithStages } = picked(caseHost, ['case_stages', 'case_parts'], own, { pageWithStages: own.page })
  const { stablePage } = picked(caseHost, 'export_lists', own, { stablePage: own.page })
  const list: CaseLists['list'] = (query, columns, withStages) => {
    if (query.isStable) return stablePage(query, columns)
    return (withStages ? pageWithStages : own.page)(query, columns)
  }
  /** The lists for queries that need these additions as well. */
  const listsWith = (...more: CaseAddition[]): Pick<CaseLists, 'list' | 'all' | 'stages'> => ({
    ...picked<Pick<CaseLists, 'list' | 'all'>, 'list' | 'all'>(
      caseHost,
      ['case_list', ...more],
      { list, all: own.all },
      { list: specified.list, all: specified.all },
    ),
    stages: picked(caseHost, ['case_stages', 'case_list', ...more], own, { stages: specified.stages }).stages,
  })
  const plain = listsWith()
  const special = listsWith('case_queries')
  const listsFor = (query: CaseQuery): typeof plain => (isSpecial(query) ? special : plain)
  return {
    list: (query, ...rest) => listsFor(query).list(query, ...rest),
    all: (query, ...rest) => listsFor(query).all(query, ...rest),
    stages: (query, ...rest) => listsFor(query).stages(query, ...rest),
    choices: picked(caseHost, 'case_queries', own, { choices: specified.choices }).choices,
  }
}
