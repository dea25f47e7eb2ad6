import { sql, type Kysely } from 'kysely'

export const kind = 'additive'

/**
 * Letters that no mark can be taken from, capitals beyond ASCII that are left once marks are taken, and typographic
 * characters, each with what stands for it: as in schema/search/folding.
 */
const LETTERS =
  'łŁøØđĐħĦŧŦıæÆœŒßẞþÞðÐ' +
  'ĲĿŊƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǄǅǇǈǊǋǤǱǲǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΕΗΙΟΥΩΒΓΔΖΘΚΛΜΝΞΠΡΣΤ' +
  'ΦΧΨϏϘϚϜϞϠϢϤϦϨϪϬϮϴϷϹϺϽϾϿЕЂГЄЅІЈЉЊЋКИУЏАБВДЖЗЛМНОПРСТФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞ' +
  'ҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮỺỼỾⱠⱢⱣⱤⱧⱩⱫⱭⱮⱯⱰⱲⱵⱾⱿꜢꜤꜦꜨꜪꜬꜮꜲꜴꜶꜸꜺꜼꜾꝀꝂꝄ' +
  'ꝆꝈꝊꝌꝎꝐꝒꝔꝖꝘꝚꝜꝞꝠꝢꝤꝦꝨꝪꝬꝮꝹꝻꝽꝾꞀꞂꞄꞆꞋꞍꞐꞒꞖꞘꞚꞜꞞꞠꞢꞤꞦꞨꞪꞫꞬꞭꞮꞰꞱꞲꞳꞴꞶꞸꞺꞼꞾꟀꟂꟄꟅꟆꟇꟉꟋꟌ꟎Ꟑ꟒꟔ꟖꟘꟚꟜꟵ'
const PLAIN =
  'llooddhhttiaaoossttdd' +
  'ĳŀŋɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǆǆǉǉǌǌǥǳǳƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαεηιουωβγδζθκλμνξπρστ' +
  'φχψϗϙϛϝϟϡϣϥϧϩϫϭϯθϸϲϻͻͼͽеђгєѕіјљњћкиуџабвджзлмнопрстфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟ' +
  'ҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯỻỽỿⱡɫᵽɽⱨⱪⱬɑɱɐɒⱳⱶȿɀꜣꜥꜧꜩꜫꜭꜯꜳꜵꜷꜹꜻꜽꜿꝁꝃꝅ' +
  'ꝇꝉꝋꝍꝏꝑꝓꝕꝗꝙꝛꝝꝟꝡꝣꝥꝧꝩꝫꝭꝯꝺꝼᵹꝿꞁꞃꞅꞇꞌɥꞑꞓꞗꞙꞛꞝꞟꞡꞣꞥꞧꞩɦɜɡɬɪʞʇʝꭓꞵꞷꞹꞻꞽꞿꟁꟃꞔʂᶎꟈꟊɤꟍ꟏ꟑꟓꟕꟗꟙꟛƛꟶ'
const TYPOGRAPHIC = '\u2018\u2019\u02bc\u201c\u201d\u2010\u2011\u2012\u2013\u2014\u2026\u00a0'
const TYPED = `'''""-----. `
/** Every character of ASCII that is neither a letter nor a digit. The apostrophe separates words as well. */
const SEPARATORS = `\t\n\r\v\f!"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~`

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`
const isAscii = (text: string): string => `octet_length(${text}) = length(${text})`
/** Statements that fold the text in `from` into a variable. The long table is needed by few texts. */
const foldInto = (to: string, from: string): string => `
      ${to} := ${from};
      if not ${isAscii(to)} then
        ${to} := regexp_replace(normalize(translate(${to}, ${quoted(TYPOGRAPHIC)}, ${quoted(TYPED)}), NFD), '[\u0300-\u036f]', '', 'g');
        if not ${isAscii(to)} then ${to} := translate(${to}, ${quoted(LETTERS)}, ${quoted(PLAIN)}); end if;
      end if;
      ${to} := lower(${to} collate "C");`
const separated = (text: string): string =>
  `translate(${text}, ${quoted(SEPARATORS)}, repeat(' ', ${SEPARATORS.length}))`

/** The functions of search, with any character that has marks. The locale of the database does not matter. */
const FOLDING = `
    -- A text in small letters, every character decomposed and without its marks.
    create or replace function search_fold(t text) returns text language plpgsql immutable strict parallel safe as $$
    declare folded text;
    begin ${foldInto('folded', 't')}
      return folded;
    end $$;

    -- Whether a text has each of these as they stand: folded, without apostrophes.
    create or replace function search_contains(t text, wanted text[]) returns boolean language plpgsql immutable parallel safe as $$
    declare one text; folded text;
    begin
      if wanted = '{}' then return true; end if;
      ${foldInto('folded', 't')}
      folded := replace(folded, '''', '');
      foreach one in array wanted loop
        if folded is null or strpos(folded, one) = 0 then return false; end if;
      end loop;
      return true;
    end $$;

    -- The words of a text, of letters and digits alone, each at most 60 characters; of O'Hara also ohara, of bundle2024 also both halves.
    -- The firm is a word as well: with it an index finds the words of one firm without reading those of others.
    create or replace function search_words(firm uuid, t text) returns tsvector language plpgsql immutable parallel safe as $$
    declare folded text; plain text; words text[];
    begin
      if t is null or t = '' then return ''; end if;
      ${foldInto('folded', 't')}
      plain := ${separated('folded')};
      if strpos(folded, '''') > 0 then plain := plain || ' ' || ${separated("replace(folded, '''', '')")}; end if;
      if plain ~ '[^ 0-9][0-9]|[0-9][^ 0-9]' then
        plain := plain || ' ' || regexp_replace(regexp_replace(plain, '([^ 0-9])([0-9])', '\\1 \\2', 'g'), '([0-9])([^ 0-9])', '\\1 \\2', 'g');
      end if;
      words := string_to_array(plain, ' ');
      if length(plain) > 60 and plain ~ '[^ ]{61}' then words := array(select left(w, 60) from unnest(words) w); end if;
      return array_to_tsvector(array_append(array_remove(words, ''), '@' || firm));
    end $$;
`

/**
 * What a text is sorted by, as in schema/reading-order: folded, letters that are read as two as two, without
 * apostrophes, and numbers of twelve digits. An index holds a row of at most 2,700 bytes.
 */
const READING_KEY = `
    create function reading_key(t text) returns text language plpgsql immutable strict parallel safe as $$
    declare key text := t;
    begin
      if not ${isAscii('key')} then
        ${['Ææ:ae', 'Œœ:oe', 'ßẞ:ss', 'Þþ:th']
          .flatMap((pair) => {
            const [from = '', to = ''] = pair.split(':')
            return [...from].map((char) => `key := replace(key, '${char}', '${to}');`)
          })
          .join(' ')}
      end if;
      -- A restored dump fills the columns while no schema is searched.
      key := left(replace(public.search_fold(key), '''', ''), 200);
      if key ~ '[0-9]' then
        key := regexp_replace(regexp_replace(key, '([0-9]+)', '000000000000\\1', 'g'), '0*([0-9]{12,})', '\\1', 'g');
      end if;
      return key;
    end $$;
`

/** The columns that keep the keys, by the texts that they are made of. */
const KEYS = [
  ['"case"', 'name_key', 'case_name'],
  ['"case"', 'reference_key', 'solicitors_case_reference'],
  ['client', 'name_key', 'name'],
  ['fee_earner', 'name_key', "surname || ' ' || firstname"],
  ['person', 'name_key', "surname || ' ' || firstname"],
] as const

/**
 * Lists in the order in which a person reads, and a search that finds any letter without its marks. An older version
 * goes on to sort by the texts themselves, and searches by these functions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(FOLDING).execute(db)
  // Their words were made by the functions as they were. The start makes them anew.
  await sql`do $$ declare old text; begin
    for old in select indexname from pg_indexes where schemaname = 'public' and starts_with(indexname, 'search_of_') loop
      execute format('drop index %I', old);
    end loop;
  end $$`.execute(db)
  await sql.raw(READING_KEY).execute(db)
  for (const [table, column, text] of KEYS)
    await sql
      .raw(
        `alter table ${table} add column ${column} text collate "C" generated always as (reading_key(${text})) stored`,
      )
      .execute(db)
  await sql`
    -- The first cases of a firm by name or reference, without sorting all.
    drop index case_name_order;
    create index case_name_reading on "case" (client_uuid, name_key, uuid);
    create index case_reference_reading on "case" (client_uuid, reference_key, uuid);
  `.execute(db)
}
