-- A timer preset remembers the breath that leads its meditation. A page from before saves none.

alter table public.timer_presets
add breath_in smallint check (breath_in between 3 and 10),
add breath_hold_in smallint check (breath_hold_in between 0 and 7),
add breath_out smallint check (breath_out between 3 and 10),
add breath_hold_out smallint check (breath_hold_out between 0 and 7),
add breath_minutes smallint check (breath_minutes between 1 and 20),
add constraint timer_presets_breath_whole check (
  num_nulls(breath_in, breath_hold_in, breath_out, breath_hold_out, breath_minutes) in (0, 5)
);

comment on column public.timer_presets.breath_in is
  'Seconds of a breath in; null, as the other four, where nothing leads the breath.';
comment on column public.timer_presets.breath_hold_in is 'Seconds of rest after it, 0 for none.';
comment on column public.timer_presets.breath_out is 'Seconds of a breath out.';
comment on column public.timer_presets.breath_hold_out is 'Seconds of rest after it, 0 for none.';
comment on column public.timer_presets.breath_minutes is
  'For so long the breath is led; 20 leads to the end of whatever is shorter.';

grant insert (breath_in, breath_hold_in, breath_out, breath_hold_out, breath_minutes)
on table public.timer_presets to authenticated;
