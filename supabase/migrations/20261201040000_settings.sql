-- What administrators set for everybody: the daily mandatory poses, in order, and the default language.

create table public.daily_mandatory_asanas (
  asana_id uuid primary key references public.asanas (id) on delete cascade,
  position int not null check (position between 1 and 20)
);

comment on table public.daily_mandatory_asanas is 'The poses that home asks of everybody each day.';

create index daily_mandatory_asanas_position_idx on public.daily_mandatory_asanas (position);

alter table public.daily_mandatory_asanas enable row level security;

create policy "Everyone signed in reads the daily mandatory poses"
on public.daily_mandatory_asanas for select to authenticated
using (true);

create policy "Admins add daily mandatory poses"
on public.daily_mandatory_asanas for insert to authenticated
with check ((select private.is_admin()));

create policy "Admins reorder daily mandatory poses"
on public.daily_mandatory_asanas for update to authenticated
using ((select private.is_admin()))
with check ((select private.is_admin()));

create policy "Admins remove daily mandatory poses"
on public.daily_mandatory_asanas for delete to authenticated
using ((select private.is_admin()));

grant select, insert, update, delete on table public.daily_mandatory_asanas to authenticated;

create table public.app_settings (
  -- One row: the key can only be true.
  id boolean primary key default true check (id),
  default_language text not null default 'english'
    check (default_language in ('english', 'spanish', 'french', 'german', 'japanese')),
  updated_at timestamptz not null default now()
);

insert into public.app_settings default values;

comment on table public.app_settings is 'The settings of the school, in one row.';

comment on column public.app_settings.default_language is
  'The language of new accounts that name none of the five.';
comment on column public.app_settings.updated_at is 'For two administrators who save at once.';

alter table public.app_settings enable row level security;

create policy "Everyone signed in reads the product's settings"
on public.app_settings for select to authenticated
using (true);

create policy "Admins change the product's settings"
on public.app_settings for update to authenticated
using ((select private.is_admin()))
with check ((select private.is_admin()));

grant select, update (default_language) on table public.app_settings to authenticated;

grant all on table public.daily_mandatory_asanas, public.app_settings to service_role;

create function private.keep_mandatory_asanas() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if exists (select from public.daily_mandatory_asanas where asana_id = new.id) then
    raise exception 'asana_is_mandatory';
  end if;
  return new;
end;
$$;

comment on function private.keep_mandatory_asanas() is
  'A pose of every day cannot go while it is one: home would ask everybody for something that is '
  'gone.';

create trigger asanas_keep_mandatory
before update of archived_at on public.asanas
for each row when (old.archived_at is null and new.archived_at is not null)
execute function private.keep_mandatory_asanas();

create function private.keep_from_archived_asanas() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Locked, so that nobody archives it in the same moment.
  perform from public.asanas where id = new.asana_id and archived_at is null for share;
  if not found then
    raise exception 'asana_not_found';
  end if;
  return null;
end;
$$;

comment on function private.keep_from_archived_asanas() is
  'A pose that was deleted cannot become one of every day.';

-- Afterwards, so that the policies have their say first.
create trigger daily_mandatory_asanas_keep_from_archived
after insert or update of asana_id on public.daily_mandatory_asanas
for each row execute function private.keep_from_archived_asanas();

create function public.school_settings(language text default null) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'default_language', settings.default_language,
    'updated_at', settings.updated_at,
    'mandatory',
    (
      select coalesce(jsonb_agg(
        private.asana_name(asanas.id, school_settings.language)
        || jsonb_build_object('id', asanas.id, 'sanskrit_name', asanas.sanskrit_name)
        order by mandatory.position, asanas.name
      ), '[]')
      from public.daily_mandatory_asanas as mandatory
      join public.asanas on asanas.id = mandatory.asana_id
      where asanas.archived_at is null
    )
  )
  from public.app_settings as settings, private.require_language(school_settings.language);
$$;

comment on function public.school_settings(text) is
  'Takes the reader''s language. Answers {default_language, updated_at, mandatory: [{id, name, '
  'english_name, sanskrit_name}] in their order}, named as private.asana_name does; poses that were '
  'archived meanwhile are left out.';

grant execute on function public.school_settings(text) to authenticated;

create function private.save_school_settings(
  seen timestamptz,
  default_language text,
  mandatory uuid[]
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if mandatory is null or cardinality(mandatory) > 20
    or cardinality(mandatory) <> (select count(distinct id) from unnest(mandatory) as id)
  then
    raise exception 'mandatory_invalid';
  end if;
  update public.app_settings
  set default_language = save_school_settings.default_language, updated_at = now()
  where updated_at = seen;
  if not found then
    raise exception 'changed_meanwhile';
  end if;

  -- What stays as it is is not written, so that the audit log shows real changes only.
  delete from public.daily_mandatory_asanas as kept
  where kept.asana_id <> all (mandatory);
  insert into public.daily_mandatory_asanas (asana_id, position)
  select wanted.id, wanted.place
  from unnest(mandatory) with ordinality as wanted (id, place)
  on conflict (asana_id) do update set position = excluded.position
  where daily_mandatory_asanas.position <> excluded.position;
end;
$$;

comment on function private.save_school_settings(timestamptz, text, uuid[]) is
  'As public.save_school_settings, which the API serves.';

grant execute on function private.save_school_settings(timestamptz, text, uuid[]) to authenticated;

create function public.save_school_settings(
  seen timestamptz,
  default_language text,
  mandatory uuid[]
) returns void
language sql set search_path = ''
as $$
  select private.save_school_settings(seen, default_language, mandatory);
$$;

comment on function public.save_school_settings(timestamptz, text, uuid[]) is
  'Saves both at once. `seen` is the updated_at that was read; `mandatory` holds at most 20 poses, '
  'none twice, in their order. Admins only (42501). Refuses with P0001 and changed_meanwhile or '
  'mandatory_invalid, with 23514 when the language is none of the five and with 23503 when a pose '
  'is none.';

grant execute on function public.save_school_settings(timestamptz, text, uuid[]) to authenticated;
