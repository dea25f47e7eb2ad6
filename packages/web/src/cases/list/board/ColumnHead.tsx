import type { Stage } from '@costdraft/costing'
import { stageWords } from '@costdraft/schema/stage-words.ts'
import { VisuallyHidden } from '@chakra-ui/react'
import { pounds } from '../../../bills/figures.ts'
import type { CaseStagesQuery } from '../../../generated/graphql.ts'

export type StageTotal = CaseStagesQuery['caseStages'][number]

/** The head of a column: its name, and how many cases it has and what they come to, as the server says. */
export const ColumnHead = ({ id, stage, total }: { id: string; stage: Stage; total: StageTotal | undefined }) => (
  <header>
    <h2 id={id}>{stageWords[stage].column}</h2>
    <span>
      {total ? total.count.toLocaleString('en-GB') : '\u00A0'}
      {total && <VisuallyHidden>{total.count === 1 ? ' case' : ' cases'}</VisuallyHidden>}
    </span>
    <span>{total ? pounds(total.value) : '\u00A0'}</span>
  </header>
)
