/**
 * A function that finds rows by an index, for the role of requests: row-level security would test every row of the
 * firms, because it lets no index answer conditions that could reveal something of the rows that they are tested on. So
 * the function runs as the owner of the tables and limits the rows itself, to the firms that row-level security would
 * show and, of these, to `clients`. It answers uuids alone; what is shown of them is read under row-level security.
 */
export const definer = (header: string, declare: string, body: string, settings = ''): string => `
  create or replace function ${header} language plpgsql stable security definer set search_path = public, pg_temp ${settings} as $$
  #variable_conflict use_column
  declare own uuid[] := array(select unnest(nullif(current_setting('costdraft.clients', true), '')::uuid[]) intersect select unnest(clients));
    ${declare}
  begin
    ${body}
  end $$`

/** A function of the search: its name, the types of its parameters, and the statement that makes it. */
export interface SearchFunction {
  name: string
  parameters: string
  make: string
}
