-- What instructors ask of students. A series is the whole of an assignment: its rhythm, and its first and
-- last day. Each row of `assigned_asanas` is one occurrence of it.

-- Bodies name objects of later files.
set local check_function_bodies = off;

create table public.assignment_series (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  asana_id uuid references public.asanas (id),
  class_version_id uuid references public.class_versions (id),
  given_by uuid references public.profiles (id) on delete set null,
  frequency text not null check (frequency in ('once', 'daily', 'weekly', 'biweekly', 'specific_days')),
  days_of_week text[],
  starts_on date not null check (starts_on between date '2000-01-01' and date '2199-12-31'),
  ends_on date check (ends_on between date '1999-12-31' and date '2199-12-31'),
  notes text check (char_length(notes) <= 2000),
  reflection_question text check (char_length(reflection_question) <= 500),
  revision int not null default 1,
  constraint assignment_series_work check (num_nonnulls(asana_id, class_version_id) = 1),
  constraint assignment_series_lists check (private.is_text_list(days_of_week)),
  constraint assignment_series_days_of_week_check check (
    case frequency
      when 'specific_days' then
        coalesce(cardinality(days_of_week), 0) between 1 and 7
        and days_of_week <@ array[
          'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'
        ]
      else days_of_week is null
    end
  )
);

comment on table public.assignment_series is
  'What instructors gave: one row for all occurrences of one assignment, from which the next is '
  'made. Which days were expected follows from it, so that missed ones are seen. Only the database '
  'writes it.';

comment on column public.assignment_series.given_by is
  'The instructor; null for nobody, or when their account is gone.';
comment on column public.assignment_series.starts_on is
  'The day, of the student''s calendar, from which its rhythm counts.';
comment on column public.assignment_series.ends_on is
  'The last day on which it is expected; null while it goes on.';
comment on column public.assignment_series.revision is
  'Goes up with each change of the assignment, so that when two instructors change it at once, the '
  'second one''s change is refused.';

create index assignment_series_asana_id_idx on public.assignment_series (asana_id);

-- With the student, for the policy of the versions.
create index assignment_series_class_version_id_idx
on public.assignment_series (class_version_id, user_id)
where class_version_id is not null;

create index assignment_series_given_by_idx on public.assignment_series (given_by);

create index assignment_series_created_at_idx on public.assignment_series (created_at desc);

create index assignment_series_user_id_idx
on public.assignment_series (user_id, created_at desc, id);

alter table public.assignment_series enable row level security;

create policy "Students read their own series and admins read all"
on public.assignment_series for select to authenticated
using (user_id = (select auth.uid()) or (select private.is_admin()));

grant select on table public.assignment_series to authenticated;

grant all on table public.assignment_series to service_role;

create table public.assigned_asanas (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  asana_id uuid references public.asanas (id),
  class_version_id uuid references public.class_versions (id),
  assigned_by uuid default auth.uid() references public.profiles (id) on delete set null,
  origin text not null default 'instructor' check (origin in ('instructor', 'practice')),
  series_id uuid default gen_random_uuid(),
  frequency text not null default 'daily'
    check (frequency in ('once', 'daily', 'weekly', 'biweekly', 'specific_days')),
  days_of_week text[],
  assigned_date timestamptz not null default now(),
  -- 'infinity' is a date to the database and to nobody else. The days are far apart: an occurrence
  -- follows another for a century after the last day on which work can begin.
  due_date date not null check (due_date between date '2000-01-01' and date '2199-12-31'),
  completed boolean not null default false,
  completed_date timestamptz,
  notes text check (char_length(notes) <= 2000),
  reflection_question text check (char_length(reflection_question) <= 500),
  reflection_answer text check (char_length(reflection_answer) <= 4000),
  reply text check (char_length(reply) <= 4000),
  replied_at timestamptz,
  replied_by uuid references public.profiles (id) on delete set null,
  reply_seen_at timestamptz,
  completion_id uuid,
  moved_from date,
  work_key uuid not null generated always as (coalesce(asana_id, class_version_id)) stored,
  constraint assigned_asanas_work check (num_nonnulls(asana_id, class_version_id) = 1),
  check (origin = 'instructor' or asana_id is not null),
  check (completed = (completed_date is not null)),
  check ((origin = 'instructor') = (series_id is not null)),
  constraint assigned_asanas_days_of_week_check check (
    case frequency
      when 'specific_days' then
        coalesce(cardinality(days_of_week), 0) between 1 and 7
        and days_of_week <@ array[
          'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'
        ]
      else days_of_week is null
    end
  ),
  constraint assigned_asanas_lists check (private.is_text_list(days_of_week)),
  constraint assigned_asanas_series_id_fkey
  foreign key (series_id) references public.assignment_series (id) deferrable initially deferred
);

comment on table public.assigned_asanas is
  'Assignments: one row for each occurrence of the work that an instructor gave, and one completed '
  'row for each finished practice that no assignment asked for. Only the completion function '
  'completes rows.';

comment on column public.assigned_asanas.class_version_id is
  'The class that was given, as it was then, in place of a pose.';
comment on column public.assigned_asanas.origin is
  'instructor: given by an instructor. practice: a practice of the student''s own. Lists and rates of '
  'administrators know only what was given.';
comment on column public.assigned_asanas.series_id is
  'The same for all occurrences of one assignment; null for a practice of the student''s own.';
comment on column public.assigned_asanas.due_date is 'A day of the student''s calendar.';
comment on column public.assigned_asanas.completion_id is 'The ledger row that completed it.';
comment on column public.assigned_asanas.moved_from is
  'The day of its series that an occurrence stands for, when an instructor moved only this one.';
comment on column public.assigned_asanas.work_key is
  'The pose or the version of a class, so that one index finds both.';

create index assigned_asanas_open_idx
on public.assigned_asanas (user_id, due_date, id) where not completed;

create index assigned_asanas_user_id_completed_date_idx
on public.assigned_asanas (user_id, completed_date desc);

create index assigned_asanas_unread_reply_idx
on public.assigned_asanas (user_id, replied_at desc)
where reply is not null and reply_seen_at is null;

create index assigned_asanas_asana_id_idx on public.assigned_asanas (asana_id);

-- With the student, for the policy of the versions.
create index assigned_asanas_class_version_id_idx
on public.assigned_asanas (class_version_id, user_id)
where class_version_id is not null;

create index assigned_asanas_assigned_by_idx on public.assigned_asanas (assigned_by);

create index assigned_asanas_replied_by_idx on public.assigned_asanas (replied_by);

create index assigned_asanas_completion_id_idx on public.assigned_asanas (completion_id);

create index assigned_asanas_series_id_idx on public.assigned_asanas (series_id);

create index assigned_asanas_created_at_idx on public.assigned_asanas (created_at desc);

-- What was given, the latest first; `completed` beside it, so that counting reads the index alone.
create index assigned_asanas_given_idx
on public.assigned_asanas (created_at desc, id desc) include (completed)
where origin = 'instructor';

-- For a rare search term, filter by the matching people or work first.
create index assigned_asanas_given_to_idx
on public.assigned_asanas (user_id, created_at desc, id desc) where origin = 'instructor';

create index assigned_asanas_given_work_idx
on public.assigned_asanas (work_key, created_at desc, id desc) where origin = 'instructor';

-- The completed work, the latest first: of the dashboard and of the list of what is completed.
create index assigned_asanas_given_completed_idx
on public.assigned_asanas (completed_date desc, id desc)
where origin = 'instructor' and completed;

create index assigned_asanas_replied_at_idx
on public.assigned_asanas (replied_at desc)
where replied_at is not null;

-- Few assignments wait for a reply or belong to one pose, so each has an index. It holds the student too,
-- because the policy asks for them.

create index assigned_asanas_waiting_idx
on public.assigned_asanas (completed_date desc, id desc) include (user_id)
where origin = 'instructor' and completed and reflection_answer is not null and reply is null;

create index assigned_asanas_open_pose_idx
on public.assigned_asanas (asana_id) include (user_id) where not completed;

create index assigned_asanas_answered_idx
on public.assigned_asanas (user_id, completed_date desc, id)
where origin = 'instructor' and completed and reflection_answer is not null;

-- Of what is due later nothing is read, and of the rest the index says whose it is.
create index assigned_asanas_due_idx
on public.assigned_asanas (due_date, user_id, asana_id)
where origin = 'instructor' and not completed;

-- Answers which students still have a pose or a class from the index alone; `origin` is there for the policy.
create index assigned_asanas_open_work_idx
on public.assigned_asanas (work_key, user_id) include (origin) where not completed;

alter table public.assigned_asanas enable row level security;

create policy "Admins assign open work"
on public.assigned_asanas for insert to authenticated
with check ((select private.is_admin()) and not completed and due_date < date '2100-01-01');

create policy "Students mark replies to their own work as read"
on public.assigned_asanas for update to authenticated
using (user_id = (select auth.uid()))
with check (user_id = (select auth.uid()));

create policy "Students read their own assignments and admins those that were given"
on public.assigned_asanas for select to authenticated
using (
  user_id = (select auth.uid()) or (origin = 'instructor' and (select private.is_admin()))
);

grant
  select,
  insert (
    -- Made on the device: work is given once, however often the network makes an instructor send it.
    id,
    user_id,
    asana_id,
    class_version_id,
    frequency,
    days_of_week,
    assigned_date,
    due_date,
    notes,
    reflection_question,
    completed
  ),
  -- Opening an instructor's reply marks it read; no other column is a client's.
  update (reply_seen_at)
on table public.assigned_asanas to authenticated;

grant all on table public.assigned_asanas to service_role;

create policy "Students read the versions that were given to them and admins read all"
on public.class_versions for select to authenticated
using (
  (select private.is_admin())
  or exists (
    select from public.assignment_series as series
    where series.class_version_id = class_versions.id and series.user_id = (select auth.uid())
  )
  or exists (
    select from public.assigned_asanas as work
    where work.class_version_id = class_versions.id and work.user_id = (select auth.uid())
  )
);

create function private.work_name(asana_id uuid, class_version_id uuid, language text) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if work_name.class_version_id is null then
    return private.asana_name(work_name.asana_id, work_name.language);
  end if;
  return (
    select jsonb_build_object('name', name, 'english_name', name)
    from public.class_versions
    where id = work_name.class_version_id
  );
end;
$$;

comment on function private.work_name(uuid, uuid, text) is
  'What given work is called as {name, english_name}: a pose as private.asana_name says it, a class by the '
  'name of its version in both. Null for no work.';

grant execute on function private.work_name(uuid, uuid, text) to authenticated;

create function private.given_work(asana_id uuid, class_version_id uuid, language text) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return private.work_name(given_work.asana_id, given_work.class_version_id, given_work.language)
    || case
      when given_work.class_version_id is null then (
        select jsonb_build_object('kind', 'asana', 'id', id, 'archived', archived_at is not null)
        from public.asanas
        where id = given_work.asana_id
      )
      else (
        select jsonb_build_object('kind', 'class', 'id', class_id, 'archived', false)
        from public.class_versions
        where id = given_work.class_version_id
      )
    end;
end;
$$;

comment on function private.given_work(uuid, uuid, text) is
  'Given work as an admin sees it: {kind: asana or class, id, name, english_name, archived}. The id is that '
  'of the pose or of the class. A pose that was deleted is archived: nobody can practice it. A class never '
  'is, because its version stays.';

grant execute on function private.given_work(uuid, uuid, text) to authenticated;

create view private.work_words with (security_invoker = true) as
select asana_id as work_key, words from private.asana_words
union all
select id, words from public.class_versions;

comment on view private.work_words is
  'What administrators search given work by: the words of poses, and the names of versions of classes.';

grant select on private.work_words to authenticated;

create function private.refuse_archived_assignments() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from new_rows
    join public.asanas on asanas.id = new_rows.asana_id and asanas.archived_at is not null
    where new_rows.origin = 'instructor' and not exists (
      select from public.assigned_asanas as earlier
      where earlier.series_id = new_rows.series_id and earlier.id <> new_rows.id
    )
  ) then
    raise exception 'asana_not_found';
  end if;
  return null;
end;
$$;

comment on function private.refuse_archived_assignments() is
  'New work with a pose that somebody deleted meanwhile is refused. Work that comes back is not: '
  'the student has done it, and its next occurrence says that the pose is gone.';

create trigger assigned_asanas_refuse_archived
after insert on public.assigned_asanas
referencing new table as new_rows
for each statement execute function private.refuse_archived_assignments();

create function private.is_given(work public.assigned_asanas) returns boolean
language sql stable set search_path = ''
as $$
  select not exists (
    select from public.assigned_asanas as earlier
    where earlier.series_id = work.series_id
      and (earlier.created_at, coalesce(earlier.completed_date, 'infinity'), earlier.id)
        < (work.created_at, coalesce(work.completed_date, 'infinity'), work.id)
  );
$$;

comment on function private.is_given(public.assigned_asanas) is
  'Whether an occurrence is the one that an instructor gave: the others of its series came later. '
  'Of two open occurrences that were written in one moment only one was given: a time that is not '
  'there yet is later than any other, and not unknown.';

grant execute on function private.is_given(public.assigned_asanas) to authenticated;

create function private.given_assignments(ids uuid[], time_zone text, language text)
returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', work.id,
        'created_at', work.created_at,
        'student', jsonb_build_object(
          'id', student.id,
          'username', student.username,
          'full_name', student.full_name,
          'display_name', student.display_name
        ),
        'work', private.given_work(work.asana_id, work.class_version_id, given_assignments.language),
        'frequency', work.frequency,
        'days_of_week', work.days_of_week,
        'due_date', work.due_date,
        'today',
        (now() at time zone coalesce(student.time_zone, given_assignments.time_zone))::date,
        'completed', work.completed,
        'completed_date', work.completed_date,
        'completed_day',
        (
          work.completed_date at time zone coalesce(student.time_zone, given_assignments.time_zone)
        )::date,
        'notes', work.notes,
        'reflection_question', work.reflection_question,
        'reflection_answer', work.reflection_answer,
        'reply', work.reply,
        'replied_at', work.replied_at,
        'reply_seen_at', work.reply_seen_at,
        'goes_on', not work.completed or exists (
          select from public.assigned_asanas as other
          where other.series_id = work.series_id and not other.completed
        ),
        'revision', series.revision,
        'pause', (
          select jsonb_build_object(
            'id', pauses.id, 'from_day', pauses.from_day, 'to_day', pauses.to_day
          )
          from public.pauses
          where pauses.user_id = work.user_id
            and pauses.to_day >= private.local_day(
              now(), coalesce(student.time_zone, given_assignments.time_zone)
            )
          order by pauses.from_day
          limit 1
        )
      )
      order by array_position(ids, work.id)
    ),
    '[]'
  )
  from public.assigned_asanas as work
  join public.assignment_series as series on series.id = work.series_id
  join public.profiles as student on student.id = work.user_id
  where work.id = any (ids) and work.origin = 'instructor';
$$;

comment on function private.given_assignments(uuid[], text, text) is
  'These assignments as an admin sees them, in the order of their ids: the rows with their students and '
  'the `work` that private.given_work names in the `language`, `today` and `completed_day` where the student '
  'lives (in `time_zone` while that is not known), whether an occurrence is still open, the `revision` of '
  'what is asked, and the pause of the student that is, or comes next.';

grant execute on function private.given_assignments(uuid[], text, text) to authenticated;

create function private.assignment_matches(
  user_id uuid, work_key uuid, names text[], works text[]
) returns boolean
language sql stable set search_path = ''
as $$
  select bool_and(student.search_text ~ word.name or given.words ~ word.work)
  from public.profiles as student,
    private.work_words as given,
    unnest(names, works) as word (name, work)
  where student.id = assignment_matches.user_id and given.work_key = assignment_matches.work_key;
$$;

comment on function private.assignment_matches(uuid, uuid, text[], text[]) is
  'Whether each word is found, in the names of the student of given work or in those of its pose or class. '
  'The words are patterns for people, and in the same order for work.';

grant execute on function private.assignment_matches(uuid, uuid, text[], text[]) to authenticated;

create function public.admin_assignments(
  search text default '',
  status text default 'all',
  time_zone text default 'UTC',
  after jsonb default null,
  language text default null
) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  patterns constant text[] := private.person_patterns(search);
  work_patterns constant text[] := private.pose_patterns(search);
  -- More than these are found sooner by going through the latest work.
  few constant int := 40;
  -- Those that hold every word, and those that hold one or more: of two words, one can be the
  -- student's and one the work's.
  people uuid[];
  some_people uuid[];
  works uuid[];
  some_works uuid[];
  -- By what the rows are ordered, and which of them are looked at.
  moment text := case when status in ('completed', 'waiting') then 'completed_date' else 'created_at' end;
  kept text := case status
    when 'active' then 'not completed'
    when 'completed' then 'completed'
    when 'waiting' then 'completed and reflection_answer is not null and reply is null'
    else 'true'
  end;
  has_few boolean := false;
  page uuid[];
  total bigint;
begin
  perform private.require_admin();
  perform private.require_time_zone(time_zone);
  perform private.require_language(language);

  if patterns <> '{}' then
    people := array(select private.people_named(patterns, 'and'));
    works := array(select work_key from private.work_words where words ~ all (work_patterns));
    some_people := people;
    some_works := works;
    if cardinality(patterns) > 1 then
      some_works := array(
        select work_key from private.work_words where words ~ any (work_patterns)
      );
      -- While no work holds one of the words, a student has to hold all of them.
      if some_works <> '{}' then
        some_people := array(select private.people_named(patterns, 'or'));
      end if;
    end if;
    has_few := cardinality(some_people) + cardinality(works) <= few;
  end if;

  if has_few then
    execute format(
      $query$
        select array(
          select found.id
          from (
            select theirs.id, theirs.at
            from unnest($5) as person (id)
            cross join lateral (
              select id, %1$I as at from public.assigned_asanas
              where user_id = person.id and origin = 'instructor' and %2$s and (%1$I, id) < ($3, $4)
                and (
                  person.id = any ($1)
                  or work_key = any ($6)
                  and private.assignment_matches(user_id, work_key, $7, $8)
                )
              order by %1$I desc, id desc
              limit 50
            ) as theirs
            union
            select its.id, its.at
            from unnest($2) as given (id)
            cross join lateral (
              select id, %1$I as at from public.assigned_asanas
              where work_key = given.id and origin = 'instructor' and %2$s and (%1$I, id) < ($3, $4)
              order by %1$I desc, id desc
              limit 50
            ) as its
          ) as found
          order by found.at desc, found.id desc
          limit 50
        )
      $query$,
      moment,
      kept
    )
    into page
    using
      people,
      works,
      coalesce((after ->> 'at')::timestamptz, 'infinity'),
      coalesce((after ->> 'id')::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'),
      some_people,
      some_works,
      patterns,
      work_patterns;
  else
    execute format(
      $query$
        select array(
          select id from public.assigned_asanas
          where origin = 'instructor' and %2$s and (%1$I, id) < ($3, $4)
            and (
              $7 = '{}'
              or user_id = any ($1)
              or work_key = any ($2)
              or cardinality($7) > 1
              and user_id = any ($5)
              and work_key = any ($6)
              and private.assignment_matches(user_id, work_key, $7, $8)
            )
          order by %1$I desc, id desc
          limit 50
        )
      $query$,
      moment,
      kept
    )
    into page
    using
      people,
      works,
      coalesce((after ->> 'at')::timestamptz, 'infinity'),
      coalesce((after ->> 'id')::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'),
      some_people,
      some_works,
      patterns,
      work_patterns;
  end if;

  if after is null and patterns = '{}' and status is distinct from 'waiting' then
    select
      case status
        when 'active' then counted.given - counted.completed
        when 'completed' then counted.completed
        else counted.given
      end
    into total
    from private.count_assignments() as counted;
  elsif after is null and has_few then
    execute format(
      $query$
        select (
          select count(*)
          from unnest($5) as person (id)
          join public.assigned_asanas as work on work.user_id = person.id
          where origin = 'instructor' and %1$s
            and (
              person.id = any ($1)
              or work_key = any ($6)
              and work_key <> all ($2)
              and private.assignment_matches(user_id, work_key, $7, $8)
            )
        ) + (
          select count(*)
          from unnest($2) as given (id)
          join public.assigned_asanas as work on work.work_key = given.id
          where origin = 'instructor' and %1$s and user_id <> all ($1)
        )
      $query$,
      kept
    )
    into total
    using people, works, null::timestamptz, null::uuid, some_people, some_works, patterns, work_patterns;
  elsif after is null then
    execute format(
      $query$
        select count(*) from public.assigned_asanas
        where origin = 'instructor' and %s
          and (
              $7 = '{}'
              or user_id = any ($1)
              or work_key = any ($2)
              or cardinality($7) > 1
              and user_id = any ($5)
              and work_key = any ($6)
              and private.assignment_matches(user_id, work_key, $7, $8)
            )
      $query$,
      kept
    )
    into total
    using people, works, null::timestamptz, null::uuid, some_people, some_works, patterns, work_patterns;
  end if;
  return jsonb_build_object(
    'items', private.given_assignments(page, time_zone, language), 'total', total
  );
end;
$$;

comment on function public.admin_assignments(text, text, text, jsonb, text) is
  'Fifty assignments as {items, total}, those after {at, id} of the last one, that hold the '
  'searched words in the student''s names, in the pose''s, of every language, or in the class''s. `status` is all, active, completed or '
  'waiting (answered and without a reply). What is completed comes by its completion, the rest by '
  'when it was made, the latest first; `total` comes with the first page. Admins only (42501).';

grant execute on function public.admin_assignments(text, text, text, jsonb, text) to authenticated;

create function public.admin_assignment(
  assignment_id uuid,
  time_zone text default 'UTC',
  language text default null
) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  found_work jsonb;
begin
  perform private.require_admin();
  perform private.require_time_zone(time_zone);
  perform private.require_language(language);
  found_work := private.given_assignments(array[assignment_id], time_zone, language) -> 0;
  if found_work is null then
    raise exception 'assignment_not_found';
  end if;
  return found_work;
end;
$$;

comment on function public.admin_assignment(uuid, text, text) is
  'One assignment as admin_assignments shows it, as it is now; P0001 assignment_not_found when it '
  'is gone. Admins only (42501).';

grant execute on function public.admin_assignment(uuid, text, text) to authenticated;

create table public.pauses (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  from_day date not null check (from_day between date '2000-01-01' and date '2199-12-31'),
  to_day date not null,
  made_by uuid references public.profiles (id) on delete set null,
  late jsonb not null default '{}',
  -- A student who is away for longer than a year has left.
  check (to_day between from_day and from_day + 365),
  constraint pauses_no_overlap
  exclude using gist (user_id with =, daterange(from_day, to_day, '[]') with &&)
);

comment on table public.pauses is
  'When nothing is expected of a student. Days of the student''s calendar, the first and the last of '
  'them paused too.';

comment on column public.pauses.made_by is 'The instructor; null when their account is gone.';

comment on column public.pauses.late is
  'Of a pause that was made on its first day: the due dates of what was late, by the id of the assignment. '
  'Taken back on that day, the pause brings them back.';

create index pauses_made_by_idx on public.pauses (made_by);

alter table public.pauses enable row level security;

create policy "Students read their own pauses and admins read all"
on public.pauses for select to authenticated
using (user_id = (select auth.uid()) or (select private.is_admin()));

grant select on table public.pauses to authenticated;

grant all on table public.pauses to service_role;

create function private.note_late_work() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- One that begins later leaves what is late until then.
  select coalesce(jsonb_object_agg(work.id, work.due_date), '{}') into new.late
  from public.assigned_asanas as work
  join public.profiles as student on student.id = work.user_id
  where work.user_id = new.user_id
    and new.from_day <= private.local_day(now(), coalesce(student.time_zone, 'UTC'))
    and work.origin = 'instructor'
    and not work.completed
    and work.due_date < new.from_day;
  return new;
end;
$$;

comment on function private.note_late_work() is 'Writes down what is late before a pause moves it.';

create trigger pauses_note_late_work
before insert on public.pauses
for each row execute function private.note_late_work();

create function private.begin_series() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.assignment_series (
    id, created_at, user_id, asana_id, class_version_id, given_by, frequency, days_of_week, starts_on,
    notes, reflection_question
  )
  select distinct on (series_id)
    series_id, created_at, user_id, asana_id, class_version_id, assigned_by, frequency, days_of_week,
    due_date, notes, reflection_question
  from new_rows
  where origin = 'instructor'
  order by series_id, due_date
  on conflict (id) do nothing;
  update public.assigned_asanas as work
  set due_date = private.next_expected_day(work.series_id, work.due_date - 1)
  from new_rows
  where work.id = new_rows.id and work.origin = 'instructor' and not work.completed
    and exists (
      select from public.pauses
      where pauses.user_id = work.user_id
        and work.due_date between pauses.from_day and pauses.to_day
    );
  return null;
end;
$$;

comment on function private.begin_series() is
  'The first occurrence of an assignment begins its series. Later ones find it there. What is due in a '
  'pause of the student comes on the first day after it on which the series is expected.';

create trigger assigned_asanas_begin_series
after insert on public.assigned_asanas
referencing new table as new_rows
for each statement execute function private.begin_series();

create function private.expected_days(series uuid, from_day date, to_day date)
returns table (day date)
language plpgsql stable set search_path = ''
as $$
begin
  return query
  select candidate::date
  from public.assignment_series as given
  cross join lateral (
    select given.frequency, given.days_of_week, given.starts_on, given.ends_on
    union all
    select former.frequency, former.days_of_week, former.starts_on, former.ends_on
    from private.former_rhythms as former
    where former.series_id = given.id
  ) as rhythm
  cross join lateral generate_series(
    greatest(expected_days.from_day, rhythm.starts_on)::timestamp,
    least(expected_days.to_day, rhythm.ends_on)::timestamp,
    interval '1 day'
  ) as candidate
  where given.id = expected_days.series
    and case rhythm.frequency
      when 'once' then candidate::date = private.first_day_not_paused(given.user_id, rhythm.starts_on)
      when 'daily' then true
      when 'weekly' then (candidate::date - rhythm.starts_on) % 7 = 0
      when 'biweekly' then (candidate::date - rhythm.starts_on) % 14 = 0
      -- Monday is 1, whatever language the server speaks.
      when 'specific_days' then (array[
        'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'
      ])[extract(isodow from candidate)::int] = any (rhythm.days_of_week)
    end
    and not exists (
      select from public.pauses
      where pauses.user_id = given.user_id
        and candidate::date between pauses.from_day and pauses.to_day
    )
  order by candidate;
end;
$$;

comment on function private.expected_days(uuid, date, date) is
  'The days from one to another on which a series is expected to be done: its rhythms, the present '
  'and the former ones, without the days on which its student is paused. What is given once for a '
  'paused day is expected after the pause. They are days of the student''s calendar, whatever zone '
  'that is in.';

create function private.next_expected_day(series uuid, after date) returns date
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select min(expected.day)
    from public.assignment_series as given
    cross join lateral (
      -- No day of a pause is looked at: of a long one that were hundreds for each piece of work.
      select private.first_day_not_paused(
        given.user_id, greatest(next_expected_day.after + 1, given.starts_on)
      ) - 1 as day
    ) as before
    cross join lateral (
      -- Two weeks have an expected day, and each pause hides its own days and at most one turn more.
      select coalesce(sum(pauses.to_day - pauses.from_day + 15), 0)::int + 14 as days
      from public.pauses
      where pauses.user_id = given.user_id and pauses.to_day > before.day
    ) as ahead
    cross join lateral private.expected_days(
      given.id, before.day + 1, before.day + ahead.days
    ) as expected
    where given.id = next_expected_day.series
  );
end;
$$;

comment on function private.next_expected_day(uuid, date) is
  'The first day after `after` on which a series is expected; null when it is over.';

create function private.week_adherence(
  series uuid,
  week_begins date,
  today date,
  out done int,
  out expected int,
  out adherence numeric
)
language sql stable set search_path = ''
as $$
  with done_days as (
    select distinct ledger.local_date as day
    from public.assigned_asanas as work
    join public.practice_ledger as ledger on ledger.id = work.completion_id
    where work.series_id = week_adherence.series
      and ledger.local_date between week_begins and week_begins + 6
  ),
  counts as (
    select
      (select count(*)::int from done_days) as done,
      (
        select count(*)::int
        from private.expected_days(
          week_adherence.series, week_begins, least(
            week_begins + 6,
            today,
            (
              select private.local_day(asanas.archived_at, coalesce(student.time_zone, 'UTC')) - 1
              from public.assignment_series as given
              join public.asanas on asanas.id = given.asana_id
              join public.profiles as student on student.id = given.user_id
              where given.id = week_adherence.series
            )
          )
        ) as expected
        where expected.day < today or exists (
          select from done_days where done_days.day = expected.day
        )
      ) as expected
  )
  select
    counts.done,
    counts.expected,
    case when counts.expected > 0 then least(1, counts.done::numeric / counts.expected) end
  from counts;
$$;

comment on function private.week_adherence(uuid, date, date) is
  'How well a student followed a series in the week that begins on a day: the number of days on which '
  'it was done, the number on which it was expected, and their ratio, at most 1. Today counts as '
  'expected only once it was done, and no day counts from the one on which the pose was deleted. The '
  'ratio is null, not 0, when nothing was expected.';

-- In plpgsql, because PostgreSQL keeps no plan of an SQL function from one statement to the next, and
-- pausing 500 students would plan it for each assignment.

create function private.first_day_not_paused(student uuid, day date) returns date
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select min(candidate.day)
    from (
      select first_day_not_paused.day as day
      union all
      select pauses.to_day + 1 from public.pauses where pauses.user_id = student
    ) as candidate
    where candidate.day >= first_day_not_paused.day
      and not exists (
        select from public.pauses
        where pauses.user_id = student
          and candidate.day between pauses.from_day and pauses.to_day
      )
  );
end;
$$;

comment on function private.first_day_not_paused(uuid, date) is
  'The first day from `day` on, itself too, on which a student is not paused.';

-- Home and the assignments call it with the student's rights.

grant execute on function private.first_day_not_paused(uuid, date) to authenticated;

create table private.former_rhythms (
  series_id uuid not null references public.assignment_series (id) on delete cascade,
  frequency text not null,
  days_of_week text[],
  starts_on date not null,
  ends_on date not null,
  primary key (series_id, starts_on),
  check (ends_on >= starts_on)
);

comment on table private.former_rhythms is
  'The rhythms that a series had before an instructor changed it: what was expected then stays '
  'expected.';

alter table private.former_rhythms enable row level security;

-- How many reflections wait for a reply, for the navigation.

create function public.waiting_reflections(person public.profiles) returns int
language sql stable set search_path = ''
as $$
  select case when person.role = 'admin' and (select private.is_admin()) then (
    select count(*)::int
    from (
      select from public.assigned_asanas
      where origin = 'instructor' and completed and reflection_answer is not null and reply is null
      limit 100
    ) as waiting
  ) end;
$$;

comment on function public.waiting_reflections(public.profiles) is
  'Embeds into an administrator''s own profile how many answers wait for a reply, at most 100, so that '
  'it costs the same however many wait; null for everybody else.';

grant execute on function public.waiting_reflections(public.profiles) to authenticated;
