import type { Names } from '../names/names.ts'
import { notOffered, picked } from '../upstream/host-call.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import { additionsOf, canBeCut, type CaseQuery } from './case-list.ts'
import type { CaseLists } from './case-lists.ts'
import { ownLists } from './own-lists.ts'
import { specifiedLists } from './specified-lists.ts'

type Lists = Pick<CaseLists, 'list' | 'all' | 'stages'>

const refuse = async (): Promise<never> => {
  throw notOffered()
}
/** The lists for a query by what no row of the specification says. */
const notListed: Lists = { list: refuse, all: refuse, stages: refuse }

export function createCaseLists(request: RequestHosts, names: Names): CaseLists {
  const { caseHost } = request
  const own = ownLists(request)
  const specified = specifiedLists(request, names)
  const { pageWithStages } = picked(caseHost, ['case_stages', 'case_parts'], own, { pageWithStages: own.page })
  const { stablePage } = picked(caseHost, 'export_lists', own, { stablePage: own.page })
  const ownList: CaseLists['list'] = (query, columns, withStages) => {
    if (query.isStable) return stablePage(query, columns)
    return (withStages ? pageWithStages : own.page)(query, columns)
  }
  /** The lists for a query: of a host that has what it asks for, else cut from all cases as far as these say it. */
  const listsFor = (query: CaseQuery): Lists => {
    const { list, all, stages } = canBeCut(query) ? specified : notListed
    const more = additionsOf(query)
    return {
      ...picked<Pick<Lists, 'list' | 'all'>, 'list' | 'all'>(
        caseHost,
        ['case_list', ...more],
        { list: ownList, all: own.all },
        { list, all },
      ),
      stages: picked(caseHost, ['case_stages', 'case_list', ...more], own, { stages }).stages,
    }
  }
  return {
    list: (query, ...rest) => listsFor(query).list(query, ...rest),
    all: (query, ...rest) => listsFor(query).all(query, ...rest),
    stages: (query, ...rest) => listsFor(query).stages(query, ...rest),
    choices: picked(caseHost, 'case_queries', own, { choices: specified.choices }).choices,
  }
}
