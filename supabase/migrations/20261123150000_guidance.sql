-- How much a practice says aloud was yes or no; now there is more that it can say.

alter table public.profiles
add column guidance text not null default 'off' check (guidance in ('off', 'short', 'full'));

comment on column public.profiles.guidance is
  'What a practice says aloud: nothing, its cues, or also how one comes into a pose and each step of a '
  'flow.';
comment on column public.profiles.cue_spoken is
  'Whether a practice says anything aloud, for a page that is open from before guidance.';

update public.profiles set guidance = 'short' where cue_spoken;

grant update (guidance) on table public.profiles to authenticated;

create function private.keep_spoken_cues() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.guidance is distinct from old.guidance then
    new.cue_spoken := new.guidance <> 'off';
  elsif new.cue_spoken is distinct from old.cue_spoken then
    new.guidance := case when new.cue_spoken then 'short' else 'off' end;
  end if;
  return new;
end;
$$;

comment on function private.keep_spoken_cues() is
  'Keeps the two in step, whichever of them a client writes. One that knows only cue_spoken sends it '
  'with every change of its menu: what it leaves as it was takes nothing from guidance.';

create trigger profiles_keep_spoken_cues
before update of guidance, cue_spoken on public.profiles
for each row execute function private.keep_spoken_cues();
