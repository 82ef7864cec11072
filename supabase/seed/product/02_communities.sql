-- Three communities to join from the first day. Their ids are fixed, so that running this again
-- adds nothing and an admin's changes to them stay.

insert into public.communities (id, name, description, created_at)
values
  (
    'c0a80000-0000-4000-8000-000000000001',
    'Morning Practice',
    'For those who roll out the mat before the day begins. Share an early practice, however short.',
    '2026-01-05T06:00:00Z'
  ),
  (
    'c0a80000-0000-4000-8000-000000000002',
    'Beginners Together',
    'New to yoga, or back after a long time. Simple poses, patient pace, every question welcome.',
    '2026-01-04T06:00:00Z'
  ),
  (
    'c0a80000-0000-4000-8000-000000000003',
    'Quiet Minds',
    'Breathing and sitting, day after day. A place for people who meditate, or would like to.',
    '2026-01-03T06:00:00Z'
  )
on conflict (id) do nothing;
