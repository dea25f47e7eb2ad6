import { useState } from 'react'
import type { AssessmentFilter } from '../generated/graphql.ts'
import { readError } from '../ui/read-error.ts'
import { useQuery } from '../ui/use-query.ts'
import { AssessedCountDocument } from './assessment.operations.ts'
import type { StoredLine } from './line-source.ts'
import type { RuleProps } from './rule-props.ts'
import { useRule } from './use-rule.ts'
import { filterOfScope, rulingOf, type LineCounts, type WantedRuling } from './wanted-ruling.ts'

const CHANGED = 'Someone else changed the assessment meanwhile. The lines are counted as they are now.'

/** The lines that are selected, as they are stored: they are loaded, and need not be counted elsewhere. */
const selectedLines = ({ acts }: Pick<RuleProps, 'acts'>): StoredLine[] =>
  acts.selected().flatMap(({ stored }) => (stored ? [stored as StoredLine] : []))
const countsOf = (lines: readonly StoredLine[]): LineCounts => ({
  lines: lines.length,
  offers: lines.filter(({ offered }) => offered !== null).length,
  rulings: lines.filter(({ allowed }) => allowed !== null).length,
})

/** How many lines a ruling is about, and the version of the assessment in which they are so many. */
function useCounts(props: RuleProps, { scope }: WantedRuling, filter: AssessmentFilter | undefined) {
  const { caseUuid, assessment, readLoaded } = props
  const isSelected = scope === 'selected'
  const { data, loading, error, refetch } = useQuery(AssessedCountDocument, {
    variables: { uuid: caseUuid, ...(filter && { filter }) },
    skip: isSelected,
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  })
  if (isSelected) return { counts: countsOf(selectedLines(props)), version: assessment.version, countAgain: readLoaded }
  const found = loading ? undefined : data?.case.assessment
  return { counts: found?.lines.totals, version: found?.version, error, countAgain: refetch }
}

/** How many lines it is about, and the ruling itself. */
export function useRuling(props: RuleProps, wanted: WantedRuling, close: () => void) {
  const { caseUuid, readLoaded, acts } = props
  const rule = useRule({ caseUuid, readLoaded, done: acts.done })
  const selected = selectedLines(props).map(({ uuid }) => uuid)
  const filter = filterOfScope(wanted, { selected, filter: props.filter })
  const { counts, version, error, countAgain } = useCounts(props, wanted, filter)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const send = async (): Promise<void> => {
    const read = rulingOf(wanted)
    if (version === undefined || isBusy || 'problem' in read) return
    setIsBusy(true)
    setRefusal(undefined)
    try {
      await rule({ filter, ruling: read.ruling, version })
      close()
    } catch (error) {
      console.error(error)
      const { code, message } = readError(error)
      setRefusal(code === 'CONFLICT' ? CHANGED : message)
      setIsBusy(false)
      if (code === 'CONFLICT') await countAgain().catch(console.error)
    }
  }
  return { counts, isBusy, refusal: refusal ?? (error && readError(error).message), send }
}
