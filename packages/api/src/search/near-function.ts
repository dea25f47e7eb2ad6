import { quoted, wordsOf, type SearchedTable } from './searched-tables.ts'
import { definer, type SearchFunction } from './search-function.ts'

/** So many rows of each table are read for the words that they have; the rest is asked for without these words. */
const ROWS = 20
/** Few words are near to one: the rounds end when no more are found. */
const ROUNDS = 5

/**
 * The function that answers which of some words the searched texts of the firms have, as they stand. An index of words
 * is the table of a firm's words: it is kept in the transaction that writes a text, and a word that no text has any
 * more is not in it. One question asks an index for all the words at once; what that costs goes by the rows that have
 * one of them, so common words are first taken from what the database knows of its indexes. These may be of other firms
 * alone: whoever calls it searches for what it answers, as the viewer may.
 */
export function nearFunction(tables: readonly SearchedTable[]): SearchFunction {
  const words = [
    ...tables.map(
      (searched) => `(select words from (
          select *, ${wordsOf(searched)} as words from ${quoted(searched.table)} where ${wordsOf(searched)} @@ query offset 0
        ) ${quoted(searched.table)} where client_uuid = any(own) and ${searched.live ?? 'true'} limit ${ROWS})`,
    ),
    // Clients are few, and have no index of words.
    `(select search_words(firm.uuid, firm.name) from client firm
      where firm.uuid = any(own) and search_words(firm.uuid, firm.name) @@ query limit ${ROWS})`,
  ].join(' union all ')
  return {
    name: 'search_near',
    parameters: 'uuid[], text[]',
    make: definer(
      'search_near(clients uuid[], candidates text[]) returns setof text',
      'query tsquery; matching text[]; sought text[];',
      `if cardinality(own) = 0 then return; end if;
      matching := array(select distinct word from pg_stats, unnest(most_common_elems::text::text[]) word
        where schemaname = 'public' and tablename like 'search\\_of\\_%' and word = any(candidates));
      return query select unnest(matching);
      sought := array(select unnest(candidates) except select unnest(matching));
      for round in 1..${ROUNDS} loop
        query := (select string_agg('''' || replace(word, '''', '''''') || '''', ' | ') from unnest(sought) word)::tsquery;
        if query is null then return; end if;
        if cardinality(own) <= 3 then
          query := (select string_agg('''@' || firm || '''', ' | ') from unnest(own) firm)::tsquery && query;
        end if;
        matching := array(select distinct word from (${words}) found, unnest(tsvector_to_array(words)) word where word = any(sought));
        if cardinality(matching) = 0 then return; end if;
        return query select unnest(matching);
        sought := array(select unnest(sought) except select unnest(matching));
      end loop;`,
      // Of hundreds of words a planner expects to meet one at every turn, and would read a table from its beginning.
      'set enable_seqscan = off',
    ),
  }
}
