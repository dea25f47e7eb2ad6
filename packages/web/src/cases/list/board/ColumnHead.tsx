import { stageLabels } from '@costdraft/schema/cases/stage-labels.ts'
import { VisuallyHidden } from '@chakra-ui/react'
import { Unavailable } from '../../../ui/Unavailable.tsx'
import { stageValueText, type StageTotal } from '../case-value.ts'
import type { BoardStage } from './board-columns.ts'

/** The column of the cases in stages of the host's own. */
const OTHER = 'Other'

function TotalValue({ total }: { total: StageTotal | undefined }) {
  return <span>{total ? (stageValueText(total) ?? <Unavailable />) : '\u00A0'}</span>
}

/** The head of a column: its name, its number of cases and their total value, both from the server. */
export const ColumnHead = ({ id, stage, total }: { id: string; stage: BoardStage; total: StageTotal | undefined }) => (
  <header>
    <h2 id={id}>{stage === null ? OTHER : stageLabels[stage].column}</h2>
    <span>
      {total ? total.count.toLocaleString('en-GB') : '\u00A0'}
      {total && <VisuallyHidden>{total.count === 1 ? ' case' : ' cases'}</VisuallyHidden>}
    </span>
    <TotalValue total={total} />
  </header>
)
