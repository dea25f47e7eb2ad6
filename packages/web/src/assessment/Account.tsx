import { chakra } from '@chakra-ui/react'
import { labelOf, partLabel } from '@costdraft/schema/labels.ts'
import { formatAmount } from '../formats/format-money.ts'
import { useIsPhone } from '../ui/use-is-phone.ts'
import { accountTable } from './account-style.ts'
import type { AssessedTotals, AssessmentHead } from './use-assessment.ts'

const columns = [
  { name: 'claimed', head: 'Claimed' },
  { name: 'offered', head: 'Offered' },
  { name: 'allowed', head: 'Allowed' },
  { name: 'unruled', head: 'Not ruled on' },
  { name: 'reduction', head: 'Reduced' },
] as const
const sums = [
  { sum: 'net', label: 'Net' },
  { sum: 'vat', label: 'VAT' },
  { sum: 'gross', label: 'Total' },
] as const
type Column = (typeof columns)[number]['name']
type Sum = (typeof sums)[number]['sum']
type Heads = AssessmentHead['heads']

/** How many lines a figure is of. */
function countOf(name: Column, { lines, offers, rulings }: AssessedTotals): number {
  if (name === 'claimed') return lines
  if (name === 'offered') return offers
  return name === 'unruled' ? lines - rulings : rulings
}

/** A figure of the account; a dash where it is of no line. */
function Figure({ name, sum, totals }: { name: Column; sum: Sum; totals: AssessedTotals }) {
  const isNone = countOf(name, totals) === 0
  return (
    <td data-figure="" data-muted={isNone ? '' : undefined}>
      {isNone ? '–' : formatAmount(totals[name][sum])}
    </td>
  )
}

const headName = ({ name, part }: Heads[number]): string =>
  part === null ? labelOf(name) : `${labelOf(name)}, ${partLabel(part)}`

/** The heads without VAT, and what they come to: a column each for what is claimed, offered and allowed. */
const Wide = ({ heads, totals }: Pick<AssessmentHead, 'heads' | 'totals'>) => (
  <chakra.table css={accountTable} aria-label="Claimed, offered and allowed">
    <thead>
      <tr>
        <th scope="col">£</th>
        {columns.map(({ name, head }) => (
          <th key={name} scope="col" data-figure="">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    {heads.length > 1 && (
      <tbody>
        {heads.map((head) => (
          <tr key={headName(head)}>
            <th scope="row">{headName(head)}</th>
            {columns.map(({ name }) => (
              <Figure key={name} name={name} sum="net" totals={head.totals} />
            ))}
          </tr>
        ))}
      </tbody>
    )}
    <tbody data-rule={heads.length > 1 ? 'above' : undefined}>
      {sums.map(({ sum, label }) => (
        <tr key={sum} data-rule={sum === 'gross' ? 'total' : undefined}>
          <th scope="row">{label}</th>
          {columns.map(({ name }) => (
            <Figure key={name} name={name} sum={sum} totals={totals} />
          ))}
        </tr>
      ))}
    </tbody>
  </chakra.table>
)

/** The same where there is no room for so many columns: a row each, then the heads. */
const Narrow = ({ heads, totals }: Pick<AssessmentHead, 'heads' | 'totals'>) => (
  <>
    <chakra.table css={accountTable} aria-label="Claimed, offered and allowed">
      <thead>
        <tr>
          <th scope="col">£</th>
          {sums.map(({ sum, label }) => (
            <th key={sum} scope="col" data-figure="">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns.map(({ name, head }) => (
          <tr key={name}>
            <th scope="row">{head}</th>
            {sums.map(({ sum }) => (
              <Figure key={sum} name={name} sum={sum} totals={totals} />
            ))}
          </tr>
        ))}
      </tbody>
    </chakra.table>
    {heads.length > 1 && (
      <chakra.table css={accountTable} mt="4" aria-label="Heads, without VAT">
        <thead>
          <tr>
            <th scope="col">Net £</th>
            {columns.slice(0, 3).map(({ name, head }) => (
              <th key={name} scope="col" data-figure="">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {heads.map((head) => (
            <tr key={headName(head)}>
              <th scope="row">{headName(head)}</th>
              {columns.slice(0, 3).map(({ name }) => (
                <Figure key={name} name={name} sum="net" totals={head.totals} />
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    )}
  </>
)

/** What is claimed, offered and allowed, by head and in all. */
export function Account({ assessment: { heads, totals } }: { assessment: AssessmentHead }) {
  const Form = useIsPhone() ? Narrow : Wide
  return <Form heads={heads} totals={totals} />
}
