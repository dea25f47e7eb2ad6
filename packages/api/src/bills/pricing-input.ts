import type { CaseOfOtherArea, Items, PricedCase, Rates } from '@costdraft/costing'
import { areaOf } from '@costdraft/schema/areas/index.ts'
import type { TabName } from '@costdraft/schema/kind.ts'
import type { Tx } from '../access/as-viewer.ts'
import { ratesOfClients } from './own-editions.ts'
import { loadCases, type LoadedCase } from './load-cases.ts'
import { loadCounsel, loadEvents } from './load-events.ts'
import { earnerOnDay, loadEarners, type Earners } from '../clients/load-earners.ts'
import { loadDisbursements, loadExpertFees } from './load-payments.ts'
import { loadAttendances, loadHearings, loadTime } from './load-work.ts'
import { byCase } from './with-case.ts'

/** A case as the pricing engine takes it. */
export interface PricingInput {
  priced: PricedCase | CaseOfOtherArea
  items: Items
  /** Those of its firm. */
  rates: Rates
}

/**
 * Loads the pricing inputs of cases by uuid, with one query per kind of item, whatever the number of cases and items.
 * `earners` are the fee earners and offices of their firms, if not as they are stored.
 */
export async function loadPricingInputs(
  tx: Tx,
  uuids: readonly string[],
  earners?: Earners,
): Promise<Map<string, PricingInput>> {
  const earnerOn = earnerOnDay(earners ?? (await loadEarners(tx, uuids)))
  const cases = await loadCases(tx, uuids, earnerOn)
  const ratesOf = await ratesOfClients(
    tx,
    cases.map(({ client }) => client),
  )
  const withSteps = uuidsWith(cases, 'proceduralSteps')
  const withEvents = uuidsWith(cases, 'highCostSteps')
  const time = byCase(uuids, await loadTime(tx, uuids, earnerOn))
  const hearings = byCase(uuids, await loadHearings(tx, uuids))
  const disbursements = byCase(uuids, await loadDisbursements(tx, uuids))
  const expertFees = byCase(uuids, await loadExpertFees(tx, uuids))
  const attendances = byCase(withSteps, await loadAttendances(tx, withSteps, earnerOn))
  const events = byCase(withEvents, await loadEvents(tx, withEvents))
  const counsel = byCase(withEvents, await loadCounsel(tx, withEvents))
  return new Map(
    cases.map(({ uuid, client, priced }) => [
      uuid,
      {
        priced,
        rates: ratesOf(client),
        items: {
          time: time.get(uuid) ?? [],
          hearings: hearings.get(uuid) ?? [],
          disbursements: disbursements.get(uuid) ?? [],
          expertFees: expertFees.get(uuid) ?? [],
          attendances: attendances.get(uuid) ?? [],
          events: events.get(uuid) ?? [],
          counsel: counsel.get(uuid) ?? [],
        },
      },
    ]),
  )
}

/** The cases of areas that have a tab. */
const uuidsWith = (cases: readonly LoadedCase[], tab: TabName): string[] =>
  cases.flatMap(({ uuid, priced }) => (areaOf(priced.area)?.tabs.includes(tab) ? [uuid] : []))
