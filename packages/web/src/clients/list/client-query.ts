/** The query of a client list, kept in the URL (`q` is the search text). */
export interface ClientQuery {
  search: string
}

export const parseClientQuery = (params: URLSearchParams): ClientQuery => ({ search: (params.get('q') ?? '').trim() })
export const formatClientQuery = ({ search }: ClientQuery): URLSearchParams =>
  new URLSearchParams(search ? { q: search } : {})
