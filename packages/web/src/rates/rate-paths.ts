/** The list of tables. */
export const RATES = '/settings/rates'
/** The rates of a firm's own per hour. */
export const RATE_CARDS = '/settings/rate-cards'
/** The lists of the Court of Protection's bill that a firm enters. */
export const BILL_LISTS = '/settings/bill-lists'

/** A page about the rates of a firm, with the firm in its URL; without one, that of the viewer. */
export const withClient = (path: string, clientUuid: string | undefined, more: Record<string, string> = {}): string => {
  const query = new URLSearchParams({ ...(clientUuid !== undefined && { client: clientUuid }), ...more }).toString()
  return query ? `${path}?${query}` : path
}

/** The tables of a firm. */
export const ratesPath = (clientUuid?: string): string => withClient(RATES, clientUuid)

/**
 * What says in the URL which edition of a table is meant: the uuid of a firm's own, or the first day of the statute's.
 */
export interface EditionRef {
  uuid: string | null
  effectiveFrom: string
}
export const editionQuery = ({ uuid, effectiveFrom }: EditionRef): Record<string, string> =>
  uuid === null ? { from: effectiveFrom } : { edition: uuid }

/** A table of a firm; without `edition` with the edition in force today. */
export const tablePath = (key: string, clientUuid: string, edition?: EditionRef): string =>
  withClient(`${RATES}/${key}`, clientUuid, edition && editionQuery(edition))

/** The form of a new edition. With `confirms` it starts with the first day and the figures of that edition. */
export const addEditionPath = (key: string, clientUuid: string, confirms?: EditionRef): string =>
  withClient(`${RATES}/${key}/add`, clientUuid, confirms && { confirm: confirms.effectiveFrom })

/** The form of an edition of the firm's own. */
export const editEditionPath = (key: string, clientUuid: string, uuid: string): string =>
  withClient(`${RATES}/${key}/edit/${uuid}`, clientUuid)
