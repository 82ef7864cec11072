-- The library that the product starts with: 64 poses and breathing practices, and four more in
-- 05_more_asanas.sql. An instructor may change them later, so a second run adds what is missing and
-- touches nothing else. The texts are general guidance, not medical advice; the safety tips name who
-- should leave a practice out.

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
    'a5a00000-0000-4000-8000-000000000001', 'surya-namaskar', 'Surya Namaskar', 'Surya Namaskar',
    array['Sun Salutation', 'Sun Salute', 'Sun Salutations', 'Suryanamaskar', 'Surya Namaskara', 'Soorya Namaskar'],
    'A flowing round of twelve positions that greets the sun: rise, fold, step back, lower, open the chest, lift the hips and return to standing. Breathe in when you open, out when you fold. After a few rounds the whole body feels warm and awake.',
    'beginner', 'flow', '{flexibility,strength}', 90, false, 10,
    array[
      'Warms the whole body and loosens stiff joints',
      'Strengthens the arms, the legs and the core',
      'Joins movement and breath into one rhythm',
      'Wakes you up gently in the morning'
    ],
    array[
      'Step instead of jumping, and lower the knees to the floor whenever the back or the wrists tire',
      'Bend the knees in each fold if you have a sore lower back',
      'With high blood pressure, glaucoma or dizziness, ask a doctor first and practice a gentle version with the hands on a chair or a wall',
      'In pregnancy, practice only a version that a teacher has adapted for you',
      'Leave it out with an injured wrist, shoulder, knee or neck and after recent abdominal surgery; keep the back long in each fold with osteoporosis'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000002', 'pranayama-breathing', 'Pranayama Breathing', 'Pranayama',
    array['Breathing Exercise', 'Breathwork', 'Yogic Breathing', 'Pranayam'],
    'Sit upright and comfortably and let the breath flow through the nose, first into the belly, then into the ribs. Let each breath out take a little longer than the breath in, without any effort. The mind settles as the breath becomes slow and quiet.',
    'beginner', 'breathing', '{relaxation,stress-relief}', 300, false, 10,
    array[
      'Calms the mind and slows the pace of the day',
      'Deepens and steadies the breath',
      'Makes it easier to concentrate'
    ],
    array[
      'Never force or hold the breath; return to normal breathing if you feel dizzy or anxious',
      'Sit on a chair if your knees, hips or back are uncomfortable',
      'With a heart or lung condition, ask a doctor before you practice breathing exercises'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000003', 'mountain-pose', 'Mountain Pose', 'Tadasana',
    array['Samasthiti', 'Taadaasana', 'Standing Pose'],
    'Stand with the feet under the hips and press them evenly into the floor. Lengthen upward through the legs, the back and the crown of the head while the shoulders sink. It looks like simple standing and feels rooted and tall.',
    'beginner', 'standing', '{strength,balance}', 60, false, 10,
    array[
      'Improves posture and the awareness of it',
      'Strengthens the feet, the ankles and the thighs',
      'Gathers the mind before other standing poses'
    ],
    array[
      'Keep the knees soft; do not push them back',
      'Place the feet wider apart, or stand against a wall, if you feel unsteady or dizzy',
      'Sit down and rest if you feel light-headed from low blood pressure'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000004', 'downward-facing-dog', 'Downward-Facing Dog', 'Adho Mukha Svanasana',
    array['Downward Dog', 'Down Dog', 'Downdog', 'Downward Facing Dog Pose', 'Adho Mukha Shwanasana'],
    'From hands and knees, lift the hips up and back until the body forms a wide triangle. Press the whole hand into the floor, keep the back long and let the heels sink without forcing them. The shoulders work, the backs of the legs lengthen and the neck hangs free.',
    'intermediate', 'standing', '{flexibility,strength}', 120, false, 15,
    array[
      'Stretches the calves, the hamstrings and the shoulders',
      'Strengthens the arms and the upper back',
      'Gives length to the spine'
    ],
    array[
      'Bend your knees generously if your lower back rounds or your hamstrings feel tight; two minutes is a long hold, so rest in Child''s Pose whenever you need to',
      'With sore wrists, rest on the forearms or place the hands on a chair',
      'Skip it, or raise the hands on a chair, with high blood pressure, glaucoma or other eye conditions',
      'Come out at the first sign of dizziness; late in pregnancy, place the hands on a wall instead of the floor'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000005', 'tree', 'Tree', 'Vrikshasana',
    array['Tree Pose', 'Vrukshasana'],
    'Stand on one leg and place the other foot against the inner calf or the inner thigh. Rest the eyes on one point and bring the palms together, at the chest or overhead. A little swaying is normal, like a tree in the wind; change legs halfway.',
    'beginner', 'standing', '{balance,strength}', 90, true, 12,
    array[
      'Trains balance and concentration',
      'Strengthens the ankles, the legs and the hips',
      'Opens the hip of the lifted leg gently'
    ],
    array[
      'Place the foot above or below the knee, never against the knee itself',
      'Keep a hand on a wall or a chair if your balance is uncertain or you are pregnant',
      'Leave the toes of the bent leg on the floor when an ankle or a knee is sore',
      'Keep the hands at the chest if you have high blood pressure or a sore shoulder'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000006', 'raised-hands', 'Raised Hands', 'Urdhva Hastasana',
    array['Upward Salute', 'Raised Hands Pose', 'Raised Arms', 'Hasta Uttanasana'],
    'From Mountain Pose, sweep both arms overhead as you breathe in, palms facing each other. Grow through the fingertips while the feet stay heavy and the ribs stay soft. The sides of the body lengthen and the breath finds more room.',
    'beginner', 'standing', '{flexibility,strength}', 30, false, 10,
    array[
      'Stretches the shoulders, the armpits and the sides of the body',
      'Encourages a full breath',
      'Eases the heaviness of long sitting'
    ],
    array[
      'Keep the arms apart, or only as high as the shoulders, if a shoulder hurts or you have high blood pressure',
      'Look straight ahead rather than up if the neck is sore or you feel dizzy',
      'Do not lean back into the lower back'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000007', 'standing-forward-fold', 'Standing Forward Fold', 'Uttanasana',
    array['Standing Forward Bend', 'Forward Fold', 'Forward Bend', 'Uttanasan'],
    'Fold forward from the hips and let the upper body hang over soft knees. Rest the hands on the floor, on blocks or on the shins, and let the head be heavy. With each breath out the back of the body releases a little more.',
    'beginner', 'standing', '{flexibility,stress-relief}', 45, false, 10,
    array[
      'Stretches the hamstrings and calves',
      'Releases tension from the neck and the back',
      'Brings a feeling of quiet'
    ],
    array[
      'Bend the knees as much as you like, above all with a sore lower back or sciatica',
      'Come up slowly with bent knees to avoid dizziness',
      'With high blood pressure, glaucoma or late in pregnancy, fold only halfway with the hands on a chair',
      'With osteoporosis, keep the back long instead of rounding it'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000008', 'chair', 'Chair Pose', 'Utkatasana',
    array['Fierce Pose', 'Awkward Pose', 'Powerful Pose'],
    'Bend the knees and move the hips back as if sitting down on a chair, arms reaching forward or up. Keep the weight in the heels and the chest lifted. The thighs grow warm quickly; breathe evenly and stay only as low as is comfortable.',
    'beginner', 'standing', '{strength,balance}', 30, false, 10,
    array[
      'Strengthens the thighs, the hips and the back',
      'Builds stamina in a short time',
      'Trains steadiness'
    ],
    array[
      'Keep the knees behind the toes, pointing where the feet point',
      'With sore knees, bend only a little or do it with the back against a wall',
      'Lower the arms if the shoulders or the neck tire, or with high blood pressure'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000009', 'warrior-i', 'Warrior I', 'Virabhadrasana I',
    array['Warrior 1', 'Warrior One', 'Warrior Pose 1', 'Virabhadrasana 1', 'Veerabhadrasana'],
    'Step one foot far back, heel down and toes turned slightly out, and bend the front knee over the ankle. Turn the chest forward and raise the arms. It feels strong below and open above; repeat on the other side.',
    'beginner', 'standing', '{strength,flexibility}', 60, true, 10,
    array[
      'Strengthens the legs and the back',
      'Opens the chest and the front of the hip',
      'Builds confidence and focus'
    ],
    array[
      'Keep the front knee above the ankle and in line with the second toe',
      'Shorten your stance or lift the back heel if your knee or lower back hurts',
      'Keep the hands on the hips with shoulder pain, a heart condition or high blood pressure'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000010', 'warrior-ii', 'Warrior II', 'Virabhadrasana II',
    array['Warrior 2', 'Warrior Two', 'Warrior Pose 2', 'Virabhadrasana 2', 'Veerabhadrasana'],
    'A wide, steady stance with the arms stretched like a horizon. The front knee bends over the ankle, the back leg stays straight and the gaze rests over the front hand. Let the shoulders sink while the legs work, then change sides.',
    'beginner', 'standing', '{strength,balance}', 60, true, 10,
    array[
      'Strengthens the thighs and the ankles',
      'Opens the hips and the chest',
      'Trains endurance and calm attention'
    ],
    array[
      'Do not let the front knee fall inward; bend it less if it hurts',
      'Face the way the chest faces instead of looking over the hand if the neck is sore',
      'Stand with the back against a wall or hold a chair if you are pregnant or unsteady'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000011', 'warrior-iii', 'Warrior III', 'Virabhadrasana III',
    array['Warrior 3', 'Warrior Three', 'Warrior Pose 3', 'Virabhadrasana 3', 'Veerabhadrasana'],
    'Balance on one leg and tilt forward until the body and the lifted leg form one line. Keep both hips facing the floor and reach back through the heel. It asks for patience and rewards it with a light, gathered feeling.',
    'intermediate', 'standing', '{balance,strength}', 40, true, 12,
    array[
      'Strengthens the standing leg and the back muscles',
      'Trains balance and coordination',
      'Sharpens concentration'
    ],
    array[
      'Keep the standing knee soft and never push it backward',
      'Practice with the hands on a wall or a chair while you learn, and in pregnancy',
      'Skip it with high blood pressure, dizziness or a recent injury of hip, knee or ankle'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000012', 'extended-triangle', 'Extended Triangle', 'Utthita Trikonasana',
    array['Triangle', 'Triangle Pose', 'Extended Triangle Pose', 'Trikonasan'],
    'With the legs wide and straight, reach sideways over the front leg and rest the hand on the shin or a block. The other arm points to the ceiling and the chest turns open. The sides of the body grow long and the breath becomes wide.',
    'beginner', 'standing', '{flexibility,strength}', 60, true, 10,
    array[
      'Stretches the legs, the hips and the sides of the body',
      'Strengthens the legs and the muscles along the spine',
      'Opens the chest'
    ],
    array[
      'Keep a tiny bend in the front knee and never lean the hand on the knee joint',
      'Look down or ahead rather than up if the neck is sore',
      'Use a block or a chair, and come up slowly, with low or high blood pressure or in pregnancy'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000013', 'extended-side-angle', 'Extended Side Angle', 'Utthita Parshvakonasana',
    array['Side Angle Pose', 'Extended Side Angle Pose', 'Parsvakonasana'],
    'From a wide stance bend the front knee and rest the forearm on the thigh, or the hand on a block. Stretch the other arm over the ear so that one long line runs from foot to fingertips. It is strong work for the legs and a deep stretch for the side.',
    'beginner', 'standing', '{strength,flexibility}', 60, true, 10,
    array[
      'Strengthens the thighs and the ankles',
      'Stretches the side of the body and the groin',
      'Builds stamina'
    ],
    array[
      'Keep the front knee over the ankle; bend it less if it hurts',
      'Place the upper hand on the hip with a sore shoulder or high blood pressure',
      'Keep the neck in line with the spine and look ahead if turning it is uncomfortable'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000014', 'pyramid', 'Pyramid', 'Parshvottanasana',
    array['Pyramid Pose', 'Intense Side Stretch', 'Parsvottanasana'],
    'With one foot a short step behind the other, fold forward over the front leg with a long back. The hands rest on blocks, on the shin or behind the back. The back of the front leg stretches strongly, so move slowly and keep breathing.',
    'intermediate', 'standing', '{flexibility,balance}', 60, true, 12,
    array[
      'Stretches the hamstrings and the calves',
      'Trains balance on a narrow base',
      'Quiets the mind'
    ],
    array[
      'Bend the front knee a little; the stretch belongs in the middle of the muscle, not behind the knee',
      'Use blocks or a chair and fold only halfway with a sore lower back, high blood pressure or glaucoma',
      'Stand wider if you wobble, and stay upright or hold a chair in pregnancy'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000015', 'wide-legged-forward-fold', 'Wide-Legged Forward Fold', 'Prasarita Padottanasana',
    array['Wide-Legged Forward Bend', 'Wide Leg Forward Fold', 'Straddle Forward Fold'],
    'Stand with the legs wide and the feet parallel, and fold forward from the hips. Rest the hands under the shoulders on the floor or on blocks. The inner legs lengthen while the back and the neck let go.',
    'beginner', 'standing', '{flexibility,stress-relief}', 45, false, 10,
    array[
      'Stretches the inner thighs and the hamstrings',
      'Releases the neck and the shoulders',
      'Has a calming effect'
    ],
    array[
      'Keep the knees soft and bring the feet closer together if the inner knees pull',
      'Keep the back long and the hands on a chair with lower back problems',
      'With high blood pressure, glaucoma or dizziness, do not let the head hang below the heart'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000016', 'eagle', 'Eagle', 'Garudasana',
    array['Eagle Pose', 'Garudasan'],
    'Cross one thigh over the other, bend the standing knee and wind the arms around each other in front of the chest. Everything draws to the middle while the shoulder blades spread. Afterwards, unwinding feels like taking off a tight coat.',
    'intermediate', 'standing', '{balance,flexibility}', 60, true, 12,
    array[
      'Stretches the shoulders and the upper back',
      'Trains balance and concentration',
      'Strengthens the ankles and the legs'
    ],
    array[
      'Keep the toes of the crossed foot on the floor if the knee or the balance is uncertain',
      'With a knee or hip injury or a hip replacement, don''t cross the legs',
      'Give yourself a hug instead of crossing the arms if a shoulder hurts'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000017', 'half-moon', 'Half Moon', 'Ardha Chandrasana',
    array['Half Moon Pose', 'Ardha Candrasana', 'Halfmoon'],
    'Balance on one leg and one hand while the other leg lifts to hip height and the chest opens sideways. A block under the hand gives the room you need. It feels wide and airy, like a half moon resting on the horizon.',
    'intermediate', 'standing', '{balance,strength}', 40, true, 12,
    array[
      'Strengthens the hips, the legs and the ankles',
      'Trains balance and coordination',
      'Opens the hips and the chest'
    ],
    array[
      'Use a block, and stand with your back to a wall while you learn or in pregnancy',
      'Keep the standing knee soft and pointing where the toes point',
      'Look down or ahead with neck problems, dizziness or low blood pressure'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000018', 'extended-hand-to-big-toe', 'Extended Hand-to-Big-Toe Pose', 'Utthita Hasta Padangushthasana',
    array['Hand to Big Toe', 'Standing Big Toe Hold', 'Hasta Padangusthasana'],
    'Stand tall on one leg, hold the big toe or a strap around the other foot and stretch that leg forward. Keep both hips level and the chest lifted, even if the lifted knee stays bent. It is a test of balance that a calm breath passes best.',
    'intermediate', 'standing', '{balance,flexibility}', 40, true, 12,
    array[
      'Stretches the back of the lifted leg',
      'Strengthens the standing leg and the ankle',
      'Improves balance'
    ],
    array[
      'Use a strap or hold the bent knee; do not pull the leg straight',
      'Hold on to a wall or a chair if you are unsteady or pregnant',
      'Skip it with an ankle, hamstring or lower back injury'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000019', 'garland', 'Garland Pose', 'Malasana',
    array['Squat', 'Yogi Squat', 'Garland Squat', 'Yoga Squat', 'Upavesasana'],
    'Squat with the feet a little wider than the hips and turned out, elbows inside the knees and palms together. Let the tailbone sink and the crown of the head rise. A folded blanket under the heels makes it restful.',
    'beginner', 'standing', '{flexibility,digestion}', 45, false, 10,
    array[
      'Opens the hips and the groin',
      'Stretches the ankles and the lower back',
      'Eases the stiffness of long sitting'
    ],
    array[
      'With knee pain or a knee injury, sit on a low stool or a stack of blocks, or skip it',
      'Put a rolled blanket under the heels if they do not reach the floor',
      'Late in pregnancy, sit on a support and ask your midwife or doctor first',
      'Hold on to something steady when you stand up'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000020', 'low-lunge', 'Low Lunge', 'Anjaneyasana',
    array['Crescent Lunge', 'Crescent Pose', 'Low Lunge Pose', 'Lunge'],
    'Step one foot forward between the hands and lower the back knee to the floor. Let the hips sink forward as the chest and the arms rise. The front of the back hip opens slowly, breath by breath.',
    'beginner', 'standing', '{flexibility,balance}', 60, true, 10,
    array[
      'Stretches the front of the hips and the thighs',
      'Opens the chest and the shoulders',
      'Trains balance close to the floor'
    ],
    array[
      'Put a folded blanket under the back knee; if kneeling still hurts, keep that knee lifted',
      'Keep the front knee over the ankle',
      'Draw the belly in gently instead of sinking into the lower back',
      'Keep the hands on the thigh or on blocks if you are unsteady or have high blood pressure'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000021', 'plank', 'Plank', 'Phalakasana',
    array['Plank Pose', 'High Plank', 'Kumbhakasana', 'Phalakasan'],
    'Hold the body in one straight line on hands and toes, shoulders above the wrists. Push the floor away, draw the belly in and keep the neck long. It is honest work: short, steady and warm.',
    'beginner', 'core', '{strength,balance}', 30, false, 10,
    array[
      'Strengthens the core, the arms and the shoulders',
      'Supports an upright posture',
      'Builds stamina'
    ],
    array[
      'Lower the knees to the floor if the lower back sags or hurts',
      'With sore wrists, rest on the forearms or make fists',
      'In pregnancy, after a birth or with a hernia, use the wall or the knees and ask a health professional first',
      'Keep breathing; holding the breath raises the blood pressure'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000022', 'side-plank', 'Side Plank', 'Vasishthasana',
    array['Side Plank Pose', 'Sage Vasistha', 'Vasistasana'],
    'From Plank, turn onto one hand and the outer edge of one foot and stack the hips. The other arm reaches up and the body stays long like a plank turned on its side. It feels bold and steady at once.',
    'intermediate', 'core', '{strength,balance}', 40, true, 12,
    array[
      'Strengthens the sides of the core, the shoulders and the wrists',
      'Trains balance',
      'Builds confidence in your own strength'
    ],
    array[
      'Lower the bottom knee to the floor for more support',
      'With wrist problems, do it on the forearm; with a shoulder injury, skip it',
      'Do not let the hips sink or the neck drop'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000023', 'four-limbed-staff', 'Four-Limbed Staff', 'Chaturanga Dandasana',
    array['Four-Limbed Staff Pose', 'Low Plank', 'Chaturanga', 'Yoga Push-Up', 'Pushup'],
    'From Plank, bend the elbows close to the ribs and lower the body in one piece until the upper arms are level with the floor. Keep the legs strong and the gaze slightly forward. It lasts only a few breaths and asks for all of your attention.',
    'intermediate', 'core', '{strength}', 15, false, 12,
    array[
      'Strengthens the arms, the shoulders and the wrists',
      'Firms the core and the legs',
      'Prepares for arm balances'
    ],
    array[
      'Do not let the shoulders sink below the elbows',
      'Lower the knees first while you build strength, and in case of a sore lower back',
      'Skip it with wrist, elbow or shoulder problems, and in pregnancy'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000024', 'boat', 'Boat Pose', 'Paripurna Navasana',
    array['Full Boat', 'Naukasana', 'Navasana', 'Nauka'],
    'Sit, lean back with a long spine and lift the feet until shins or whole legs float. Balance between the sitting bones and the tailbone and reach the arms forward. The belly works, the chest stays open and the breath keeps moving.',
    'intermediate', 'core', '{strength,balance,digestion}', 30, false, 12,
    array[
      'Strengthens the belly, the hips and the back',
      'Trains balance',
      'Supports a strong, upright seat'
    ],
    array[
      'Keep the knees bent or hold the backs of the thighs so that the lower back does not round',
      'Look ahead rather than up, and rest if the neck tenses',
      'Skip it in pregnancy, with a hernia or after recent abdominal surgery'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000025', 'crow', 'Crow', 'Bakasana',
    array['Crow Pose', 'Crane', 'Crane Pose', 'Kakasana'],
    'Squat, place the hands on the floor and rest the knees high on the upper arms. Lean forward, look ahead and let one foot, then the other, become light. The moment of floating is quiet and surprisingly playful.',
    'advanced', 'core', '{strength,balance}', 15, false, 15,
    array[
      'Strengthens the wrists, the arms and the core',
      'Trains balance and courage',
      'Sharpens concentration'
    ],
    array[
      'Warm up the wrists, and skip it with carpal tunnel syndrome or other wrist problems',
      'Put a cushion on the floor in front of the head in case you tip forward',
      'Skip it in pregnancy and with injuries of shoulder or neck',
      'Keep looking forward; if you look back at your feet, you tip over forward'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000026', 'cat-cow', 'Cat-Cow', 'Marjaryasana-Bitilasana',
    array['Cat Cow Stretch', 'Cat Pose', 'Cow Pose', 'Catcow', 'Chakravakasana', 'Cat and Cow', 'Bidalasana', 'Marjariasana'],
    'On hands and knees, lift the chest and the tailbone as you breathe in, and round the whole back as you breathe out. Let the movement travel slowly through each part of the spine. It feels like oiling a hinge and is good at any time of day.',
    'beginner', 'backbends', '{flexibility,stress-relief}', 60, false, 10,
    array[
      'Keeps the spine supple',
      'Loosens the neck and the shoulders',
      'Joins movement and breath'
    ],
    array[
      'Put a blanket under the knees; if kneeling still hurts, do it sitting on a chair',
      'Rest on the fists or the forearms if the wrists are sore',
      'Keep the neck in line with the spine after a neck injury',
      'In pregnancy, avoid letting the belly hang; return only to a straight back'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000027', 'cobra', 'Cobra', 'Bhujangasana',
    array['Cobra Pose', 'Bhujangasan'],
    'Lie on the belly with the hands under the shoulders and lift the chest, using the back more than the arms. Keep the elbows bent and the shoulders away from the ears. The front of the body opens like a slow wave.',
    'beginner', 'backbends', '{flexibility,strength}', 30, false, 10,
    array[
      'Strengthens the muscles of the back',
      'Opens the chest and the front of the shoulders',
      'Counteracts a rounded posture'
    ],
    array[
      'Lift only as high as the lower back stays comfortable',
      'Look ahead, not up, if the neck is sore',
      'Skip it in pregnancy and after recent abdominal surgery',
      'With wrist problems, choose Sphinx instead'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000028', 'sphinx', 'Sphinx', 'Salamba Bhujangasana',
    array['Sphinx Pose'],
    'Lie on the belly and rest on the forearms, elbows under the shoulders. Let the legs be long and draw the chest gently forward. It is a mild backbend in which you can stay, breathe and rest.',
    'beginner', 'backbends', '{flexibility,relaxation}', 60, false, 10,
    array[
      'Opens the chest softly',
      'Strengthens the lower back with little effort',
      'Invites slow, deep breathing'
    ],
    array[
      'Move the elbows further forward if the lower back feels pinched',
      'Put a folded blanket under the hips or the elbows for comfort',
      'Skip it in pregnancy'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000029', 'upward-facing-dog', 'Upward-Facing Dog', 'Urdhva Mukha Svanasana',
    array['Upward Dog', 'Up Dog', 'Updog', 'Upward Facing Dog Pose', 'Urdhva Mukha Shwanasana'],
    'Press the hands and the tops of the feet into the floor and lift the chest, the hips and the knees. The arms are straight and the shoulders stay low. The whole front of the body stretches while the legs keep the lower back safe.',
    'intermediate', 'backbends', '{flexibility,strength}', 20, false, 12,
    array[
      'Strengthens the arms, the wrists and the back',
      'Stretches the chest, the belly and the front of the hips',
      'Feels invigorating'
    ],
    array[
      'Choose Cobra or Sphinx if the lower back or the wrists hurt',
      'Do not throw the head back; keep the neck long',
      'Skip it in pregnancy, with carpal tunnel syndrome or after a recent back injury'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000030', 'locust', 'Locust', 'Shalabhasana',
    array['Locust Pose', 'Grasshopper', 'Salabhasan'],
    'Lie on the belly and lift the head, the chest, the arms and the legs at the same time. Reach back through the toes and forward through the crown, more long than high. The back works evenly from the neck to the heels.',
    'beginner', 'backbends', '{strength}', 20, false, 10,
    array[
      'Strengthens the whole back of the body',
      'Supports an upright posture',
      'Prepares for deeper backbends'
    ],
    array[
      'Lift only the chest or only the legs if your lower back hurts; with high blood pressure lift one leg at a time and keep breathing',
      'Look at the floor so that the neck stays long',
      'Put a folded blanket under the hips',
      'Skip it in pregnancy and after recent abdominal surgery'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000031', 'bow', 'Bow', 'Dhanurasana',
    array['Bow Pose', 'Dhanurasan'],
    'Lie on the belly, bend the knees and hold the ankles. Press the feet back into the hands so that the chest and the thighs lift by themselves. The body becomes a bow that rocks softly with each breath.',
    'intermediate', 'backbends', '{flexibility,strength,digestion}', 20, false, 12,
    array[
      'Stretches the chest, the shoulders and the thighs',
      'Strengthens the back',
      'Feels refreshing after a day of sitting'
    ],
    array[
      'Hold one foot at a time, or use a strap, if the shoulders or the knees are tight',
      'Keep the knees no wider than the hips and stop at any pain in the lower back or the knees',
      'Skip it in pregnancy, with a hernia, with high blood pressure or after recent abdominal surgery'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000032', 'bridge', 'Bridge', 'Setu Bandha Sarvangasana',
    array['Bridge Pose', 'Setubandhasana', 'Setu Bandhasana'],
    'Lie on the back with bent knees, feet under the knees, and roll the hips up from the floor. Press the feet and the upper arms down and let the breastbone come toward the chin. A block under the pelvis turns it into a pose of rest.',
    'beginner', 'backbends', '{strength,stress-relief}', 30, false, 10,
    array[
      'Strengthens the hamstrings and the hips',
      'Opens the chest and the front of the hips',
      'Can calm and lift the mood'
    ],
    array[
      'Never turn the head while the hips are lifted',
      'Keep the knees parallel and over the ankles',
      'With a neck injury, lift only a little or skip it',
      'Late in pregnancy, or when lying on the back is uncomfortable, choose another pose'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000033', 'camel', 'Camel Pose', 'Ushtrasana',
    array['Ustrasan', 'Ushtrasan'],
    'Kneel with the hips above the knees, place the hands on the lower back and lift the chest up and back. Only if it stays easy, reach for the heels. The whole front of the body opens; rest quietly for a moment afterwards.',
    'intermediate', 'backbends', '{flexibility}', 30, false, 12,
    array[
      'Stretches the chest, the belly and the thighs',
      'Counteracts rounded shoulders',
      'Encourages deep breathing'
    ],
    array[
      'Keep the hands on the lower back and look ahead if the back or the neck is sensitive',
      'Kneel on a folded blanket, and skip it if the knees hurt',
      'Skip it with high or low blood pressure, migraine, glaucoma or a recent back injury, and in pregnancy keep the hands on the lower back or skip it',
      'Come up slowly, chest first and head last'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000034', 'fish', 'Fish Pose', 'Matsyasana',
    array['Matsyasan'],
    'Lie on the back, press the forearms into the floor and lift the chest until the crown of the head rests lightly or hovers. The weight stays on the elbows, not on the head. The throat and the chest open and the breath becomes wide.',
    'intermediate', 'backbends', '{flexibility,stress-relief}', 30, false, 12,
    array[
      'Opens the chest and the throat',
      'Stretches the muscles between the ribs',
      'Balances the posture after forward bends'
    ],
    array[
      'Carry the weight on the forearms and hardly any on the head',
      'With neck problems, lie over a rolled blanket with the head supported instead',
      'Skip it with high or low blood pressure, migraine or a recent back injury, and from mid-pregnancy on'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000035', 'wheel', 'Wheel', 'Urdhva Dhanurasana',
    array['Wheel Pose', 'Full Wheel', 'Upward Bow', 'Chakrasana'],
    'Lie on the back, place the hands beside the ears and the feet under the knees, and push the whole body up into an arch. Spread the effort over legs, arms and upper back. It is demanding and leaves a bright, wide-awake feeling.',
    'advanced', 'backbends', '{strength,flexibility}', 15, false, 15,
    array[
      'Strengthens the arms, the legs and the back',
      'Opens the chest, the shoulders and the hips',
      'Brings energy'
    ],
    array[
      'Warm up with easier backbends first and come down before you tire',
      'Skip it with wrist, shoulder, neck or lower back problems',
      'Skip it with a heart condition, high blood pressure or glaucoma, and in pregnancy',
      'Keep the knees and the feet parallel; tuck the chin before you lower the head'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000036', 'lord-of-the-dance', 'Lord of the Dance', 'Natarajasana',
    array['Dancer', 'Dancer Pose', 'King Dancer', 'Dancing Shiva', 'Lord of the Dance Pose', 'Natrajasana'],
    'Stand on one leg, hold the other foot behind you and press it back and up while the chest rises. The free arm reaches forward to balance the shape. It is a dance held still, strong and graceful in turn.',
    'advanced', 'backbends', '{balance,flexibility}', 40, true, 15,
    array[
      'Trains balance and concentration',
      'Stretches the shoulders, the chest and the thigh',
      'Strengthens the standing leg'
    ],
    array[
      'Hold a wall or a chair, and use a strap around the foot',
      'Keep the lifted knee in line with the hip; stop at any pain in knee or lower back',
      'Skip it with low blood pressure, dizziness or an injured ankle, and in pregnancy use a wall'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000037', 'easy-pose', 'Easy Pose', 'Sukhasana',
    array['Easy Seat', 'Cross-Legged Pose', 'Simple Cross-Legged Seat', 'Sukhasan'],
    'Sit cross-legged with each foot under the opposite knee and the hips raised on a cushion. Let the hands rest and the spine rise without effort. It is a seat for breathing, listening and doing nothing for a while.',
    'beginner', 'seated', '{relaxation,stress-relief}', 120, false, 10,
    array[
      'Calms the mind',
      'Encourages an upright back',
      'Opens the hips gently'
    ],
    array[
      'Sit high enough for the knees to rest lower than the hips',
      'Support the knees with blankets, or sit on a chair, if the knees or the hips hurt',
      'Change the crossing of the legs halfway'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000038', 'staff', 'Staff Pose', 'Dandasana',
    array['Seated Staff', 'Dandasan'],
    'Sit with the legs stretched forward and the feet flexed, hands beside the hips. Press the thighs down and lift the chest as if the back were a staff. It looks easy and is quiet, thorough work.',
    'beginner', 'seated', '{strength}', 45, false, 10,
    array[
      'Strengthens the back and the thighs',
      'Teaches an upright seat',
      'Lengthens the hamstrings'
    ],
    array[
      'Sit on a folded blanket or bend the knees if the lower back rounds',
      'Lean the back against a wall if it tires',
      'Lift your hands or turn them outward if your wrists hurt'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000039', 'thunderbolt', 'Thunderbolt', 'Vajrasana',
    array['Thunderbolt Pose', 'Diamond Pose', 'Kneeling Pose', 'Hero Seat', 'Vajrasan'],
    'Kneel and sit back on the heels with the knees together and the hands on the thighs. The back is upright and the belly soft. Many people like to sit this way quietly for a few minutes after a meal.',
    'beginner', 'seated', '{digestion,relaxation}', 120, false, 10,
    array[
      'Gives a stable seat for breathing and meditation',
      'Stretches the ankles and the front of the thighs',
      'Feels restful after eating'
    ],
    array[
      'Put a cushion between heels and hips, or skip it, if the knees hurt',
      'Put a rolled blanket under the ankles if they are stiff',
      'Come out at once if the feet go numb',
      'After surgery of a knee or an ankle, ask a doctor first'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000040', 'lotus', 'Lotus', 'Padmasana',
    array['Lotus Pose', 'Full Lotus', 'Padmasan', 'Kamalasana'],
    'Sit with each foot resting on the opposite thigh, close to the hip, soles turned up. The turn comes from the hips and never from the knees. Those whose hips are ready find a firm and quiet seat; for everyone else Easy Pose gives the same calm.',
    'advanced', 'seated', '{flexibility,relaxation}', 60, false, 15,
    array[
      'Gives a very steady seat',
      'Keeps open hips mobile',
      'Supports quiet concentration'
    ],
    array[
      'Never pull the foot into place; any pain in the knee or the ankle means stop',
      'Skip it with an injury of knee, hip or ankle, or after surgery on one of them',
      'Practice with only one foot up, or in Easy Pose, until the hips open by themselves',
      'Undo the legs slowly, with the hands'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000041', 'bound-angle', 'Bound Angle', 'Baddha Konasana',
    array['Butterfly', 'Butterfly Pose', 'Cobbler', 'Cobbler''s Pose', 'Bound Angle Pose', 'Bhadrasana'],
    'Sit with the soles of the feet together and let the knees fall out to the sides like the covers of a book. Hold the feet and grow tall, or fold a little forward. The inner thighs release slowly; there is nothing to push.',
    'beginner', 'seated', '{flexibility,relaxation}', 60, false, 10,
    array[
      'Opens the hips and the inner thighs',
      'Encourages an upright seat',
      'Has a calming effect'
    ],
    array[
      'Do not press or bounce the knees; support them with blankets if they or the groin hurt',
      'Sit on a cushion if the lower back rounds',
      'With knee problems, move the feet farther away from the hips'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000042', 'seated-forward-fold', 'Seated Forward Fold', 'Paschimottanasana',
    array['Seated Forward Bend', 'Sitting Forward Bend', 'Paschimottanasan', 'Pashchimottanasana'],
    'Sit with the legs stretched out and fold forward from the hips over them. Hold the feet, the shins or a strap, and let the back lengthen before it rounds. With time the fold becomes a place of quiet.',
    'beginner', 'seated', '{flexibility,digestion,stress-relief}', 60, false, 10,
    array[
      'Stretches the hamstrings and the back',
      'Calms the mind',
      'Invites slow breathing'
    ],
    array[
      'Bend the knees and sit on a folded blanket to protect the lower back',
      'Skip it with a slipped disc or sciatica, and keep the back long with osteoporosis',
      'In pregnancy, keep the legs apart and pressure off the belly'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000043', 'head-to-knee', 'Head-to-Knee Pose', 'Janu Shirshasana',
    array['Head to Knee Forward Bend', 'Janu Sirsasana', 'Janushirsasana'],
    'Sit with one leg stretched out and the other foot against the inner thigh, and fold over the long leg. Let the breastbone lead rather than the head. One side at a time, the back and the leg grow soft.',
    'beginner', 'seated', '{flexibility,digestion}', 90, true, 10,
    array[
      'Stretches the hamstrings and the groin',
      'Lengthens the back',
      'Has a calming effect'
    ],
    array[
      'Support the bent knee with a blanket, and draw the foot less close if the knee hurts',
      'If your hamstring is tight, bend the straight leg or use a strap',
      'With lower back problems, sit high and stay half upright; in pregnancy leave room for the belly'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000044', 'cow-face', 'Cow Face Pose', 'Gomukhasana',
    array['Cow Face', 'Cowface', 'Gomukhasan'],
    'Stack one knee above the other, and reach one arm over and one arm under to bring the hands together behind the back. A strap between the hands closes the gap. The hips and the shoulders open at the same time, so take it slowly.',
    'intermediate', 'seated', '{flexibility}', 90, true, 12,
    array[
      'Stretches the shoulders, the chest and the upper arms',
      'Opens the outer hips',
      'Makes left and right differences noticeable'
    ],
    array[
      'Sit on a cushion, or simply cross-legged, if your knees or hips hurt',
      'Use a strap and stop at any sharp pain in the shoulder or numbness in the arm',
      'Leave the arms out with a shoulder injury, and the legs with a knee injury'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000045', 'half-lord-of-the-fishes', 'Half Lord of the Fishes', 'Ardha Matsyendrasana',
    array['Seated Twist', 'Half Spinal Twist', 'Half Lord of the Fishes Pose', 'Matsyendrasana'],
    'Sit with one knee bent on the floor and the other foot outside it, and turn toward the raised knee. Grow taller as you breathe in and turn a little farther as you breathe out. The spine feels wrung out and fresh afterwards.',
    'intermediate', 'twists', '{flexibility,digestion}', 60, true, 12,
    array[
      'Keeps the spine mobile in turning',
      'Stretches the hips and the shoulders',
      'Refreshes after long sitting'
    ],
    array[
      'Turn from the upper back and never pull yourself further with the arms',
      'Keep the bottom leg stretched out if the knee hurts',
      'Skip it with a slipped disc, a recent back injury or recent abdominal surgery; twist only gently with osteoporosis',
      'In pregnancy, turn only the chest, and away from the raised knee'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000046', 'easy-seated-twist', 'Easy Seated Twist', 'Parivritta Sukhasana',
    array['Easy Twist', 'Seated Twist', 'Cross-Legged Twist', 'Simple Twist'],
    'Sit cross-legged, place one hand on the opposite knee and the other behind you, and turn gently. Let the head follow last. It is a small, friendly twist that suits any break of the day.',
    'beginner', 'twists', '{flexibility,digestion}', 60, true, 10,
    array[
      'Loosens the back and the shoulders',
      'Keeps the spine mobile',
      'Eases the tension of desk work'
    ],
    array[
      'Sit on a cushion or a chair if the hips or the knees are stiff',
      'Turn only as far as the breath stays easy',
      'With disc problems or osteoporosis, turn very little; in pregnancy, turn only the shoulders'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000047', 'revolved-triangle', 'Revolved Triangle', 'Parivritta Trikonasana',
    array['Revolved Triangle Pose', 'Twisted Triangle', 'Parivrtta Trikonasana'],
    'From a shorter triangle stance, turn the chest over the front leg and bring the opposite hand to a block or the shin. The other arm reaches up. Balance, stretch and twist meet here, so give each of them time.',
    'intermediate', 'twists', '{flexibility,balance,digestion}', 60, true, 12,
    array[
      'Stretches the hamstrings and the outer hips',
      'Keeps the spine mobile in turning',
      'Trains balance'
    ],
    array[
      'Put the hand on a block or a chair and keep the front knee soft',
      'Skip it with a slipped disc or a recent back injury',
      'In pregnancy, or with low blood pressure or dizziness, practice Extended Triangle instead',
      'Look down if the neck is sore'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000048', 'supine-twist', 'Supine Twist', 'Supta Matsyendrasana',
    array['Supine Spinal Twist', 'Reclined Twist', 'Reclining Twist', 'Lying Twist', 'Jathara Parivartanasana'],
    'Lie on the back, draw the knees in and let them sink to one side while the arms rest wide. Turn the head the other way if that is comfortable. Gravity does the work; you only breathe.',
    'beginner', 'twists', '{relaxation,digestion}', 120, true, 10,
    array[
      'Releases the lower back and the hips',
      'Opens the chest gently',
      'Prepares for rest or sleep'
    ],
    array[
      'Support the knee with a cushion so that it need not reach the floor',
      'Skip it, or keep the knees bent and both feet on the floor, with disc or sacroiliac problems',
      'After a hip replacement, do not cross the leg over the body',
      'Late in pregnancy, lie on the side instead'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000049', 'childs-pose', 'Child''s Pose', 'Balasana',
    array['Childs Pose', 'Child Pose', 'Baby Pose', 'Resting Child', 'Balasan', 'Shashankasana'],
    'Kneel, sit back toward the heels and fold forward until the forehead rests on the floor or a cushion. Let the arms lie forward or beside the body. It is a shelter to return to whenever you need a pause.',
    'beginner', 'restorative', '{relaxation,stress-relief}', 60, false, 10,
    array[
      'Calms the breath and the mind',
      'Releases the lower back and the shoulders',
      'Offers rest between other poses'
    ],
    array[
      'Put a cushion between heels and hips, or lie on the back with the knees drawn in, if the knees hurt',
      'Rest the head on stacked fists or a cushion if it does not reach the floor',
      'In pregnancy, open the knees wide and keep pressure off the belly',
      'With high blood pressure or glaucoma, keep the head raised on a support'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000050', 'corpse', 'Corpse Pose', 'Shavasana',
    array['Final Relaxation', 'Final Rest', 'Relaxation Pose', 'Dead Body Pose', 'Savasan', 'Mrtasana'],
    'Lie on the back with the legs apart and the palms turned up, and let go of every effort. Feel the body become heavy part by part, from the feet to the forehead. Staying awake and still, you let the practice settle.',
    'beginner', 'restorative', '{relaxation,stress-relief}', 300, false, 10,
    array[
      'Relaxes the whole body',
      'Lets the breath become slow and quiet',
      'Rounds off a practice'
    ],
    array[
      'Put a cushion under the knees if the lower back is uncomfortable',
      'From the middle of pregnancy, lie on the left side with a cushion between the knees',
      'Keep the eyes open or sit up if lying still makes you anxious',
      'Roll to one side and rest before you sit up'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000051', 'legs-up-the-wall', 'Legs Up the Wall', 'Viparita Karani',
    array['Legs Up the Wall Pose', 'Legs on the Wall', 'Inverted Lake', 'Vipareeta Karani', 'Viparitakarani'],
    'Lie on the back close to a wall and let the legs rest up against it. A folded blanket under the hips makes it softer. Tired legs become light while you have nothing to do.',
    'beginner', 'restorative', '{relaxation,stress-relief}', 300, false, 10,
    array[
      'Rests tired legs and feet',
      'Calms the mind',
      'Gently stretches the hamstrings'
    ],
    array[
      'Skip it with glaucoma or other eye conditions, and ask a doctor with high blood pressure or a heart condition',
      'Move further from the wall, or rest the lower legs on a chair, if the back or the knees pull',
      'Late in pregnancy, choose a side-lying pose',
      'Come out slowly by rolling to one side'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000052', 'wind-relieving', 'Wind-Relieving Pose', 'Pavanamuktasana',
    array['Gas Release', 'Wind Release', 'Knees to Chest', 'Apanasana', 'Pawanmuktasana', 'Pavanmuktasana'],
    'Lie on the back and hug one knee toward the chest while the other leg stays long. Breathe into the belly and let the thigh give it a soft massage. Change sides without hurry.',
    'beginner', 'restorative', '{digestion,relaxation}', 60, true, 10,
    array[
      'Releases the lower back and the hips',
      'Feels pleasant for a tight belly',
      'Calms the breath'
    ],
    array[
      'Hold behind the thigh, not on the shin, if the knee hurts',
      'Keep the head on the floor if the neck is sore',
      'Skip it in pregnancy, with a hernia or after recent abdominal or hip surgery'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000053', 'reclined-bound-angle', 'Reclined Bound Angle', 'Supta Baddha Konasana',
    array['Reclining Bound Angle', 'Reclined Butterfly', 'Supine Butterfly', 'Reclining Goddess', 'Supta Badha Konasana'],
    'Lie back, on the floor or over a bolster, with the soles of the feet together and the knees falling open. Support each knee with a cushion and let the arms rest. It is a gentle opening that asks for no effort at all.',
    'beginner', 'restorative', '{relaxation,stress-relief}', 180, false, 10,
    array[
      'Relaxes the belly, the hips and the chest',
      'Lets the breath deepen by itself',
      'Prepares for sleep'
    ],
    array[
      'Support the knees so that nothing pulls in the groin or the knee joints',
      'Raise the back on a bolster with lower back problems',
      'Late in pregnancy, keep the upper body well raised instead of lying flat'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000054', 'plow', 'Plow Pose', 'Halasana',
    array['Plough', 'Plough Pose', 'Halasan'],
    'From lying on the back, lift the legs over the head until the toes reach the floor behind you or a chair. The weight rests on the shoulders and the upper arms, and the throat stays soft. The world becomes very quiet here.',
    'advanced', 'inversions', '{flexibility,stress-relief}', 30, false, 15,
    array[
      'Stretches the back and the shoulders',
      'Calms the mind',
      'Strengthens the trunk in the way in and out'
    ],
    array[
      'Lay folded blankets under the shoulders so that the neck stays free, and never turn the head',
      'Skip it with neck, shoulder or back injuries, osteoporosis, high blood pressure, a heart condition, glaucoma or other eye conditions',
      'Skip it in pregnancy and during a headache',
      'Learn it with a teacher, and rest the feet on a chair at first'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000055', 'supported-shoulderstand', 'Supported Shoulderstand', 'Salamba Sarvangasana',
    array['Shoulder Stand', 'Shoulderstand', 'Candle', 'Sarvangasan'],
    'Rest on the shoulders and the upper arms with the hands supporting the back and the legs rising upward. The weight is on the shoulders, not on the neck. Held calmly on folded blankets, it feels cool and still.',
    'advanced', 'inversions', '{strength,balance}', 60, false, 15,
    array[
      'Strengthens the shoulders, the back and the core',
      'Rests the legs',
      'Trains steadiness'
    ],
    array[
      'Use folded blankets under the shoulders, never turn the head, and come down at any pressure in neck, eyes or ears',
      'Skip it with neck or shoulder injuries, high blood pressure, heart conditions, glaucoma or other eye conditions',
      'Skip it in pregnancy, with osteoporosis and during a headache',
      'Learn it with a teacher; Legs Up the Wall is the gentle alternative'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000056', 'supported-headstand', 'Supported Headstand', 'Salamba Shirshasana',
    array['Head Stand', 'Headstand', 'Sheershasana', 'Sirsasana', 'Shirshasan'],
    'The forearms form a firm triangle on the floor, the head rests lightly inside it and the legs rise over the shoulders. The arms carry the weight. It asks for strength, patience and a clear mind, and is worth years of preparation.',
    'expert', 'inversions', '{strength,balance}', 30, false, 20,
    array[
      'Strengthens the shoulders, the arms and the core',
      'Trains balance and concentration',
      'Builds calm confidence'
    ],
    array[
      'Learn it only with an experienced teacher and near a wall; most of the weight belongs on the forearms',
      'Skip it with any neck, shoulder or spine problem, osteoporosis, high blood pressure, a heart condition, glaucoma or other eye conditions, or epilepsy',
      'Skip it in pregnancy, with migraine and when you feel tired',
      'Come down at the first pressure in the neck or the head, and rest in Child''s Pose'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000057', 'handstand', 'Handstand', 'Adho Mukha Vrikshasana',
    array['Hand Stand', 'Handstand Pose'],
    'Place the hands shoulder-wide and let the legs rise until hips and feet stand over the hands. Push the floor away and keep the whole body in one line, at a wall as long as you need it. It is a lively pose that turns fear into play.',
    'expert', 'inversions', '{strength,balance}', 15, false, 20,
    array[
      'Strengthens the wrists, the arms and the shoulders',
      'Trains balance and the core',
      'Brings energy and courage'
    ],
    array[
      'Learn it with a teacher, at a wall and with free space around you',
      'Warm up wrists and shoulders, and skip it if they are injured',
      'Skip it with high blood pressure, heart conditions, glaucoma or other eye conditions, epilepsy, osteoporosis or dizziness, and in pregnancy',
      'Come down before you run out of strength'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000058', 'alternate-nostril-breath', 'Alternate-Nostril Breath', 'Nadi Shodhana',
    array['Alternate Nostril Breathing', 'Anulom Vilom', 'Anuloma Viloma', 'Nadi Shodhan', 'Nadi Shuddhi'],
    'Close one nostril lightly with the thumb and breathe in through the other; change sides and breathe out, breathe in again on that side, and change back. Keep the breath silent and let it flow from side to side like a slow pendulum. After some minutes the mind feels even and clear.',
    'beginner', 'breathing', '{relaxation,stress-relief}', 300, false, 10,
    array[
      'Calms and clears the mind',
      'Steadies the breath',
      'Prepares for meditation'
    ],
    array[
      'Don''t hold or push the breath; breathe normally if you feel dizzy or short of breath',
      'Wait until a cold or a blocked nose has passed',
      'With high blood pressure, a heart or lung condition or in pregnancy, practice without any pauses in the breath'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000059', 'victorious-breath', 'Victorious Breath', 'Ujjayi',
    array['Ocean Breath', 'Ujjayi Breathing', 'Ujjayi Pranayama', 'Ujai', 'Victorious Breathing'],
    'Breathe through the nose and narrow the throat a little, so that each breath makes a soft sound like distant waves. Let the inhale and the exhale be equally long. The sound gives the mind something steady to rest on.',
    'beginner', 'breathing', '{relaxation,stress-relief}', 180, false, 10,
    array[
      'Lengthens the breath',
      'Helps to concentrate during movement',
      'Has a calming effect'
    ],
    array[
      'Keep the sound soft; loosen the throat as soon as it strains or you cough',
      'Breathe normally if you feel dizzy',
      'With asthma, another lung condition or a heart condition, ask a doctor first'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000060', 'humming-bee-breath', 'Humming-Bee Breath', 'Bhramari',
    array['Bee Breath', 'Humming Breath', 'Brahmari', 'Bumblebee Breath'],
    'Breathe in through the nose and hum softly while you breathe out, lips closed and jaw loose. Feel the vibration in the face and the chest. A few rounds make the head quiet, like a room after a bell.',
    'beginner', 'breathing', '{relaxation,stress-relief}', 180, false, 10,
    array[
      'Naturally lengthens the exhale',
      'Releases the jaw and the face',
      'Helps to calm down in the evening'
    ],
    array[
      'Hum gently and only as long as it is comfortable',
      'Skip it with an ear infection, and do not press on the ears',
      'Sit upright rather than lying down; with epilepsy or a heart condition, ask a doctor first'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000061', 'equal-breath', 'Box Breath', 'Sama Vritti',
    array['Equal Breath', 'Equal Breathing', 'Box Breathing', 'Square Breathing', 'Four-Square Breath', 'Samavritti'],
    'Breathe in for a count of four and breathe out for a count of four, both equally smooth. Imagine walking slowly around a square, one side for each breath in and one for each breath out. Box Breath is also known with equal rests between the breaths; they are left out here unless you choose them.',
    'beginner', 'breathing', '{relaxation,stress-relief}', 240, false, 10,
    array[
      'Evens out the breath',
      'Helps to find calm in tense moments',
      'Supports concentration'
    ],
    array[
      'In pregnancy, with high blood pressure, or with a heart or lung condition, leave out the rests and only breathe evenly',
      'Never strain to reach a count; shorten it instead',
      'Stop and breathe normally if you feel dizzy or anxious'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000062', 'cooling-breath', 'Cooling Breath', 'Shitali',
    array['Sheetali', 'Sitali', 'Cooling Breathing', 'Tongue Hissing'],
    'Roll the tongue into a tube, or part the teeth slightly if it does not roll, and draw the air in over it. Close the mouth and breathe out through the nose. Each breath brings a small, fresh coolness, welcome on hot days.',
    'beginner', 'breathing', '{relaxation,stress-relief}', 120, false, 10,
    array[
      'Feels cooling and refreshing',
      'Slows the breath',
      'Helps to calm down after exertion'
    ],
    array[
      'Practice only in clean, mild air, because this breath bypasses the filter of the nose',
      'Skip it with a cold, a sore throat, asthma or sensitive teeth',
      'Skip it with low blood pressure, and ask a doctor with a heart or lung condition'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000063', 'skull-shining-breath', 'Skull-Shining Breath', 'Kapalabhati',
    array['Breath of Fire', 'Kapalbhati', 'Skull Shining', 'Shining Skull', 'Kapal Bhati'],
    'Sit upright and let short, light pushes of the lower belly send the air out through the nose; each breath in comes by itself. Begin with ten pushes and then breathe normally for a while. The head feels clear and the body awake.',
    'intermediate', 'breathing', '{strength,digestion}', 60, false, 12,
    array[
      'Feels clearing and invigorating',
      'Strengthens the abdominal muscles',
      'Builds awareness of the breath'
    ],
    array[
      'Skip it in pregnancy and for some weeks after giving birth',
      'Skip it with high blood pressure, a heart condition, epilepsy, glaucoma, a hernia, a previous stroke or recent abdominal surgery',
      'Practice on an empty stomach, and stop at once if you feel dizzy, anxious or short of breath',
      'With asthma or another lung condition, ask a doctor first and learn it with a teacher'
    ]
  ),
  (
    'a5a00000-0000-4000-8000-000000000064', 'bellows-breath', 'Bellows Breath', 'Bhastrika',
    array['Bellow Breath', 'Bellows Breathing', 'Bhastrika Pranayama'],
    'Breathe in and out through the nose with equal force, quick and deep, so that belly and ribs move like bellows. Ten breaths make a round, followed by quiet breathing. It creates warmth and energy and is meant for short, attentive use.',
    'advanced', 'breathing', '{strength,digestion}', 60, false, 15,
    array[
      'Feels warming and invigorating',
      'Strengthens the breathing muscles',
      'Clears tiredness in the morning'
    ],
    array[
      'Skip it in pregnancy and for some weeks after giving birth',
      'Skip it with high blood pressure, a heart condition, epilepsy, glaucoma, a hernia, a previous stroke, panic attacks or recent surgery',
      'Learn it with a teacher, sitting down, on an empty stomach and never in or near water',
      'Stop at once and breathe normally if you feel dizzy, tingling or short of breath'
    ]
  )
on conflict (key) do nothing;
