/**
 * SQL that inserts into a table what a query answers, which has the columns of the table. Those that the database makes
 * itself are left to it, and no column need be named that a later version may not have.
 */
export const insertCopies = (table: string, query: string): string => `do $copies$ begin
    execute replace($insert$insert into "${table}" ({columns}) select {columns} from (${query}) copies$insert$, '{columns}',
      (select string_agg(format('%I', attname), ', ') from pg_attribute
        where attrelid = '"${table}"'::regclass and attnum > 0 and not attisdropped and attgenerated = ''));
  end $copies$;`
