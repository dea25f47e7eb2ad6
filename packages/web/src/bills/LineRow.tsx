import { chakra } from '@chakra-ui/react'
import { labelOf } from '@costdraft/schema/labels.ts'
import { writtenDate } from '../ui/dates.ts'
import { inWords, type Line } from './bill.ts'
import { figure, quantityOf } from './figures.ts'

/** One line, and under it why it does not count or what it lacks. */
export function LineRow({ line, isEnhanced }: { line: Line; isEnhanced: boolean }) {
  const { date, description, quantity, unit, rate, enhancement, net, vat, excludedBecause, notHeld } = line
  const priced = (text: string): string => (notHeld ? '–' : text)
  return (
    <tbody data-muted={excludedBecause ? '' : undefined}>
      <tr data-muted={excludedBecause ? '' : undefined}>
        <chakra.td whiteSpace="nowrap">{date && writtenDate(date)}</chakra.td>
        <chakra.td overflowWrap="anywhere" color={description ? undefined : 'muted'}>
          {description ? labelOf(description) : 'No description'}
        </chakra.td>
        <td data-figure="">{quantityOf(quantity, unit)}</td>
        <td data-figure="">{priced(unit === 'percent' ? `of ${figure(rate)}` : figure(rate))}</td>
        {isEnhanced && <td data-figure="">{enhancement === 0 ? '–' : `${enhancement} %`}</td>}
        <td data-figure="">{priced(figure(net))}</td>
        <td data-figure="">{priced(figure(vat))}</td>
      </tr>
      {(notHeld ?? excludedBecause) && (
        <tr>
          <td />
          <chakra.td
            colSpan={isEnhanced ? 6 : 5}
            css={{ paddingTop: '0 !important' }}
            color={notHeld ? 'attention.ink' : 'muted'}
          >
            {inWords(notHeld ?? `Not counted. ${excludedBecause}`)}
          </chakra.td>
        </tr>
      )}
    </tbody>
  )
}
