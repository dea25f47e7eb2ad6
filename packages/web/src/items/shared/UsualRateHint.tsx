import { IsoDate, Uuid } from '@costdraft/schema/structs.ts'
import { useFormState } from 'react-final-form'
import { useParams } from 'react-router'
import { useAddition } from '../../access/viewer.ts'
import { formatPounds } from '../../formats/format-money.ts'
import { UsualRateDocument } from '../../rates/usual-rate.operations.ts'
import { useQuery } from '../../ui/use-query.ts'
import { USUAL_RATE } from './claimed-rate.tsx'

/** What an empty rate of a time item stands for: in pounds, once it is known whose work of which day it is. */
export function UsualRateHint() {
  const { caseUuid = '' } = useParams()
  const { feeEarner, date } = useFormState<Record<string, unknown>>({ subscription: { values: true } }).values
  const isSaid = useAddition('usual_rate')
  const work = isSaid && Uuid.is(feeEarner) && IsoDate.is(date) ? { uuid: caseUuid, feeEarner, date } : undefined
  const { data } = useQuery(UsualRateDocument, {
    ...(work ? { variables: work } : { skip: true, variables: { uuid: caseUuid, feeEarner: '', date: '' } }),
    fetchPolicy: 'cache-and-network',
  })
  const found = work && data?.case.usualRate
  if (!found) return USUAL_RATE
  return `Empty: ${formatPounds(found.rate)}, ${found.from === 'rate_card' ? 'from the rate card' : 'as the rate card has none'}.`
}
