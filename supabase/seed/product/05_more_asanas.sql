-- Three more flows and one more way to breathe, for libraries that began without them too.

insert into public.asanas (
  id, key, name, sanskrit_name,
  aliases,
  description,
  difficulty, category, target_area, duration_seconds, two_sided, points,
  benefits,
  safety_tips
)
values
  (
    'a5a00000-0000-4000-8000-000000000065', 'surya-namaskar-b', 'Surya Namaskar B', 'Surya Namaskar B',
    array['Sun Salutation B', 'Sun Salutations B', 'Sun Salute B', 'Suryanamaskar B', 'Surya Namaskara B', 'Ashtanga Sun Salutation'],
    'A longer, stronger Sun Salutation that adds Chair Pose and Warrior I on both sides to the folds, the low plank and the two dogs. Each movement takes one breath, and near the end you rest in Downward-Facing Dog for several breaths. It builds warmth quickly and leaves you strong and awake.',
    'intermediate', 'flow', '{strength,flexibility}', 100, false, 12,
    array[
      'Strengthens the legs, the arms and the core',
      'Stretches the shoulders, the hips and the backs of the legs',
      'Builds stamina and a steady rhythm of breath',
      'Warms the whole body for the practice that follows'
    ],
    array[
      'Learn Surya Namaskar first; step instead of jumping, and lower the knees to the floor before you lower the chest while you build strength',
      'Keep the front knee above the ankle, and bend the knees in each fold if you have a sore lower back; leave this flow out if the knees hurt',
      'Skip it with wrist, elbow or shoulder problems, with a hernia, after a recent back injury or after recent abdominal surgery, and in pregnancy',
      'With high blood pressure, glaucoma or other eye conditions, or dizziness, ask a doctor first and practice a gentle version with the hands on a chair or a wall',
      'In Warrior I, keep the hands on the hips with shoulder pain, a heart condition or high blood pressure; with osteoporosis, keep the back long in each fold',
      'Do not throw the head back in Upward-Facing Dog; choose Cobra if the lower back is sensitive'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000066', 'chandra-namaskar', 'Moon Salutation', 'Chandra Namaskar',
    array['Moon Salutations', 'Moon Salute', 'Chandranamaskar', 'Chandra Namaskara', 'Candra Namaskar'],
    'A slow round in the shape of the Sun Salutation, with a kneeling crescent after each lunge. The left leg leads first, and every movement has time for a full, quiet breath. It suits the evening and any hour in which you want to move without hurry.',
    'intermediate', 'flow', '{flexibility,balance}', 140, false, 12,
    array[
      'Stretches the front of the hips, the legs and the back',
      'Strengthens the arms, the legs and the core',
      'Trains balance close to the floor',
      'Joins slow movement and breath'
    ],
    array[
      'Learn Surya Namaskar first; put a folded blanket under the knees, and leave this flow out if kneeling hurts',
      'Keep the hands on the thigh or on blocks in the crescent if you are unsteady, have a sore shoulder or have high blood pressure',
      'Bend the knees in each fold if you have a sore lower back, and keep the back long with osteoporosis',
      'With high blood pressure, glaucoma or other eye conditions, or dizziness, ask a doctor first and practice a gentle version with the hands on a chair or a wall',
      'Skip it with an injured wrist, shoulder or neck, with a hernia and after recent abdominal surgery',
      'In pregnancy, practice only a version that a teacher has adapted for you'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000067', 'sun-breaths', 'Sun Breaths', 'Urdhva Hastasana Vinyasa',
    array['Sun Breath', 'Sunbreaths', 'Standing Sun Breaths', 'Arm Raises', 'Standing Breathing'],
    'Stand tall, sweep the arms out and up as you breathe in, and let them float down as you breathe out. The breath sets the pace and the arms follow it, again and again. A minute of it loosens the shoulders and gathers the mind for what comes next.',
    'beginner', 'flow', '{flexibility,stress-relief}', 60, false, 10,
    array[
      'Loosens the shoulders and the sides of the body',
      'Joins movement and breath in the simplest way',
      'Encourages a full breath'
    ],
    array[
      'Raise the arms only as high as the shoulders if a shoulder hurts or you have high blood pressure, and leave them out with a shoulder injury',
      'Look straight ahead rather than up if the neck is sore or you feel dizzy, and do not lean back into the lower back',
      'Stand with the feet wider apart, or sit on a chair, if you feel unsteady or light-headed',
      'Never force or hold the breath; move at the pace at which it comes'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000068', 'surya-bhedana', 'Surya Bhedana', 'Surya Bhedana',
    array['Right-Nostril Breath', 'Right Nostril Breathing', 'Sun-Piercing Breath', 'Surya Bhedan', 'Suryabhedana', 'Surya Bheda'],
    'Close the left nostril lightly and breathe in through the right; then close the right and breathe out through the left. Each round goes the same way, slowly and without a sound, and the breath out is a little longer. It is known as a warming breath that suits a cool morning.',
    'intermediate', 'breathing', '{stress-relief}', 240, false, 12,
    array[
      'Feels warming and gently invigorating',
      'Lengthens and steadies the breath',
      'Gathers the attention'
    ],
    array[
      'Skip it in pregnancy and with high blood pressure, a heart condition or epilepsy',
      'With asthma or another lung condition, ask a doctor first',
      'Wait until a cold, a blocked nose or a fever has passed, and choose another breath on hot days',
      'Never hold or push the breath; breathe normally if you feel dizzy, hot or restless'
    ]
  )
on conflict (key) do nothing;
