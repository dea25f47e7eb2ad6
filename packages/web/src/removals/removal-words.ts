import type { RemovalKind } from '@costdraft/schema/removals/removals.ts'

/** A record that is removed and brought back: of a client, or itself one. */
export interface RemovableRecord {
  kind: RemovalKind
  uuid: string
  clientUuid: string
  name: string
}

/** What people call a kind of record, and what goes with it when it is removed. */
export const removalWords: Readonly<Record<RemovalKind, { noun: string; goesWith: string }>> = {
  fee_earner: {
    noun: 'Fee earner',
    goesWith: 'Only a fee earner whom no case and no row names can be removed; retire anyone else.',
  },
  site: { noun: 'Location', goesWith: 'Only a location at which nobody is, and no case, can be removed.' },
  client: {
    noun: 'Client',
    goesWith:
      'Its locations, fee earners and users go with it, and its users are signed out. Only a client without cases can be removed; archive any other.',
  },
  case: {
    noun: 'Case',
    goesWith: 'Its notes, documents and files go with it. Only a case without rows can be removed.',
  },
}
