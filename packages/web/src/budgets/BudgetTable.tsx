import { Button, chakra } from '@chakra-ui/react'
import { phases, type Phase } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { formatAmount } from '../formats/format-money.ts'
import type { Figures } from './budget-values.ts'
import type { BudgetInputs } from './table-inputs.ts'
import { detailName, PhaseDetail } from './PhaseDetail.tsx'
import { budgetTable } from './table-style.ts'

interface Props {
  /** Undefined while the first figures are worked out. */
  figures: Figures | undefined
  /** The number of contingencies. While figures are worked out, it may differ from theirs. */
  contingencies: number
  inputs?: BudgetInputs
  isWorking?: boolean
}

/** A figure in pounds; a dash until it is known. On a narrow screen its name stands before it. */
const Figure = ({ name, money }: { name: string; money: string | undefined }) => (
  <td data-figure="" data-name={name} data-nothing={money === undefined || Number(money) === 0 ? '' : undefined}>
    {money === undefined ? '–' : formatAmount(money)}
  </td>
)
const Input = ({ name, children }: { name: string; children: ReactNode }) => (
  <td data-figure="" data-name={name}>
    {children}
  </td>
)

const heads = ['Time', 'Disbursements'] as const
const Head = () => (
  <thead>
    <tr>
      <th scope="col" rowSpan={2} style={{ width: '15%' }}>
        Phase
      </th>
      <th scope="col" rowSpan={2}>
        Assumptions
      </th>
      {['Incurred £', 'Estimated £'].map((group) => (
        <th key={group} scope="colgroup" colSpan={2} data-group="" style={{ width: '22%' }}>
          {group}
        </th>
      ))}
      <th scope="col" rowSpan={2} data-figure="" style={{ width: '11%' }}>
        Total £
      </th>
    </tr>
    <tr>
      {['incurred', 'estimated'].flatMap((group) =>
        heads.map((head) => (
          <th key={`${group} ${head}`} scope="col" data-figure="">
            {head}
          </th>
        )),
      )}
    </tr>
  </thead>
)

interface PhaseProps {
  phase: Phase | null
  row: Figures['phases'][number] | undefined
  inputs: BudgetInputs | undefined
}

/** What is estimated of a phase: the other costs where they are entered, with all of them below. */
function Estimated({ phase, row, inputs, of }: PhaseProps & { of: 'time' | 'disbursements' }) {
  const name = `Estimated: ${of}`
  const all = row?.estimated[of]
  if (!inputs || !phase) return <Figure name={name} money={all} />
  const other = (of === 'time' ? row?.otherTime : row?.otherDisbursements)?.estimated
  return (
    <Input name={name}>
      <div>
        {inputs.estimate(phase, of)}
        {all !== undefined && all !== other && (
          <chakra.span display="block" textStyle="xs" color="muted">{`In all ${formatAmount(all)}`}</chakra.span>
        )}
      </div>
    </Input>
  )
}

const DetailButton = ({ phase, isOpen, toggle }: { phase: Phase | null; isOpen: boolean; toggle: () => void }) => (
  <Button
    type="button"
    size="xs"
    variant="ghost"
    display="flex"
    ms="-2"
    aria-expanded={isOpen}
    aria-label={detailName(phase)}
    onClick={toggle}
  >
    {isOpen ? <ChevronDown aria-hidden /> : <ChevronRight aria-hidden />}
    Details
  </Button>
)

function PhaseRow({ phase, row, inputs: all }: PhaseProps) {
  const inputs = phase === null ? undefined : all
  const [isOpen, setIsOpen] = useState(false)
  const own = { phase, row, inputs }
  return (
    <>
      <tr>
        <th scope="row">
          {phase === null ? 'No phase recorded' : labelOf(phase)}
          <DetailButton phase={phase} isOpen={isOpen} toggle={() => setIsOpen(!isOpen)} />
        </th>
        <chakra.td
          data-wide=""
          overflowWrap="anywhere"
          whiteSpace="pre-line"
          data-empty={inputs || row?.assumptions ? undefined : ''}
        >
          {inputs && phase ? inputs.assumptions(phase) : row?.assumptions}
        </chakra.td>
        <Figure name="Incurred: time" money={row?.incurred.time} />
        <Figure name="Incurred: disbursements" money={row?.incurred.disbursements} />
        <Estimated {...own} of="time" />
        <Estimated {...own} of="disbursements" />
        <Figure name="Total" money={row?.total} />
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={7} data-detail="">
            <PhaseDetail phase={phase} row={row} inputs={inputs?.detail} />
          </td>
        </tr>
      )}
    </>
  )
}

/** A contingency, whose amounts are entered as a whole. */
function ContingencyRow({
  at,
  row,
  inputs,
}: {
  at: number
  row: Figures['contingencies'][number] | undefined
  inputs: BudgetInputs | undefined
}) {
  return (
    <tr>
      <th scope="row" colSpan={2}>
        {inputs ? inputs.contingency(at, 'name') : row?.name}
        {inputs?.contingency(at, 'approved')}
        {!inputs && row?.approved != null && (
          <chakra.span display="block" color="muted">{`Approved or agreed: ${formatAmount(row.approved)}`}</chakra.span>
        )}
      </th>
      {(['incurred', 'estimated'] as const).map((of) => (
        <td key={of} colSpan={2} data-figure="" data-name={of === 'incurred' ? 'Incurred' : 'Estimated'}>
          {inputs ? inputs.contingency(at, of) : row && formatAmount(row[of])}
        </td>
      ))}
      <Figure name="Total" money={row?.total} />
    </tr>
  )
}

function Foot({ figures }: { figures: Figures | undefined }) {
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={2}>
          Phases
        </th>
        <Figure name="Incurred: time" money={figures?.incurred.time} />
        <Figure name="Incurred: disbursements" money={figures?.incurred.disbursements} />
        <Figure name="Estimated: time" money={figures?.estimated.time} />
        <Figure name="Estimated: disbursements" money={figures?.estimated.disbursements} />
        <td data-empty="" />
      </tr>
      <tr>
        <th scope="row" colSpan={2}>
          Grand total
        </th>
        {(['totalIncurred', 'totalEstimated'] as const).map((of) => (
          <td key={of} colSpan={2} data-figure="" data-name={of === 'totalIncurred' ? 'Incurred' : 'Estimated'}>
            {figures ? formatAmount(figures[of]) : '–'}
          </td>
        ))}
        <Figure name="Total" money={figures?.grandTotal} />
      </tr>
    </tfoot>
  )
}

/** Enter and the arrow keys go down and up the inputs of a column. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event
  if (ctrlKey || metaKey || altKey || !(target instanceof HTMLInputElement)) return
  const by = { Enter: shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[key]
  if (by === undefined) return
  event.preventDefault()
  const names = target.name.split('.')
  const column = `input[name^="${CSS.escape(names[0] ?? '')}"][name$=".${CSS.escape(names.at(-1) ?? '')}"]`
  const inputs = [...event.currentTarget.querySelectorAll<HTMLInputElement>(column)]
  inputs[inputs.indexOf(target) + by]?.focus()
}

/** The costs budget as a table: a row a phase, then the contingencies and the totals. No figure has VAT in it. */
export function BudgetTable({ figures, contingencies, inputs, isWorking = false }: Props) {
  return (
    <chakra.table aria-label="Costs budget" aria-busy={isWorking} css={budgetTable} onKeyDown={onKeyDown}>
      <Head />
      <tbody>
        {(figures?.phases.map(({ phase }) => phase) ?? phases).map((phase) => (
          <PhaseRow
            key={phase}
            phase={phase}
            row={figures?.phases.find((row) => row.phase === phase)}
            inputs={inputs}
          />
        ))}
      </tbody>
      {contingencies > 0 && (
        <tbody aria-label="Contingencies">
          {Array.from({ length: contingencies }, (_, at) => (
            // A contingency has no id, and its inputs have no state of their own.
            // oxlint-disable-next-line react/no-array-index-key
            <ContingencyRow key={at} at={at} row={figures?.contingencies[at]} inputs={inputs} />
          ))}
        </tbody>
      )}
      <Foot figures={figures} />
    </chakra.table>
  )
}
