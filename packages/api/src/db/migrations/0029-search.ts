import { sql, type Kysely } from 'kysely'

/**
 * Letters with marks and the plain ones that stand for them, then typographic characters and those of the keyboard, as
 * in schema/search/words.
 */
const MARKED =
  'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥ' +
  'ĦħĨĩĪīĬĭĮįİıĴĵĶķĹĺĻļĽľŁłŃńŅņŇňŌōŎŏŐőŒœŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŧŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽž' +
  '\u2018\u2019\u02bc\u201c\u201d\u2010\u2011\u2012\u2013\u2014\u2026\u00a0'
const PLAIN =
  'aaaaaaaceeeeiiiidnoooooouuuuytsaaaaaaaceeeeiiiidnoooooouuuuytyaaaaaaccccccccddddeeeeeeeeeegggggggghh' +
  'hhiiiiiiiiiijjkkllllllllnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzz' +
  `'''""-----. `
/** Every character of ASCII that is neither a letter nor a digit. The apostrophe separates words as well. */
const SEPARATORS = `\t\n\r\v\f!"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~`

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`
const folding = `lower(case when octet_length(t) = length(t) then t else translate(t, ${quoted(MARKED)}, ${quoted(PLAIN)}) end)`
const separated = (text: string): string =>
  `translate(${text}, ${quoted(SEPARATORS)}, repeat(' ', ${SEPARATORS.length}))`

/**
 * What a search compares. Full text of our own rather than an extension or a text search configuration: neither need be
 * there, a reference such as ASH/2025/17 is three words in any of them or none, and the result must not depend on the
 * locale of the database.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(
      `
    -- A text in small letters, without marks. Each character keeps its place.
    create function search_fold(t text) returns text language plpgsql immutable strict parallel safe as $$
    begin return ${folding}; end $$;

    -- Whether a text has each of these as they stand: folded, without apostrophes.
    create function search_contains(t text, wanted text[]) returns boolean language plpgsql immutable parallel safe as $$
    declare one text; folded text;
    begin
      if wanted = '{}' then return true; end if;
      folded := replace(${folding}, '''', '');
      foreach one in array wanted loop
        if folded is null or strpos(folded, one) = 0 then return false; end if;
      end loop;
      return true;
    end $$;

    -- The words of a text, of letters and digits alone, each at most 60 characters; of O'Hara also ohara, of bundle2024 also both halves.
    -- The firm is a word as well: with it an index finds the words of one firm without reading those of others.
    create function search_words(firm uuid, t text) returns tsvector language plpgsql immutable parallel safe as $$
    declare folded text; plain text; words text[];
    begin
      if t is null or t = '' then return ''; end if;
      folded := ${folding};
      plain := ${separated('folded')};
      if strpos(folded, '''') > 0 then plain := plain || ' ' || ${separated("replace(folded, '''', '')")}; end if;
      if plain ~ '[^ 0-9][0-9]|[0-9][^ 0-9]' then
        plain := plain || ' ' || regexp_replace(regexp_replace(plain, '([^ 0-9])([0-9])', '\\1 \\2', 'g'), '([0-9])([^ 0-9])', '\\1 \\2', 'g');
      end if;
      words := string_to_array(plain, ' ');
      if length(plain) > 60 and plain ~ '[^ ]{61}' then words := array(select left(w, 60) from unnest(words) w); end if;
      return array_to_tsvector(array_append(array_remove(words, ''), '@' || firm));
    end $$;

    -- The query for texts that have words beginning with each of these; null without a word. Up to three firms are part of it, and spare
    -- reading the words of others. Of more, the index would have to join so many lists that it costs more than it spares.
    create function search_query(firms uuid[], words text[]) returns tsquery language plpgsql immutable parallel safe as $$
    declare wanted tsquery;
    begin
      wanted := (select string_agg('''' || left(part, 60) || ''':*', ' & ')
        from unnest(words) word, unnest(string_to_array(${separated('search_fold(word)')}, ' ')) part where part <> '')::tsquery;
      if cardinality(firms) not between 1 and 3 then return wanted; end if;
      return (select string_agg('''@' || firm || '''', ' | ') from unnest(firms) firm)::tsquery && wanted;
    end $$;
  `,
    )
    .execute(db)
}
