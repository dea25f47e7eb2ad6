/** What the clients are asked for, as the address says it. */
export interface ClientQuestion {
  search: string
}

export const readAddress = (address: URLSearchParams): ClientQuestion => ({ search: (address.get('q') ?? '').trim() })
export const writeAddress = ({ search }: ClientQuestion): URLSearchParams =>
  new URLSearchParams(search ? { q: search } : {})
