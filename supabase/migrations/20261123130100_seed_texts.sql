-- Texts of the library that read differently now, in databases that began with the former ones. What
-- an instructor has written stays.

update public.asanas
set safety_tips = safety_tips || array[
  'Leave it out with an injured wrist, shoulder, knee or neck and after recent abdominal surgery; keep the back long in each fold with osteoporosis'
]
where key = 'surya-namaskar'
  and safety_tips = array[
    'Step instead of jumping, and lower the knees to the floor whenever the back or the wrists tire',
    'Bend the knees in each fold if you have a sore lower back',
    'With high blood pressure, glaucoma or dizziness, ask a doctor first and practice a gentle version with the hands on a chair or a wall',
    'In pregnancy, practice only a version that a teacher has adapted for you'
  ];

update public.asanas
set description =
  'Lie on the back, draw the knees in and let them sink to one side while the arms rest wide. Turn the head the other way if that is comfortable. Gravity does the work; you only breathe.'
where key = 'supine-twist'
  and description =
    'Lie on the back, draw one knee in and let it sink across the body while the arms rest wide. Turn the head the other way if that is comfortable. Gravity does the work; you only breathe.';

update public.asanas
set description =
  'Breathe in for a count of four and breathe out for a count of four, both equally smooth. Imagine walking slowly around a square, one side for each breath in and one for each breath out. Box Breath is also known with equal rests between the breaths; they are left out here unless you choose them.'
where key = 'equal-breath'
  and description =
    'Breathe in for a count of four, rest for four, breathe out for four and rest for four. Imagine the four sides of a square that you walk around slowly. Leave the rests out, or count less, whenever it feels tight.';

update public.asanas
set description =
  'Sit upright and let short, light pushes of the lower belly send the air out through the nose; each breath in comes by itself. Begin with ten pushes and then breathe normally for a while. The head feels clear and the body awake.'
where key = 'skull-shining-breath'
  and description =
    'Sit upright and let short, light pushes of the lower belly send the air out through the nose; each breath in comes by itself. Begin with twenty pushes and then breathe normally for a while. The head feels clear and the body awake.';

update public.asanas
set aliases = aliases || array['Marjariasana']
where key = 'cat-cow'
  and aliases = array['Cat Cow Stretch', 'Cat Pose', 'Cow Pose', 'Catcow', 'Chakravakasana', 'Cat and Cow', 'Bidalasana'];

update public.asanas
set aliases = aliases || array['Pavanmuktasana']
where key = 'wind-relieving'
  and aliases = array['Gas Release', 'Wind Release', 'Knees to Chest', 'Apanasana', 'Pawanmuktasana'];

update public.asanas
set aliases = aliases || array['Natrajasana']
where key = 'lord-of-the-dance'
  and aliases = array['Dancer', 'Dancer Pose', 'King Dancer', 'Dancing Shiva', 'Lord of the Dance Pose'];
