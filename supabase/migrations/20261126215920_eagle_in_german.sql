-- The German tip warned only those whose knee gives way; the English warns whoever does not trust it. What
-- an administrator has written stays.

update public.asana_translations as translation
set safety_tips = array_replace(
  translation.safety_tips,
  'Lass die Zehen des überschlagenen Fußes am Boden, wenn das Knie instabil ist oder du unsicher stehst',
  'Lass die Zehen des überschlagenen Fußes am Boden, wenn du deinem Knie oder deinem Gleichgewicht nicht traust'
)
from public.asanas as pose
where pose.id = translation.asana_id
  and pose.key = 'eagle'
  and translation.language = 'german';
