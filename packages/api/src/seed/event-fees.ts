import type { Tx } from '../access/as-viewer.ts'

/** What the editions cite: nobody may take the figures of the demonstration for those of the scheme. */
const EXAMPLE = 'Example figures, not those of the Legal Aid Agency'

/** Figures for events, in pence, by rate table and row. */
const exampleFees: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  ccfs_single_counsel: {
    'lower.up_to_10_days': 90_000,
    'lower.over_10_days': 98_000,
    'high_court.up_to_10_days': 105_000,
    'high_court.over_10_days': 113_000,
  },
  ccfs_two_counsel: { attended: 120_000, not_attended: 60_000 },
  ccfs_solicitor_advocate: { solicitor_advocate: 125_000, solicitor_advocate_fas: 80_000 },
  ccfs_counsel: {
    'single_counsel.junior.lower': 76_000,
    'single_counsel.junior.high_court': 84_000,
    'leading_counsel_junior_counsel.leading.any': 160_000,
    'leading_counsel_junior_counsel.junior.any': 80_000,
    '2x_junior_counsel.junior.any': 78_000,
    'leading_counsel_solicitor.leading.any': 165_000,
    'senior_junior_counsel.senior.any': 120_000,
    'senior_junior_counsel.junior.any': 80_000,
  },
}

/**
 * Own editions of one firm with example figures for the events of high cost cases, of which none are held: so that a
 * demonstration shows prices.
 */
export async function seedEventFees(tx: Tx): Promise<void> {
  const owner = await tx
    .selectFrom('person')
    .innerJoin('client', 'client.uuid', 'person.client_uuid')
    .where('client.name', '=', 'Ashdown Family Law')
    .where('person.role', '=', 'owner')
    .select(['person.uuid', 'client.uuid as client'])
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('rate_edition')
    .values(
      Object.entries(exampleFees).map(([table_key, amounts]) => ({
        client_uuid: owner.client,
        table_key,
        effective_from: '2015-10-01',
        authority: EXAMPLE,
        amounts: JSON.stringify(amounts),
        created_by: owner.uuid,
        changed_by: owner.uuid,
      })),
    )
    .execute()
}
