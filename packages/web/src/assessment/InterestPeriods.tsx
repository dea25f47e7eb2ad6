import { Text, chakra } from '@chakra-ui/react'
import { formatIsoDate } from '../formats/dates.ts'
import { formatAmount } from '../formats/format-money.ts'
import type { AssessmentPaymentsShownFragment } from '../generated/graphql.ts'
import { accountTable } from './account-style.ts'

type Interest = AssessmentPaymentsShownFragment['interest']

/** How the interest is worked out as it is stored: the days of each sum that was not paid. */
export function InterestPeriods({ interest: { periods, amount } }: { interest: Interest }) {
  if (!periods || periods.length === 0 || amount === null) return null
  return (
    <>
      <chakra.table css={accountTable} mt="4" aria-label="How the interest is worked out">
        <thead>
          <tr>
            <th scope="col">Days</th>
            <th scope="col" data-figure="">
              Number
            </th>
            <th scope="col" data-figure="">
              Not paid £
            </th>
            <th scope="col" data-figure="">
              Interest £
            </th>
          </tr>
        </thead>
        <tbody>
          {periods.map(({ from, to, days, principal, isDisallowed, amount: own }) => (
            <tr key={from}>
              <th scope="row">
                {formatIsoDate(from)} to {formatIsoDate(to)}
              </th>
              <td data-figure="">{days}</td>
              <td data-figure="">{formatAmount(principal)}</td>
              <td data-figure="" data-muted={isDisallowed ? '' : undefined}>
                {isDisallowed ? 'none' : formatAmount(own)}
              </td>
            </tr>
          ))}
          <tr data-rule="total">
            <th scope="row">Up to today</th>
            <td />
            <td />
            <td data-figure="">{formatAmount(amount)}</td>
          </tr>
        </tbody>
      </chakra.table>
      <Text textStyle="xs" color="muted" mt="1">
        Simple interest: days over 365, rounded once a period. A payment counts from its own day.
      </Text>
    </>
  )
}
