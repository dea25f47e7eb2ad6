import { poundsOf, usualRate, type RateSource } from '@costdraft/costing'
import { areaOf } from '@costdraft/schema/areas/index.ts'
import { IsoDate, Uuid } from '@costdraft/schema/structs.ts'
import { Router } from 'express'
import { is } from 'superstruct'
import { earnerOnDay, loadEarnersOf } from '../clients/load-earners.ts'
import { readCaseHead } from '../cases/case-rows.ts'
import { ValidationError } from '../errors/errors.ts'
import type { RequestHandlers, RequestContext } from '../http/request.ts'
import { rateCardsOfClients } from '../bills/rate-cards.ts'

/** What is claimed an hour in pounds where no rate is entered; null in an area whose work has no rate of its own. */
interface UsualRateOnWire {
  rate: number | null
  from: Exclude<RateSource, 'entered'> | null
}

/** The rate that work of a fee earner on a day takes, from the query. Refuses a fee earner of another firm. */
async function usualRateOf({ tx, viewer, req }: RequestContext): Promise<UsualRateOnWire> {
  const { fee_earner: earner, date } = req.query
  const { client, area_of_work: area } = await readCaseHead(tx, viewer, String(req.params.uuid))
  if (!is(date, IsoDate)) throw new ValidationError({ date: 'Enter a date such as 2025-01-14.' })
  const earners = await loadEarnersOf(tx, client)
  if (!is(earner, Uuid) || !earners.periods.has(earner))
    throw new ValidationError({ fee_earner: 'Choose a fee earner of this firm.' })
  // It is what a row takes that has no rate of its own: only where rows record one.
  if (!areaOf(area)?.itemFields?.includes('amount')) return { rate: null, from: null }
  const card = (await rateCardsOfClients(tx, [client]))(client)
  const { rate, from } = usualRate(card, { date, ...earnerOnDay(earners)(earner, date) })
  return { rate: rate.amount === null ? null : poundsOf(rate.amount), from }
}

/** `GET client/case/{id}/usual-rate?fee_earner=&date=`: what is claimed an hour where no rate is entered. */
export const usualRateRoutes = (ask: RequestHandlers): Router => {
  const router = Router()
  router.get('/client/case/:uuid/usual-rate', ask(usualRateOf, { parameters: ['fee_earner', 'date'] }))
  return router
}
