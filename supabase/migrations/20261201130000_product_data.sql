-- The product's own data, the JSON of supabase/data: poses and communities in five languages, and
-- achievements, loaded at each start of the embedded backend and with each push to a hosted project.

create table private.product_data (
  table_name text not null,
  key jsonb not null,
  columns text[] not null default '{}',
  hash text not null,
  primary key (table_name, key)
);

comment on table private.product_data is
  'Each row that the loader has brought, with a hash of its content: a row with other content was edited '
  'since, and one that is missing was deleted. The row without a table holds the hash of the whole data.';

comment on column private.product_data.key is 'The columns that identify the row, with their values.';
comment on column private.product_data.columns is 'The columns that the hash is of.';

alter table private.product_data enable row level security;

create function private.product_hash(fields jsonb, columns text[]) returns text
language sql immutable set search_path = ''
as $$
  select md5(coalesce(jsonb_object_agg(name, fields -> name), '{}')::text)
  from unnest(columns) as name;
$$;

comment on function private.product_hash(jsonb, text[]) is
  'A hash of these columns of a row, whatever their order.';

create function private.load_product_data(data text) returns void
language plpgsql set search_path = ''
-- A hash includes times as they are written out.
set timezone = 'UTC'
as $$
declare
  given record;
  present jsonb;
  changes jsonb;
begin
  if exists (select from private.product_data where table_name = '' and hash = md5(data)) then
    return;
  end if;

  for given in
    select
      one.*,
      array(select jsonb_object_keys(one.fields)) as columns,
      md5(one.fields::text) as hash,
      brought.columns as brought_columns,
      brought.hash as brought_hash,
      (
        select string_agg(format('%I = %L', name, value), ' and ')
        from jsonb_each_text(one.key) as part (name, value)
      ) as condition
    from rows from (
      jsonb_to_recordset(data::jsonb) as (table_name text, key jsonb, fields jsonb)
    ) with ordinality as one (table_name, key, fields, place)
    left join private.product_data as brought
      on brought.table_name = one.table_name and brought.key = one.key
    where brought.hash is distinct from md5(one.fields::text)
    order by one.place
  loop
    execute format(
      'select to_jsonb(kept) from public.%I as kept where %s for update',
      given.table_name,
      given.condition
    ) into present;
    changes := case
      when given.brought_hash is null and present is null then given.key || given.fields
      when private.product_hash(present, given.columns) = given.hash then '{}'
      when private.product_hash(present, given.brought_columns) = given.brought_hash
        then given.fields
    end;
    -- Edited or deleted, or the pose or the community is deleted that it belongs to.
    continue when changes is null or present is null and (
      given.key ? 'asana_id' and not exists (
        select from public.asanas
        where id = (given.key ->> 'asana_id')::uuid and archived_at is null
      )
      or given.key ? 'community_id' and not exists (
        select from public.communities where id = (given.key ->> 'community_id')::uuid
      )
    );

    if changes <> '{}' then
      execute format(
        case
          when present is null then
            'insert into public.%1$I (%2$s)
             select %2$s from jsonb_populate_record(null::public.%1$I, $1)'
          else
            'update public.%1$I as kept
             set (%2$s) = (select %2$s from jsonb_populate_record(kept, $1))
             where %3$s'
        end,
        given.table_name,
        (select string_agg(quote_ident(name), ', ') from jsonb_object_keys(changes) as name),
        given.condition
      ) using changes;
    end if;
    insert into private.product_data (table_name, key, columns, hash)
    values (given.table_name, given.key, given.columns, given.hash)
    on conflict (table_name, key) do update
    set columns = excluded.columns, hash = excluded.hash;
  end loop;

  insert into private.product_data (table_name, key, hash)
  values ('', '{}', md5(data))
  on conflict (table_name, key) do update set hash = excluded.hash;
end;
$$;

comment on function private.load_product_data(text) is
  'Loads the product''s data, a JSON array of {table_name, key, fields} in the order in which they can be '
  'inserted: inserts what it has never brought, and changes a row that still has the content that it brought '
  'last, so that what administrators edit or delete stays so. Reads one row when nothing has changed. For '
  'the server alone.';
