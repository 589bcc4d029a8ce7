import type { PGlite } from '@electric-sql/pglite';

/** An open database that can be put back to what it was. */
export interface Restorable {
  readonly client: PGlite;
  readonly restore: () => Promise<void>;
}

interface Table {
  readonly name: string;
  /** Its columns, except those that Postgres computes. */
  readonly columns: string;
}

/** Copies every table to another schema, to put back from there whatever changes. */
export async function restorable(client: PGlite): Promise<Restorable> {
  const { rows: tables } = await client.query<Table>(`
    select quote_ident(table_name) as name,
      string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    group by table_name`);
  const { rows: sequences } = await client.query<{ name: string; value: string | null }>(
    `select format('public.%I', sequencename) as name, last_value::text as value
      from pg_sequences where schemaname = 'public'`,
  );
  await client.exec(
    [
      'create schema pristine',
      ...tables.map(({ name }) => `create table pristine.${name} as table public.${name}`),
    ].join(';'),
  );

  /** Returns a value per table that differs once a row was added, changed or removed. */
  async function fingerprints(): Promise<ReadonlyMap<string, string>> {
    const each = tables.map(
      ({ name }) =>
        `select '${name}' as name, concat(count(*), ' ', max(xmin::text::bigint)) as value from public.${name}`,
    );
    const { rows } = await client.query<{ name: string; value: string }>(each.join(' union all '));
    return new Map(rows.map(({ name, value }) => [name, value]));
  }

  let before = await fingerprints();
  return {
    client,
    async restore() {
      const now = await fingerprints();
      const changed = tables.filter(({ name }) => now.get(name) !== before.get(name));
      await client.exec(
        [
          'unlisten *',
          'select pg_advisory_unlock_all()',
          'begin',
          // Neither triggers nor foreign keys run.
          'set local session_replication_role = replica',
          ...changed.flatMap(({ name, columns }) => [
            `delete from public.${name}`,
            `insert into public.${name} (${columns}) overriding system value select ${columns} from pristine.${name}`,
          ]),
          ...sequences.map(({ name, value }) =>
            value === null ? `alter sequence ${name} restart` : `select setval('${name}', ${value})`,
          ),
          'commit',
        ].join(';'),
      );
      before = await fingerprints();
    },
  };
}
