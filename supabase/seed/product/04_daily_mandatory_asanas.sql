-- The two practices of every day, known by their fixed keys.

insert into public.daily_mandatory_asanas (asana_id, position)
select id, case key when 'surya-namaskar' then 1 else 2 end
from public.asanas
where key in ('surya-namaskar', 'pranayama-breathing')
on conflict (asana_id) do nothing;
