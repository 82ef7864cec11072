-- The five achievements and their rules.

insert into public.achievements (key, name, description, metric, target_area, threshold)
values
  (
    'early-bird',
    'Early Bird',
    'Finish 5 practices before 8 in the morning.',
    'early_practices',
    null,
    5
  ),
  (
    'consistent-yogi',
    'Consistent Yogi',
    'Keep a daily streak of 7 days.',
    'daily_streak',
    null,
    7
  ),
  (
    'meditation-master',
    'Meditation Master',
    'Meditate for 600 minutes in all.',
    'meditation_minutes',
    null,
    600
  ),
  (
    'flexibility-focus',
    'Flexibility Focus',
    'Finish 20 practices of poses for flexibility.',
    'target_practices',
    'flexibility',
    20
  ),
  (
    'balance-master',
    'Balance Master',
    'Finish 20 practices of poses for balance.',
    'target_practices',
    'balance',
    20
  )
on conflict (key) do update set
  name = excluded.name,
  description = excluded.description,
  metric = excluded.metric,
  target_area = excluded.target_area,
  threshold = excluded.threshold;
