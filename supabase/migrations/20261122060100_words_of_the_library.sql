-- The names and texts of the library in better words, and safety tips that lacked something. What an
-- instructor has changed stays: a name, a description or a line is replaced only where it is still
-- what the product came with. New libraries begin with these words.

with mended (key, was, better) as (
  values
    (
      'surya-namaskar',
      'A flowing round of twelve positions that greets the sun: rise, fold, step back, lower, open the chest, lift the hips and return to standing. Let each movement follow one breath, in when you open and out when you fold. After a few rounds the whole body feels warm and awake.',
      'A flowing round of twelve positions that greets the sun: rise, fold, step back, lower, open the chest, lift the hips and return to standing. Breathe in when you open, out when you fold. After a few rounds the whole body feels warm and awake.'
    ),
    (
      'surya-namaskar',
      'With high blood pressure, glaucoma or dizziness, keep the head above the heart and ask a doctor first',
      'With high blood pressure, glaucoma or dizziness, ask a doctor first and practice a gentle version with the hands on a chair or a wall'
    ),
    (
      'surya-namaskar',
      'In pregnancy, practise only a version that a teacher has adapted for you',
      'In pregnancy, practice only a version that a teacher has adapted for you'
    ),
    (
      'pranayama-breathing',
      'Sit on a chair if the knees, the hips or the back complain',
      'Sit on a chair if your knees, hips or back are uncomfortable'
    ),
    (
      'pranayama-breathing',
      'With a heart or lung condition, ask a doctor before you practise breathing exercises',
      'With a heart or lung condition, ask a doctor before you practice breathing exercises'
    ),
    (
      'mountain-pose',
      'Stand with the feet under the hips and press them evenly into the floor. Lengthen upwards through the legs, the back and the crown of the head while the shoulders sink. It looks like simple standing and feels rooted and tall.',
      'Stand with the feet under the hips and press them evenly into the floor. Lengthen upward through the legs, the back and the crown of the head while the shoulders sink. It looks like simple standing and feels rooted and tall.'
    ),
    (
      'downward-facing-dog',
      'From hands and knees, lift the hips up and back until the body forms a wide triangle. Press the whole hand into the floor, keep the back long and let the heels sink without forcing them. The shoulders work, the back of the legs opens and the neck hangs free.',
      'From hands and knees, lift the hips up and back until the body forms a wide triangle. Press the whole hand into the floor, keep the back long and let the heels sink without forcing them. The shoulders work, the backs of the legs lengthen and the neck hangs free.'
    ),
    (
      'downward-facing-dog',
      'Stretches the calves, the back of the thighs and the shoulders',
      'Stretches the calves, the hamstrings and the shoulders'
    ),
    (
      'downward-facing-dog',
      'Bend the knees generously if the lower back rounds or the back of the legs pulls',
      'Bend your knees generously if your lower back rounds or your hamstrings feel tight; two minutes is a long hold, so rest in Child''s Pose whenever you need to'
    ),
    (
      'downward-facing-dog',
      'Leave it out, or raise the hands on a chair, with high blood pressure, glaucoma or other eye conditions',
      'Skip it, or raise the hands on a chair, with high blood pressure, glaucoma or other eye conditions'
    ),
    (
      'tree',
      'Stand on one leg and place the other foot against the inner calf or the inner thigh. Rest the eyes on one point and bring the palms together, at the chest or overhead. Small sways belong to it, like a tree in the wind; change legs half-way.',
      'Stand on one leg and place the other foot against the inner calf or the inner thigh. Rest the eyes on one point and bring the palms together, at the chest or overhead. A little swaying is normal, like a tree in the wind; change legs halfway.'
    ),
    (
      'raised-hands',
      'Helps against the heaviness of long sitting',
      'Eases the heaviness of long sitting'
    ),
    (
      'raised-hands',
      'Keep the arms apart, or only as high as the shoulders, if a shoulder hurts',
      'Keep the arms apart, or only as high as the shoulders, if a shoulder hurts or you have high blood pressure'
    ),
    (
      'standing-forward-fold',
      'Stretches the back of the legs',
      'Stretches the hamstrings and calves'
    ),
    (
      'standing-forward-fold',
      'With high blood pressure, glaucoma or late in pregnancy, fold only half-way with the hands on a chair',
      'With high blood pressure, glaucoma or late in pregnancy, fold only halfway with the hands on a chair'
    ),
    (
      'standing-forward-fold',
      'With fragile bones, keep the back long instead of rounding it',
      'With osteoporosis, keep the back long instead of rounding it'
    ),
    (
      'chair',
      'Chair',
      'Chair Pose'
    ),
    (
      'warrior-i',
      'Shorten the step or lift the back heel if the knee or the lower back complains',
      'Shorten your stance or lift the back heel if your knee or lower back hurts'
    ),
    (
      'warrior-ii',
      'Do not let the front knee fall inwards; bend it less if it hurts',
      'Do not let the front knee fall inward; bend it less if it hurts'
    ),
    (
      'warrior-iii',
      'Strengthens the standing leg and the muscles of the back',
      'Strengthens the standing leg and the back muscles'
    ),
    (
      'warrior-iii',
      'Keep the standing knee soft and never push it backwards',
      'Keep the standing knee soft and never push it backward'
    ),
    (
      'warrior-iii',
      'Practise with the hands on a wall or a chair while you learn, and in pregnancy',
      'Practice with the hands on a wall or a chair while you learn, and in pregnancy'
    ),
    (
      'warrior-iii',
      'Leave it out with high blood pressure, dizziness or a recent injury of hip, knee or ankle',
      'Skip it with high blood pressure, dizziness or a recent injury of hip, knee or ankle'
    ),
    (
      'pyramid',
      'Stretches the back of the thighs and the calves',
      'Stretches the hamstrings and the calves'
    ),
    (
      'pyramid',
      'Quietens the mind',
      'Quiets the mind'
    ),
    (
      'pyramid',
      'Use blocks or a chair and fold only half-way with a sore lower back, high blood pressure or glaucoma',
      'Use blocks or a chair and fold only halfway with a sore lower back, high blood pressure or glaucoma'
    ),
    (
      'wide-legged-forward-fold',
      'Stretches the inner thighs and the back of the legs',
      'Stretches the inner thighs and the hamstrings'
    ),
    (
      'wide-legged-forward-fold',
      'Keep the back long and the hands on a chair with lower back trouble',
      'Keep the back long and the hands on a chair with lower back problems'
    ),
    (
      'eagle',
      'With a knee or hip injury, or a new hip, leave the crossing of the legs out',
      'With a knee or hip injury or a hip replacement, don''t cross the legs'
    ),
    (
      'half-moon',
      'Look down or ahead with neck trouble, dizziness or low blood pressure',
      'Look down or ahead with neck problems, dizziness or low blood pressure'
    ),
    (
      'extended-hand-to-big-toe',
      'Extended Hand-to-Big-Toe',
      'Extended Hand-to-Big-Toe Pose'
    ),
    (
      'extended-hand-to-big-toe',
      'Leave it out with an injury of the ankle, the back of the thigh or the lower back',
      'Skip it with an ankle, hamstring or lower back injury'
    ),
    (
      'garland',
      'Garland (squat)',
      'Garland Pose'
    ),
    (
      'garland',
      'With knee pain or a knee injury, sit on a low stool or a stack of blocks, or leave it out',
      'With knee pain or a knee injury, sit on a low stool or a stack of blocks, or skip it'
    ),
    (
      'side-plank',
      'With wrist trouble, do it on the forearm; with a shoulder injury, leave it out',
      'With wrist problems, do it on the forearm; with a shoulder injury, skip it'
    ),
    (
      'four-limbed-staff',
      'Leave it out with wrist, elbow or shoulder trouble, and in pregnancy',
      'Skip it with wrist, elbow or shoulder problems, and in pregnancy'
    ),
    (
      'boat',
      'Boat',
      'Boat Pose'
    ),
    (
      'boat',
      'Keep the knees bent or hold the back of the thighs so that the lower back does not round',
      'Keep the knees bent or hold the backs of the thighs so that the lower back does not round'
    ),
    (
      'boat',
      'Leave it out in pregnancy, with a hernia, or after recent surgery of the belly',
      'Skip it in pregnancy, with a hernia or after recent abdominal surgery'
    ),
    (
      'crow',
      'Warm up the wrists, and leave it out with carpal tunnel or other wrist trouble',
      'Warm up the wrists, and skip it with carpal tunnel syndrome or other wrist problems'
    ),
    (
      'crow',
      'Leave it out in pregnancy and with injuries of shoulder or neck',
      'Skip it in pregnancy and with injuries of shoulder or neck'
    ),
    (
      'cat-cow',
      'On hands and knees, lift the chest and the tailbone as you breathe in, and round the whole back as you breathe out. Let the movement travel slowly through each part of the spine. It is like oiling a hinge, and good at any time of day.',
      'On hands and knees, lift the chest and the tailbone as you breathe in, and round the whole back as you breathe out. Let the movement travel slowly through each part of the spine. It feels like oiling a hinge and is good at any time of day.'
    ),
    (
      'cobra',
      'Leave it out in pregnancy and after recent surgery of the belly',
      'Skip it in pregnancy and after recent abdominal surgery'
    ),
    (
      'cobra',
      'With wrist trouble, choose Sphinx instead',
      'With wrist problems, choose Sphinx instead'
    ),
    (
      'sphinx',
      'Leave it out in pregnancy',
      'Skip it in pregnancy'
    ),
    (
      'upward-facing-dog',
      'Leave it out in pregnancy, with carpal tunnel trouble or after recent back injury',
      'Skip it in pregnancy, with carpal tunnel syndrome or after a recent back injury'
    ),
    (
      'locust',
      'Lift only the chest or only the legs if the lower back complains',
      'Lift only the chest or only the legs if your lower back hurts; with high blood pressure lift one leg at a time and keep breathing'
    ),
    (
      'locust',
      'Leave it out in pregnancy and after recent surgery of the belly',
      'Skip it in pregnancy and after recent abdominal surgery'
    ),
    (
      'bow',
      'Leave it out in pregnancy, with a hernia, with high blood pressure or after recent surgery of the belly',
      'Skip it in pregnancy, with a hernia, with high blood pressure or after recent abdominal surgery'
    ),
    (
      'bridge',
      'Lie on the back with bent knees, feet under the knees, and roll the hips up from the floor. Press the feet and the upper arms down and let the breastbone come towards the chin. A block under the pelvis turns it into a pose of rest.',
      'Lie on the back with bent knees, feet under the knees, and roll the hips up from the floor. Press the feet and the upper arms down and let the breastbone come toward the chin. A block under the pelvis turns it into a pose of rest.'
    ),
    (
      'bridge',
      'Strengthens the back of the legs and the hips',
      'Strengthens the hamstrings and the hips'
    ),
    (
      'bridge',
      'With a neck injury, lift only a little or leave it out',
      'With a neck injury, lift only a little or skip it'
    ),
    (
      'camel',
      'Camel',
      'Camel Pose'
    ),
    (
      'camel',
      'Kneel on a folded blanket, and leave it out if the knees hurt',
      'Kneel on a folded blanket, and skip it if the knees hurt'
    ),
    (
      'camel',
      'Leave it out with high or low blood pressure, migraine or a recent back injury',
      'Skip it with high or low blood pressure, migraine, glaucoma or a recent back injury, and in pregnancy keep the hands on the lower back or skip it'
    ),
    (
      'fish',
      'Fish',
      'Fish Pose'
    ),
    (
      'fish',
      'With neck trouble, lie over a rolled blanket with the head supported instead',
      'With neck problems, lie over a rolled blanket with the head supported instead'
    ),
    (
      'fish',
      'Leave it out with high or low blood pressure, migraine or a recent back injury',
      'Skip it with high or low blood pressure, migraine or a recent back injury, and from mid-pregnancy on'
    ),
    (
      'wheel',
      'Leave it out with trouble of the wrists, the shoulders, the neck or the lower back',
      'Skip it with wrist, shoulder, neck or lower back problems'
    ),
    (
      'wheel',
      'Leave it out with a heart condition, high blood pressure or glaucoma, and in pregnancy',
      'Skip it with a heart condition, high blood pressure or glaucoma, and in pregnancy'
    ),
    (
      'lord-of-the-dance',
      'Leave it out with low blood pressure, dizziness or an injured ankle, and in pregnancy use a wall',
      'Skip it with low blood pressure, dizziness or an injured ankle, and in pregnancy use a wall'
    ),
    (
      'easy-pose',
      'Change the crossing of the legs half-way',
      'Change the crossing of the legs halfway'
    ),
    (
      'staff',
      'Staff',
      'Staff Pose'
    ),
    (
      'staff',
      'Lengthens the back of the legs',
      'Lengthens the hamstrings'
    ),
    (
      'staff',
      'Lift the hands or turn them outwards if the wrists complain',
      'Lift your hands or turn them outward if your wrists hurt'
    ),
    (
      'thunderbolt',
      'Put a cushion between heels and hips, or leave it out, if the knees hurt',
      'Put a cushion between heels and hips, or skip it, if the knees hurt'
    ),
    (
      'lotus',
      'Leave it out with injuries or surgery of knee, hip or ankle',
      'Skip it with injuries or surgery of knee, hip or ankle'
    ),
    (
      'lotus',
      'Practise with only one foot up, or in Easy Pose, until the hips open by themselves',
      'Practice with only one foot up, or in Easy Pose, until the hips open by themselves'
    ),
    (
      'bound-angle',
      'Move the feet further away with knee trouble',
      'Move the feet farther away with knee problems'
    ),
    (
      'seated-forward-fold',
      'Stretches the back of the legs and the back',
      'Stretches the hamstrings and the back'
    ),
    (
      'seated-forward-fold',
      'Leave it out with a slipped disc or sciatica, and keep the back long with fragile bones',
      'Skip it with a slipped disc or sciatica, and keep the back long with osteoporosis'
    ),
    (
      'head-to-knee',
      'Head-to-Knee',
      'Head-to-Knee Pose'
    ),
    (
      'head-to-knee',
      'Stretches the back of the leg and the groin',
      'Stretches the hamstrings and the groin'
    ),
    (
      'head-to-knee',
      'Bend the long leg or use a strap with a tight back of the thigh',
      'If your hamstring is tight, bend the straight leg or use a strap'
    ),
    (
      'head-to-knee',
      'With lower back trouble, sit high and stay half upright; in pregnancy leave room for the belly',
      'With lower back problems, sit high and stay half upright; in pregnancy leave room for the belly'
    ),
    (
      'cow-face',
      'Cow Face',
      'Cow Face Pose'
    ),
    (
      'cow-face',
      'Sit on a cushion, or simply cross-legged, if the knees or the hips complain',
      'Sit on a cushion, or simply cross-legged, if your knees or hips hurt'
    ),
    (
      'half-lord-of-the-fishes',
      'Sit with one knee bent on the floor and the other foot outside it, and turn towards the raised knee. Grow taller as you breathe in and turn a little further as you breathe out. The spine feels wrung out and fresh afterwards.',
      'Sit with one knee bent on the floor and the other foot outside it, and turn toward the raised knee. Grow taller as you breathe in and turn a little farther as you breathe out. The spine feels wrung out and fresh afterwards.'
    ),
    (
      'half-lord-of-the-fishes',
      'Leave it out with a slipped disc, a recent back injury or surgery of the belly; turn gently with fragile bones',
      'Skip it with a slipped disc, a recent back injury or recent abdominal surgery; twist gently with osteoporosis'
    ),
    (
      'easy-seated-twist',
      'With disc trouble or fragile bones, turn very little; in pregnancy, turn only the shoulders',
      'With disc problems or osteoporosis, turn very little; in pregnancy, turn only the shoulders'
    ),
    (
      'revolved-triangle',
      'Stretches the back of the legs and the outer hips',
      'Stretches the hamstrings and the outer hips'
    ),
    (
      'revolved-triangle',
      'Leave it out with a slipped disc or a recent back injury',
      'Skip it with a slipped disc or a recent back injury'
    ),
    (
      'revolved-triangle',
      'In pregnancy, or with low blood pressure or dizziness, practise Extended Triangle instead',
      'In pregnancy, or with low blood pressure or dizziness, practice Extended Triangle instead'
    ),
    (
      'supine-twist',
      'Leave it out, or keep both knees bent and low, with disc or sacroiliac trouble',
      'Skip it, or keep both knees bent and low, with disc or sacroiliac problems'
    ),
    (
      'childs-pose',
      'Kneel, sit back towards the heels and fold forward until the forehead rests on the floor or a cushion. Let the arms lie forward or beside the body. It is a shelter to return to whenever you need a pause.',
      'Kneel, sit back toward the heels and fold forward until the forehead rests on the floor or a cushion. Let the arms lie forward or beside the body. It is a shelter to return to whenever you need a pause.'
    ),
    (
      'corpse',
      'Corpse',
      'Corpse Pose'
    ),
    (
      'legs-up-the-wall',
      'Stretches the back of the legs gently',
      'Gently stretches the hamstrings'
    ),
    (
      'legs-up-the-wall',
      'Leave it out with glaucoma or other eye conditions, and ask a doctor with high blood pressure or a heart condition',
      'Skip it with glaucoma or other eye conditions, and ask a doctor with high blood pressure or a heart condition'
    ),
    (
      'legs-up-the-wall',
      'Late in pregnancy, choose a pose on the side',
      'Late in pregnancy, choose a side-lying pose'
    ),
    (
      'wind-relieving',
      'Wind-Relieving',
      'Wind-Relieving Pose'
    ),
    (
      'wind-relieving',
      'Lie on the back and hug one knee towards the chest while the other leg stays long. Breathe into the belly and let the thigh give it a soft massage. Change sides without hurry.',
      'Lie on the back and hug one knee toward the chest while the other leg stays long. Breathe into the belly and let the thigh give it a soft massage. Change sides without hurry.'
    ),
    (
      'wind-relieving',
      'Leave it out in pregnancy, with a hernia, or after recent surgery of the belly or the hip',
      'Skip it in pregnancy, with a hernia or after recent abdominal or hip surgery'
    ),
    (
      'reclined-bound-angle',
      'Raise the back on a bolster with lower back trouble',
      'Raise the back on a bolster with lower back problems'
    ),
    (
      'plow',
      'Plow',
      'Plow Pose'
    ),
    (
      'plow',
      'Leave it out with neck or back injuries, fragile bones, high blood pressure, glaucoma or other eye conditions',
      'Skip it with neck, shoulder or back injuries, osteoporosis, high blood pressure, a heart condition, glaucoma or other eye conditions'
    ),
    (
      'plow',
      'Leave it out in pregnancy and during a headache',
      'Skip it in pregnancy and during a headache'
    ),
    (
      'supported-shoulderstand',
      'Rest on the shoulders and the upper arms with the hands supporting the back and the legs rising upwards. The weight is on the shoulders, not on the neck. Held calmly on folded blankets, it feels cool and still.',
      'Rest on the shoulders and the upper arms with the hands supporting the back and the legs rising upward. The weight is on the shoulders, not on the neck. Held calmly on folded blankets, it feels cool and still.'
    ),
    (
      'supported-shoulderstand',
      'Leave it out with neck or shoulder injuries, high blood pressure, heart conditions, glaucoma or other eye conditions',
      'Skip it with neck or shoulder injuries, high blood pressure, heart conditions, glaucoma or other eye conditions'
    ),
    (
      'supported-shoulderstand',
      'Leave it out in pregnancy, with fragile bones and during a headache',
      'Skip it in pregnancy, with osteoporosis and during a headache'
    ),
    (
      'supported-headstand',
      'Leave it out with any trouble of neck, shoulders or spine, with fragile bones, high blood pressure, heart conditions, glaucoma or other eye conditions, or epilepsy',
      'Skip it with any neck, shoulder or spine problem, osteoporosis, high blood pressure, a heart condition, glaucoma or other eye conditions, or epilepsy'
    ),
    (
      'supported-headstand',
      'Leave it out in pregnancy, with migraine and when you feel tired',
      'Skip it in pregnancy, with migraine and when you feel tired'
    ),
    (
      'handstand',
      'Warm up wrists and shoulders, and leave it out if they are injured',
      'Warm up wrists and shoulders, and skip it if they are injured'
    ),
    (
      'handstand',
      'Leave it out with high blood pressure, heart conditions, glaucoma or other eye conditions, epilepsy, dizziness, and in pregnancy',
      'Skip it with high blood pressure, heart conditions, glaucoma or other eye conditions, epilepsy, osteoporosis or dizziness, and in pregnancy'
    ),
    (
      'handstand',
      'Come down before the strength is gone',
      'Come down before you run out of strength'
    ),
    (
      'alternate-nostril-breath',
      'Close one nostril lightly with the thumb and breathe in through the other, then change sides and breathe out. Keep the breath silent and let it flow from side to side like a slow pendulum. After some minutes the mind feels even and clear.',
      'Close one nostril lightly with the thumb and breathe in through the other; change sides and breathe out, breathe in again on that side, and change back. Keep the breath silent and let it flow from side to side like a slow pendulum. After some minutes the mind feels even and clear.'
    ),
    (
      'alternate-nostril-breath',
      'Do not hold or push the breath; breathe normally if you feel dizzy or short of air',
      'Don''t hold or push the breath; breathe normally if you feel dizzy or short of breath'
    ),
    (
      'alternate-nostril-breath',
      'With high blood pressure, a heart or lung condition or in pregnancy, practise without any pauses in the breath',
      'With high blood pressure, a heart or lung condition or in pregnancy, practice without any pauses in the breath'
    ),
    (
      'victorious-breath',
      'Breathe through the nose and narrow the throat a little, so that each breath makes a soft sound like distant waves. Let both directions last equally long. The sound gives the mind something steady to rest on.',
      'Breathe through the nose and narrow the throat a little, so that each breath makes a soft sound like distant waves. Let the inhale and the exhale be equally long. The sound gives the mind something steady to rest on.'
    ),
    (
      'humming-bee-breath',
      'Lengthens the breath out in a natural way',
      'Naturally lengthens the exhale'
    ),
    (
      'humming-bee-breath',
      'Leave it out with an ear infection, and do not press on the ears',
      'Skip it with an ear infection, and do not press on the ears'
    ),
    (
      'equal-breath',
      'Equal (box) Breath',
      'Box Breath'
    ),
    (
      'cooling-breath',
      'Practise only in clean, mild air, because the nose does not filter this breath',
      'Practice only in clean, mild air, because this breath bypasses the filter of the nose'
    ),
    (
      'cooling-breath',
      'Leave it out with a cold, a sore throat, asthma or sensitive teeth',
      'Skip it with a cold, a sore throat, asthma or sensitive teeth'
    ),
    (
      'cooling-breath',
      'Leave it out with low blood pressure, and ask a doctor with a heart or lung condition',
      'Skip it with low blood pressure, and ask a doctor with a heart or lung condition'
    ),
    (
      'skull-shining-breath',
      'Strengthens the muscles of the belly',
      'Strengthens the abdominal muscles'
    ),
    (
      'skull-shining-breath',
      'Makes the breath conscious',
      'Builds awareness of the breath'
    ),
    (
      'skull-shining-breath',
      'Leave it out in pregnancy and for some weeks after a birth',
      'Skip it in pregnancy and for some weeks after giving birth'
    ),
    (
      'skull-shining-breath',
      'Leave it out with high blood pressure, heart conditions, epilepsy, glaucoma, a hernia, a stroke in the past or recent surgery of the belly',
      'Skip it with high blood pressure, a heart condition, epilepsy, glaucoma, a hernia, a previous stroke or recent abdominal surgery'
    ),
    (
      'skull-shining-breath',
      'Practise on an empty stomach, and stop at once if you feel dizzy, anxious or short of breath',
      'Practice on an empty stomach, and stop at once if you feel dizzy, anxious or short of breath'
    ),
    (
      'bellows-breath',
      'Strengthens the muscles of the breath',
      'Strengthens the breathing muscles'
    ),
    (
      'bellows-breath',
      'Leave it out in pregnancy and for some weeks after a birth',
      'Skip it in pregnancy and for some weeks after giving birth'
    ),
    (
      'bellows-breath',
      'Leave it out with high blood pressure, heart conditions, epilepsy, glaucoma, a hernia, a stroke in the past, panic attacks or recent surgery',
      'Skip it with high blood pressure, a heart condition, epilepsy, glaucoma, a hernia, a previous stroke, panic attacks or recent surgery'
    )
)
update public.asanas as kept
set
  name = coalesce(
    (select better from mended where mended.key = kept.key and was = kept.name),
    kept.name
  ),
  description = coalesce(
    (select better from mended where mended.key = kept.key and was = kept.description),
    kept.description
  ),
  benefits = array(
    select coalesce(better, line)
    from unnest(kept.benefits) with ordinality as lines (line, place)
    left join mended on mended.key = kept.key and was = line
    order by place
  ),
  safety_tips = array(
    select coalesce(better, line)
    from unnest(kept.safety_tips) with ordinality as lines (line, place)
    left join mended on mended.key = kept.key and was = line
    order by place
  )
where exists (
  select from mended
  where mended.key = kept.key
    and was = any (array[kept.name, kept.description] || kept.benefits || kept.safety_tips)
);

-- What else people call these poses.
update public.asanas as kept
set aliases = known.aliases
from (
  values
    ('surya-namaskar', array['Sun Salutation', 'Sun Salute', 'Sun Salutations', 'Suryanamaskar', 'Surya Namaskara', 'Soorya Namaskar']),
    ('pranayama-breathing', array['Breathing Exercise', 'Breathwork', 'Yogic Breathing', 'Pranayam']),
    ('mountain-pose', array['Samasthiti', 'Taadaasana', 'Standing Pose']),
    ('downward-facing-dog', array['Downward Dog', 'Down Dog', 'Downdog', 'Downward Facing Dog Pose', 'Adho Mukha Shwanasana']),
    ('tree', array['Tree Pose', 'Vrukshasana']),
    ('raised-hands', array['Upward Salute', 'Raised Hands Pose', 'Raised Arms', 'Hasta Uttanasana']),
    ('standing-forward-fold', array['Standing Forward Bend', 'Forward Fold', 'Forward Bend', 'Uttanasan']),
    ('chair', array['Fierce Pose', 'Awkward Pose', 'Powerful Pose']),
    ('warrior-i', array['Warrior 1', 'Warrior One', 'Warrior Pose 1', 'Virabhadrasana 1', 'Veerabhadrasana']),
    ('warrior-ii', array['Warrior 2', 'Warrior Two', 'Warrior Pose 2', 'Virabhadrasana 2', 'Veerabhadrasana']),
    ('warrior-iii', array['Warrior 3', 'Warrior Three', 'Warrior Pose 3', 'Virabhadrasana 3', 'Veerabhadrasana']),
    ('extended-triangle', array['Triangle', 'Triangle Pose', 'Extended Triangle Pose', 'Trikonasan']),
    ('extended-side-angle', array['Side Angle Pose', 'Extended Side Angle Pose', 'Parsvakonasana']),
    ('pyramid', array['Pyramid Pose', 'Intense Side Stretch', 'Parsvottanasana']),
    ('wide-legged-forward-fold', array['Wide-Legged Forward Bend', 'Wide Leg Forward Fold', 'Straddle Forward Fold']),
    ('eagle', array['Eagle Pose', 'Garudasan']),
    ('half-moon', array['Half Moon Pose', 'Ardha Candrasana', 'Halfmoon']),
    ('extended-hand-to-big-toe', array['Hand to Big Toe', 'Standing Big Toe Hold', 'Hasta Padangusthasana']),
    ('garland', array['Squat', 'Yogi Squat', 'Garland Squat', 'Yoga Squat', 'Upavesasana']),
    ('low-lunge', array['Crescent Lunge', 'Crescent Pose', 'Low Lunge Pose', 'Lunge']),
    ('plank', array['Plank Pose', 'High Plank', 'Kumbhakasana', 'Phalakasan']),
    ('side-plank', array['Side Plank Pose', 'Sage Vasistha', 'Vasistasana']),
    ('four-limbed-staff', array['Four-Limbed Staff Pose', 'Low Plank', 'Chaturanga', 'Yoga Push-Up', 'Pushup']),
    ('boat', array['Full Boat', 'Naukasana', 'Navasana', 'Nauka']),
    ('crow', array['Crow Pose', 'Crane', 'Crane Pose', 'Kakasana']),
    ('cat-cow', array['Cat Cow Stretch', 'Cat Pose', 'Cow Pose', 'Catcow', 'Chakravakasana', 'Cat and Cow', 'Bidalasana']),
    ('cobra', array['Cobra Pose', 'Bhujangasan']),
    ('sphinx', array['Sphinx Pose']),
    ('upward-facing-dog', array['Upward Dog', 'Up Dog', 'Updog', 'Upward Facing Dog Pose', 'Urdhva Mukha Shwanasana']),
    ('locust', array['Locust Pose', 'Grasshopper', 'Salabhasan']),
    ('bow', array['Bow Pose', 'Dhanurasan']),
    ('bridge', array['Bridge Pose', 'Setubandhasana', 'Setu Bandhasana']),
    ('camel', array['Ustrasan', 'Ushtrasan']),
    ('fish', array['Matsyasan']),
    ('wheel', array['Wheel Pose', 'Full Wheel', 'Upward Bow', 'Chakrasana']),
    ('lord-of-the-dance', array['Dancer', 'Dancer Pose', 'King Dancer', 'Dancing Shiva', 'Lord of the Dance Pose']),
    ('easy-pose', array['Easy Seat', 'Cross-Legged Pose', 'Simple Cross-Legged Seat', 'Sukhasan']),
    ('staff', array['Seated Staff', 'Dandasan']),
    ('thunderbolt', array['Thunderbolt Pose', 'Diamond Pose', 'Kneeling Pose', 'Hero Seat', 'Vajrasan']),
    ('lotus', array['Lotus Pose', 'Full Lotus', 'Padmasan', 'Kamalasana']),
    ('bound-angle', array['Butterfly', 'Butterfly Pose', 'Cobbler', 'Cobbler''s Pose', 'Bound Angle Pose', 'Bhadrasana']),
    ('seated-forward-fold', array['Seated Forward Bend', 'Sitting Forward Bend', 'Paschimottanasan', 'Pashchimottanasana']),
    ('head-to-knee', array['Head to Knee Forward Bend', 'Janu Sirsasana', 'Janushirsasana']),
    ('cow-face', array['Cow Face', 'Cowface', 'Gomukhasan']),
    ('half-lord-of-the-fishes', array['Seated Twist', 'Half Spinal Twist', 'Half Lord of the Fishes Pose', 'Matsyendrasana']),
    ('easy-seated-twist', array['Easy Twist', 'Seated Twist', 'Cross-Legged Twist', 'Simple Twist']),
    ('revolved-triangle', array['Revolved Triangle Pose', 'Twisted Triangle', 'Parivrtta Trikonasana']),
    ('supine-twist', array['Supine Spinal Twist', 'Reclined Twist', 'Reclining Twist', 'Lying Twist', 'Jathara Parivartanasana']),
    ('childs-pose', array['Childs Pose', 'Child Pose', 'Baby Pose', 'Resting Child', 'Balasan', 'Shashankasana']),
    ('corpse', array['Final Relaxation', 'Final Rest', 'Relaxation Pose', 'Dead Body Pose', 'Savasan', 'Mrtasana']),
    ('legs-up-the-wall', array['Legs Up the Wall Pose', 'Legs on the Wall', 'Inverted Lake', 'Vipareeta Karani', 'Viparitakarani']),
    ('wind-relieving', array['Gas Release', 'Wind Release', 'Knees to Chest', 'Apanasana', 'Pawanmuktasana']),
    ('reclined-bound-angle', array['Reclining Bound Angle', 'Reclined Butterfly', 'Supine Butterfly', 'Reclining Goddess', 'Supta Badha Konasana']),
    ('plow', array['Plough', 'Plough Pose', 'Halasan']),
    ('supported-shoulderstand', array['Shoulder Stand', 'Shoulderstand', 'Candle', 'Sarvangasan']),
    ('supported-headstand', array['Head Stand', 'Headstand', 'Sheershasana', 'Sirsasana', 'Shirshasan']),
    ('handstand', array['Hand Stand', 'Handstand Pose']),
    ('alternate-nostril-breath', array['Alternate Nostril Breathing', 'Anulom Vilom', 'Anuloma Viloma', 'Nadi Shodhan', 'Nadi Shuddhi']),
    ('victorious-breath', array['Ocean Breath', 'Ujjayi Breathing', 'Ujjayi Pranayama', 'Ujai', 'Victorious Breathing']),
    ('humming-bee-breath', array['Bee Breath', 'Humming Breath', 'Brahmari', 'Bumblebee Breath']),
    ('equal-breath', array['Equal Breath', 'Equal Breathing', 'Box Breathing', 'Square Breathing', 'Four-Square Breath', 'Samavritti']),
    ('cooling-breath', array['Sheetali', 'Sitali', 'Cooling Breathing', 'Tongue Hissing']),
    ('skull-shining-breath', array['Breath of Fire', 'Kapalbhati', 'Skull Shining', 'Shining Skull', 'Kapal Bhati']),
    ('bellows-breath', array['Bellow Breath', 'Bellows Breathing', 'Bhastrika Pranayama'])
) as known (key, aliases)
where kept.key = known.key and kept.aliases = '{}';
