import { chakra } from '@chakra-ui/react'
import { labelOf } from '@costdraft/schema/labels.ts'
import { formatIsoDate } from '../formats/dates.ts'
import { AboveGuideline, GuidelineRate } from '../rates/guideline-mark.tsx'
import { Unavailable } from '../ui/Unavailable.tsx'
import { ownEditionSentence, withWrittenDates, type Line } from './bill.ts'
import { formatAmount, formatQuantity, isPercentage } from '../formats/format-money.ts'

/** A rate as text; a percentage is of an amount. */
const rateText = (rate: NonNullable<Line['rate']>, unit: Line['unit']): string =>
  isPercentage(unit) ? `of ${formatAmount(rate)}` : formatAmount(rate)

/** Why a line is excluded or which rate is not held; nothing for other lines. */
function ReasonRow({ line: { notHeld, excludedBecause }, columns }: { line: Line; columns: number }) {
  const reason = notHeld ?? excludedBecause
  return (
    reason && (
      <tr>
        <td />
        <chakra.td
          data-name=""
          colSpan={columns}
          css={{ paddingTop: '0 !important' }}
          color={notHeld ? 'attention.ink' : 'muted'}
        >
          {withWrittenDates(notHeld ?? `Not counted. ${excludedBecause}`)}
        </chakra.td>
      </tr>
    )
  )
}

/**
 * What was paid for, which rate of its table where that is asked for, and whose own edition of a table has priced it.
 */
function DescriptionCell({ line: { description, authority }, namesRate }: { line: Line; namesRate: boolean }) {
  const own = authority && ownEditionSentence(authority)
  return (
    <chakra.td data-name="" overflowWrap="anywhere" color={description ? undefined : 'muted'}>
      {description ? labelOf(description) : 'No description'}
      {namesRate && authority && (
        <chakra.span display="block" color="muted" title={own ?? undefined}>
          {own ? `${authority.table}: ${authority.provision}` : authority.provision}
        </chakra.span>
      )}
      {own && !namesRate && (
        <chakra.span display="block" color="muted" title={own}>
          Own edition
        </chakra.span>
      )}
    </chakra.td>
  )
}

/** One priced line, followed by a row that says why it is excluded or which rate is not held. */
export function LineRow({ line, isEnhanced, namesRate }: { line: Line; isEnhanced: boolean; namesRate: boolean }) {
  const { date, quantity, unit, rate, enhancement, net, vat, excludedBecause, notHeld } = line
  // What is not paid at all has no price, which is not the price zero.
  const hasNoPrice = notHeld !== null || (excludedBecause !== null && net === '0.00')
  const priced = (text: string): string => (hasNoPrice ? '–' : text)
  return (
    <tbody data-muted={excludedBecause ? '' : undefined}>
      <tr data-muted={excludedBecause ? '' : undefined}>
        <chakra.td whiteSpace="nowrap">{date && formatIsoDate(date)}</chakra.td>
        <DescriptionCell line={line} namesRate={namesRate} />
        <td data-figure="" data-named="Quantity">
          {quantity !== null && unit ? formatQuantity(quantity, unit) : <Unavailable />}
        </td>
        <td data-figure="" data-named="Rate">
          <AboveGuideline {...line} />
          {rate === null ? <Unavailable /> : priced(rateText(rate, unit))}
          {line.guidelineRate !== null && <GuidelineRate rate={line.guidelineRate} />}
        </td>
        {isEnhanced && (
          <td data-figure="" data-named="Enh.">
            {enhancement ? `${enhancement} %` : '–'}
          </td>
        )}
        <td data-figure="" data-named="Net">
          {priced(formatAmount(net))}
        </td>
        <td data-figure="" data-named="VAT">
          {priced(formatAmount(vat))}
        </td>
      </tr>
      <ReasonRow line={line} columns={isEnhanced ? 6 : 5} />
    </tbody>
  )
}
