-- What a voice says of each pose, how its Sanskrit name is written, and what a class is composed by.
-- Only what is not there yet is filled, so that an instructor's own words stay.

update public.asanas
set
  sanskrit_iast = coalesce(asanas.sanskrit_iast, given.sanskrit_iast),
  sanskrit_devanagari = coalesce(asanas.sanskrit_devanagari, given.sanskrit_devanagari),
  entering = coalesce(asanas.entering, given.entering),
  holding = coalesce(asanas.holding, given.holding),
  leaving = coalesce(asanas.leaving, given.leaving),
  body_position = coalesce(asanas.body_position, given.body_position),
  spine_move = coalesce(asanas.spine_move, given.spine_move),
  effort = coalesce(asanas.effort, given.effort),
  regions = coalesce(asanas.regions, given.regions),
  avoid_if = coalesce(asanas.avoid_if, given.avoid_if)
from (values
  (
    'surya-namaskar', 'Sūrya Namaskāra', 'सूर्य नमस्कार',
    'Stand at the front of your mat, feet together, palms at your chest. Let each movement follow your breath.',
    'One breath for each movement, without hurry.',
    'Stand still and feel your breath settle.',
    'standing', 'mixed', 3,
    '{spine,hamstrings,shoulders,legs}'::text[], '{knees,wrists,shoulders,neck,lowerBack,pregnancy,highPressure,lowPressure,eyes,belly,bones}'::text[]
  ),
  (
    'pranayama-breathing', 'Prāṇāyāma', 'प्राणायाम',
    'Sit tall with one hand on your chest and one on your belly. Breathe softly through your nose, in and a little longer out.',
    'Let each breath out be a little longer.',
    'Let the breath flow on its own and sit a moment.',
    'seated', 'neutral', 1,
    '{rest}'::text[], '{heart,lungs}'::text[]
  ),
  (
    'mountain-pose', 'Tāḍāsana', 'ताडासन',
    'Stand with your feet under your hips and let your arms hang. Press evenly through both feet and grow tall.',
    'Feel both feet on the floor and breathe evenly.',
    'Soften your knees and shake out your legs.',
    'standing', 'neutral', 1,
    '{legs,balance}'::text[], '{}'::text[]
  ),
  (
    'downward-facing-dog', 'Adho Mukha Śvānāsana', 'अधोमुख श्वानासन',
    'From hands and knees, tuck your toes and lift your hips up and back. Press through both hands and let your neck hang free.',
    'Breathe into your sides and let your heels sink.',
    'Bend your knees, lower them to the floor and rest.',
    'allFours', 'forward', 3,
    '{hamstrings,shoulders,spine}'::text[], '{wrists,shoulders,pregnancy,highPressure,lowPressure,eyes}'::text[]
  ),
  (
    'tree', 'Vṛkṣāsana', 'वृक्षासन',
    'Stand on your right leg and place your left foot on the inner calf or thigh. Bring your palms together at your chest or overhead.',
    'Rest your eyes on one point and breathe evenly.',
    'Lower your foot slowly and stand on both feet.',
    'standing', 'neutral', 2,
    '{balance,hips}'::text[], '{shoulders}'::text[]
  ),
  (
    'raised-hands', 'Ūrdhva Hastāsana', 'ऊर्ध्व हस्तासन',
    'Stand tall and sweep both arms overhead as you breathe in. Keep your feet heavy and your shoulders low.',
    'Breathe into your sides and reach through your fingers.',
    'Breathe out and lower your arms to your sides.',
    'standing', 'neutral', 1,
    '{shoulders,spine}'::text[], '{shoulders}'::text[]
  ),
  (
    'standing-forward-fold', 'Uttānāsana', 'उत्तानासन',
    'Soften your knees and fold forward from your hips. Rest your hands on the floor, blocks or shins, and let your head hang.',
    'With each breath out, let your back grow heavier.',
    'Bend your knees and come up slowly, head last.',
    'standing', 'forward', 2,
    '{hamstrings,spine}'::text[], '{lowerBack,pregnancy,highPressure,lowPressure,eyes,bones}'::text[]
  ),
  (
    'chair', 'Utkaṭāsana', 'उत्कटासन',
    'Bend your knees and sit back as if onto a chair. Reach your arms up and keep your weight in your heels.',
    'Breathe evenly and stay only as low as feels good.',
    'Press into your feet, stand up and lower your arms.',
    'standing', 'neutral', 3,
    '{legs}'::text[], '{knees,shoulders}'::text[]
  ),
  (
    'warrior-i', 'Vīrabhadrāsana I', 'वीरभद्रासन १',
    'Step your left foot far back, heel down, and bend your right knee over the ankle. Turn your chest forward and raise your arms.',
    'Press both feet down and breathe into your chest.',
    'Lower your arms and step your feet together.',
    'standing', 'back', 3,
    '{legs,hips,shoulders}'::text[], '{knees,shoulders}'::text[]
  ),
  (
    'warrior-ii', 'Vīrabhadrāsana II', 'वीरभद्रासन २',
    'Step your feet wide, turn your right foot out and bend that knee. Stretch your arms level and look over your right hand.',
    'Let your shoulders sink and your breath slow down.',
    'Straighten your leg, lower your arms, step together.',
    'standing', 'neutral', 3,
    '{legs,hips}'::text[], '{knees}'::text[]
  ),
  (
    'warrior-iii', 'Vīrabhadrāsana III', 'वीरभद्रासन ३',
    'Stand on your right leg, tip forward and lift your left leg behind you. Reach your arms forward and keep both hips level.',
    'Rest your eyes on the floor and keep breathing.',
    'Bend your knee, lower the leg and stand tall.',
    'standing', 'neutral', 4,
    '{balance,legs,core}'::text[], '{knees,shoulders,hips,pregnancy,highPressure,lowPressure}'::text[]
  ),
  (
    'extended-triangle', 'Utthita Trikoṇāsana', 'उत्थित त्रिकोणासन',
    'Step wide, turn your right foot out and reach sideways over that leg. Rest your right hand on your shin and lift your left arm.',
    'Breathe into your upper side and open your chest.',
    'Press your feet down and come up slowly.',
    'standing', 'side', 2,
    '{hamstrings,hips,spine}'::text[], '{}'::text[]
  ),
  (
    'extended-side-angle', 'Utthita Pārśvakoṇāsana', 'उत्थित पार्श्वकोणासन',
    'Step wide, turn your right foot out and bend that knee. Rest your right forearm on your thigh and stretch your left arm over your ear.',
    'Breathe along your whole side, from foot to hand.',
    'Press into your feet and come up slowly.',
    'standing', 'side', 3,
    '{legs,hips,spine}'::text[], '{knees,shoulders}'::text[]
  ),
  (
    'pyramid', 'Pārśvottānāsana', 'पार्श्वोत्तानासन',
    'Take a short step back with your left foot and fold over your right leg. Rest your hands on blocks, the floor or your shin.',
    'Lengthen as you breathe in, soften as you breathe out.',
    'Bend your front knee and come up with a long back.',
    'standing', 'forward', 3,
    '{hamstrings,balance}'::text[], '{lowerBack,pregnancy,highPressure,eyes}'::text[]
  ),
  (
    'wide-legged-forward-fold', 'Prasārita Pādottānāsana', 'प्रसारित पादोत्तानासन',
    'Stand with your feet wide and parallel and fold forward from your hips. Rest your hands on the floor or on blocks.',
    'Let your head hang and your breath slow down.',
    'Put your hands on your hips and come up slowly.',
    'standing', 'forward', 2,
    '{hamstrings,hips}'::text[], '{lowerBack,highPressure,lowPressure,eyes}'::text[]
  ),
  (
    'eagle', 'Garuḍāsana', 'गरुडासन',
    'Stand on your right leg, bend the knee and cross your left thigh over it. Wind your forearms together in front of your chest.',
    'Breathe into the space between your shoulder blades.',
    'Unwind slowly and stand on both feet.',
    'standing', 'neutral', 3,
    '{balance,hips,shoulders}'::text[], '{knees,shoulders,hips}'::text[]
  ),
  (
    'half-moon', 'Ardha Candrāsana', 'अर्ध चन्द्रासन',
    'Stand on your right leg, set your right hand on a block and lift your left leg. Open your chest and reach your left arm up.',
    'Reach through your lifted heel and keep breathing.',
    'Bend your standing knee and lower the leg slowly.',
    'standing', 'side', 4,
    '{balance,legs,hips}'::text[], '{wrists,pregnancy,lowPressure}'::text[]
  ),
  (
    'extended-hand-to-big-toe', 'Utthita Hasta Pādāṅguṣṭhāsana', 'उत्थित हस्त पादाङ्गुष्ठासन',
    'Stand on your left leg, hold your right big toe or a strap and stretch that leg forward. Keep your hips level and your chest lifted.',
    'Rest your eyes on one point and breathe calmly.',
    'Bend your knee, let go and lower your foot.',
    'standing', 'neutral', 4,
    '{balance,hamstrings}'::text[], '{lowerBack,pregnancy}'::text[]
  ),
  (
    'garland', 'Mālāsana', 'मालासन',
    'Take your feet a little wider than your hips and squat down. Bring your palms together, elbows inside your knees.',
    'Let your tailbone sink and your crown rise.',
    'Put your hands on the floor and rise slowly.',
    'standing', 'forward', 2,
    '{hips,legs}'::text[], '{knees,hips,pregnancy}'::text[]
  ),
  (
    'low-lunge', 'Āñjaneyāsana', 'आञ्जनेयासन',
    'Step your right foot forward and lower your left knee to the floor. Let your hips sink forward and raise your arms.',
    'Let your hips sink a little with each breath out.',
    'Put your hands down and bring your knees together.',
    'kneeling', 'back', 2,
    '{hips,legs}'::text[], '{knees,shoulders}'::text[]
  ),
  (
    'plank', 'Phalakāsana', 'फलकासन',
    'From hands and knees, step your feet back into one straight line. Push the floor away and draw your belly in.',
    'Keep breathing and keep your neck long.',
    'Lower your knees and sit back on your heels.',
    'allFours', 'neutral', 3,
    '{core,shoulders}'::text[], '{wrists,shoulders,lowerBack,pregnancy,belly}'::text[]
  ),
  (
    'side-plank', 'Vasiṣṭhāsana', 'वसिष्ठासन',
    'From Plank, turn onto your right hand and the outer edge of your right foot. Stack your hips and reach your left arm up.',
    'Lift your hips and keep breathing.',
    'Lower your knees and sit back to rest.',
    'allFours', 'side', 4,
    '{core,shoulders,balance}'::text[], '{wrists,shoulders,neck,pregnancy}'::text[]
  ),
  (
    'four-limbed-staff', 'Caturaṅga Daṇḍāsana', 'चतुरङ्ग दण्डासन',
    'From Plank, bend your elbows close to your ribs and lower in one piece. Stop with your upper arms level with the floor.',
    'Keep your legs strong and your breath moving.',
    'Lower yourself to the floor and rest.',
    'allFours', 'neutral', 4,
    '{core,shoulders}'::text[], '{wrists,shoulders,lowerBack,pregnancy,belly}'::text[]
  ),
  (
    'boat', 'Paripūrṇa Nāvāsana', 'परिपूर्ण नावासन',
    'Sit, lean back with a long spine and lift your feet off the floor. Reach your arms forward, with your knees bent or straight.',
    'Keep your chest open and your breath moving.',
    'Lower your feet and sit upright.',
    'seated', 'forward', 3,
    '{core}'::text[], '{neck,lowerBack,pregnancy,belly}'::text[]
  ),
  (
    'crow', 'Bakāsana', 'बकासन',
    'Squat, set your hands down, knees high on your upper arms, and lean forward. Look ahead and lift one foot, then the other.',
    'Keep looking ahead and breathe quietly.',
    'Lower your feet one by one and sit down.',
    'allFours', 'forward', 5,
    '{core,shoulders,balance}'::text[], '{wrists,shoulders,neck,pregnancy}'::text[]
  ),
  (
    'cat-cow', 'Mārjāryāsana-Bitilāsana', 'मार्जार्यासन-बितिलासन',
    'Come to hands and knees, hands under your shoulders, knees under your hips. Let each movement follow your breath.',
    'Let the movement travel along your whole back.',
    'Come back to a straight back and sit on your heels.',
    'allFours', 'mixed', 1,
    '{spine}'::text[], '{knees,wrists}'::text[]
  ),
  (
    'cobra', 'Bhujaṅgāsana', 'भुजङ्गासन',
    'Lie on your belly, hands under your shoulders, and lift your chest. Keep your elbows bent and your shoulders low.',
    'Breathe into your chest and keep your neck long.',
    'Lower your chest slowly and rest your head.',
    'prone', 'back', 2,
    '{spine,chest}'::text[], '{wrists,lowerBack,pregnancy,belly}'::text[]
  ),
  (
    'sphinx', 'Sālamba Bhujaṅgāsana', 'सालम्ब भुजङ्गासन',
    'Lie on your belly and rest on your forearms, elbows under your shoulders. Draw your chest forward and let your legs be long.',
    'Breathe slowly and feel your belly on the floor.',
    'Lower your chest slowly and rest your head.',
    'prone', 'back', 1,
    '{spine,chest}'::text[], '{lowerBack,pregnancy}'::text[]
  ),
  (
    'upward-facing-dog', 'Ūrdhva Mukha Śvānāsana', 'ऊर्ध्वमुख श्वानासन',
    'Lie on your belly, hands beside your ribs, and press up onto straight arms. Lift your hips and knees and keep your shoulders low.',
    'Keep your legs strong and your breath steady.',
    'Lower your hips and chest slowly to the floor.',
    'prone', 'back', 4,
    '{spine,chest,shoulders}'::text[], '{wrists,shoulders,lowerBack,pregnancy}'::text[]
  ),
  (
    'locust', 'Śalabhāsana', 'शलभासन',
    'Lie on your belly, arms beside you, and lift your head, chest and legs. Look at the floor and reach back through your toes.',
    'Grow longer with each breath, not higher.',
    'Lower slowly and rest your head on your hands.',
    'prone', 'back', 3,
    '{spine}'::text[], '{lowerBack,pregnancy,belly}'::text[]
  ),
  (
    'bow', 'Dhanurāsana', 'धनुरासन',
    'Lie on your belly, bend your knees and hold your ankles. Press your feet back into your hands and let your chest lift.',
    'Let your breath rock you softly.',
    'Lower slowly, let go and rest on your belly.',
    'prone', 'back', 4,
    '{spine,chest,shoulders}'::text[], '{knees,shoulders,lowerBack,pregnancy,highPressure,belly}'::text[]
  ),
  (
    'bridge', 'Setu Bandha Sarvāṅgāsana', 'सेतुबन्ध सर्वाङ्गासन',
    'Lie on your back, bend your knees and lift your hips. Press down through your feet and your upper arms.',
    'Breathe into your chest and keep your head still.',
    'Roll down slowly, upper back first and hips last.',
    'supine', 'back', 2,
    '{spine,chest,legs}'::text[], '{neck,pregnancy}'::text[]
  ),
  (
    'camel', 'Uṣṭrāsana', 'उष्ट्रासन',
    'Kneel tall, hands on your lower back, and lift your chest up and back. Reach for your heels only if it stays easy.',
    'Keep lifting your chest and breathe smoothly.',
    'Come up slowly, chest first and head last.',
    'kneeling', 'back', 4,
    '{chest,spine,hips}'::text[], '{knees,neck,lowerBack,pregnancy,highPressure,lowPressure,eyes}'::text[]
  ),
  (
    'fish', 'Matsyāsana', 'मत्स्यासन',
    'Lie on your back, press your forearms down and lift your chest. Let the crown of your head rest lightly or hover.',
    'Keep your weight on your elbows and breathe wide.',
    'Lift your head, tuck your chin and lower slowly.',
    'supine', 'back', 3,
    '{chest,neck}'::text[], '{neck,lowerBack,pregnancy,highPressure,lowPressure}'::text[]
  ),
  (
    'wheel', 'Ūrdhva Dhanurāsana', 'ऊर्ध्व धनुरासन',
    'Lie on your back, knees bent, hands beside your ears, and push up into an arch. Keep your knees and feet parallel.',
    'Press down evenly and keep breathing.',
    'Tuck your chin and lower slowly to your back.',
    'supine', 'back', 5,
    '{chest,shoulders,spine}'::text[], '{wrists,shoulders,neck,lowerBack,pregnancy,highPressure,heart,eyes}'::text[]
  ),
  (
    'lord-of-the-dance', 'Naṭarājāsana', 'नटराजासन',
    'Stand on your left leg and hold your right foot behind you. Press the foot back and up and reach your left arm forward.',
    'Rest your eyes on one point and breathe evenly.',
    'Let go slowly and stand on both feet.',
    'standing', 'back', 5,
    '{balance,chest,hips}'::text[], '{knees,shoulders,lowerBack,pregnancy,lowPressure}'::text[]
  ),
  (
    'easy-pose', 'Sukhāsana', 'सुखासन',
    'Sit cross-legged on a cushion and rest your hands on your knees. Let your spine rise and your shoulders sink.',
    'Follow your breath in and out.',
    'Stretch your legs out and shake them gently.',
    'seated', 'neutral', 1,
    '{hips,rest}'::text[], '{}'::text[]
  ),
  (
    'staff', 'Daṇḍāsana', 'दण्डासन',
    'Sit with your legs stretched forward and your hands beside your hips. Press your thighs down and lift your chest.',
    'Grow a little taller each time you breathe in.',
    'Bend your knees and let your legs relax.',
    'seated', 'neutral', 1,
    '{hamstrings,spine}'::text[], '{}'::text[]
  ),
  (
    'thunderbolt', 'Vajrāsana', 'वज्रासन',
    'Kneel and sit back on your heels, hands on your thighs. Keep your back upright and let your belly be soft.',
    'Let your breath move low in your belly.',
    'Lean forward, lift off your heels, stretch your legs.',
    'kneeling', 'neutral', 1,
    '{rest}'::text[], '{knees}'::text[]
  ),
  (
    'lotus', 'Padmāsana', 'पद्मासन',
    'Sit and lay each foot on the opposite thigh, only as far as it comes easily. Rest your hands on your knees and sit tall.',
    'Sit quietly and follow your breath.',
    'Undo your legs slowly, with your hands.',
    'seated', 'neutral', 3,
    '{hips}'::text[], '{knees,hips}'::text[]
  ),
  (
    'bound-angle', 'Baddha Koṇāsana', 'बद्ध कोणासन',
    'Sit with the soles of your feet together and let your knees fall open. Hold your feet and grow tall.',
    'Let your inner thighs soften as you breathe out.',
    'Lift your knees with your hands, stretch your legs.',
    'seated', 'neutral', 1,
    '{hips}'::text[], '{knees}'::text[]
  ),
  (
    'seated-forward-fold', 'Paścimottānāsana', 'पश्चिमोत्तानासन',
    'Sit with your legs stretched out and fold forward from your hips. Hold your feet, your shins or a strap.',
    'Lengthen as you breathe in, soften as you breathe out.',
    'Walk your hands back and come up slowly.',
    'seated', 'forward', 2,
    '{hamstrings,spine}'::text[], '{lowerBack,pregnancy,bones}'::text[]
  ),
  (
    'head-to-knee', 'Jānu Śīrṣāsana', 'जानु शीर्षासन',
    'Sit, bend your right knee and fold forward over your long left leg. Rest your right foot on the inner thigh and lead with your chest.',
    'Let your back soften with each breath out.',
    'Come up slowly and stretch out both legs.',
    'seated', 'forward', 2,
    '{hamstrings,hips}'::text[], '{knees,lowerBack}'::text[]
  ),
  (
    'cow-face', 'Gomukhāsana', 'गोमुखासन',
    'Sit with your right knee under your left, feet to the sides. Reach your left arm over, your right arm under, and hold hands or a strap.',
    'Breathe into your chest and soften your hips.',
    'Let go of your hands and unfold your legs.',
    'seated', 'neutral', 3,
    '{hips,shoulders}'::text[], '{knees,shoulders,hips}'::text[]
  ),
  (
    'half-lord-of-the-fishes', 'Ardha Matsyendrāsana', 'अर्ध मत्स्येन्द्रासन',
    'Sit, fold your left leg, cross your right foot over it and turn right. Hug your knee with your left arm, right hand behind you.',
    'Grow tall as you breathe in, turn as you breathe out.',
    'Unwind slowly to the center and stretch your legs.',
    'seated', 'twist', 3,
    '{spine,hips}'::text[], '{knees,lowerBack,pregnancy,belly,bones}'::text[]
  ),
  (
    'easy-seated-twist', 'Parivṛtta Sukhāsana', 'परिवृत्त सुखासन',
    'Sit cross-legged and turn gently to the right. Place your left hand on your right knee and your right hand behind you.',
    'Grow tall as you breathe in, turn as you breathe out.',
    'Breathe out and come back to the center.',
    'seated', 'twist', 1,
    '{spine}'::text[], '{lowerBack,pregnancy,bones}'::text[]
  ),
  (
    'revolved-triangle', 'Parivṛtta Trikoṇāsana', 'परिवृत्त त्रिकोणासन',
    'Step your left foot back and turn your chest over your right leg. Set your left hand on a block and reach your right arm up.',
    'Lengthen as you breathe in, turn as you breathe out.',
    'Look down, bend your front knee and rise slowly.',
    'standing', 'twist', 4,
    '{hamstrings,balance,spine}'::text[], '{wrists,lowerBack,pregnancy,lowPressure}'::text[]
  ),
  (
    'supine-twist', 'Supta Matsyendrāsana', 'सुप्त मत्स्येन्द्रासन',
    'Lie on your back, bend your knees and let them sink to the right. Rest your arms wide and let your shoulders be heavy.',
    'Let gravity do the work and just breathe.',
    'Bring your knees back to center, one at a time.',
    'supine', 'twist', 1,
    '{spine,rest}'::text[], '{lowerBack,hips,pregnancy,bones}'::text[]
  ),
  (
    'childs-pose', 'Bālāsana', 'बालासन',
    'Kneel, sit back toward your heels and fold forward. Rest your forehead on the floor or a cushion, arms long or beside you.',
    'Feel your back widen each time you breathe in.',
    'Walk your hands back and sit up slowly.',
    'kneeling', 'forward', 1,
    '{spine,rest}'::text[], '{knees,highPressure,eyes}'::text[]
  ),
  (
    'corpse', 'Śavāsana', 'शवासन',
    'Lie on your back, legs apart, arms beside you with your palms up. Let go of every effort and let your body grow heavy.',
    'Let your breath come and go by itself.',
    'Roll to one side, rest a moment, then sit up.',
    'supine', 'neutral', 1,
    '{rest}'::text[], '{}'::text[]
  ),
  (
    'legs-up-the-wall', 'Viparīta Karaṇī', 'विपरीत करणी',
    'Sit sideways close to a wall, lie back and swing your legs up. Let your arms rest and your legs grow light.',
    'Let your belly be soft and your breath slow.',
    'Bend your knees, roll to one side and rest there.',
    'supine', 'neutral', 1,
    '{rest,hamstrings}'::text[], '{pregnancy,highPressure,heart,eyes}'::text[]
  ),
  (
    'wind-relieving', 'Pavanamuktāsana', 'पवनमुक्तासन',
    'Lie on your back and hug your right knee toward your chest. Let your left leg stay long and your head rest on the floor.',
    'Breathe into your belly against the thigh.',
    'Let go of your knee and stretch out both legs.',
    'supine', 'forward', 1,
    '{spine,hips}'::text[], '{knees,hips,pregnancy,belly}'::text[]
  ),
  (
    'reclined-bound-angle', 'Supta Baddha Koṇāsana', 'सुप्त बद्ध कोणासन',
    'Lie back, soles of your feet together, and let your knees fall open. Support each knee and let your arms rest.',
    'Let your belly rise and fall with your breath.',
    'Close your knees with your hands and roll to one side.',
    'supine', 'neutral', 1,
    '{hips,rest}'::text[], '{knees,lowerBack,pregnancy}'::text[]
  ),
  (
    'plow', 'Halāsana', 'हलासन',
    'Lie with blankets under your shoulders and lift your legs over your head. Rest your toes on the floor or a chair, head still.',
    'Keep your throat soft and your breath quiet.',
    'Roll down slowly with bent knees, head on the floor.',
    'inverted', 'forward', 4,
    '{spine,hamstrings}'::text[], '{shoulders,neck,lowerBack,pregnancy,highPressure,heart,eyes,bones}'::text[]
  ),
  (
    'supported-shoulderstand', 'Sālamba Sarvāṅgāsana', 'सालम्ब सर्वाङ्गासन',
    'Lie with blankets under your shoulders and lift your hips and legs. Support your back with your hands and keep your head still.',
    'Rest on your shoulders and breathe quietly.',
    'Bend your knees and roll down slowly.',
    'inverted', 'neutral', 4,
    '{shoulders,core}'::text[], '{wrists,shoulders,neck,pregnancy,highPressure,heart,eyes,bones}'::text[]
  ),
  (
    'supported-headstand', 'Sālamba Śīrṣāsana', 'सालम्ब शीर्षासन',
    'Near a wall, set your forearms and crown down and slowly lift your legs. Carry your weight on your forearms.',
    'Press your forearms down and breathe calmly.',
    'Lower your legs slowly and rest with your head down.',
    'inverted', 'neutral', 5,
    '{shoulders,core}'::text[], '{shoulders,neck,lowerBack,pregnancy,highPressure,heart,eyes,bones,epilepsy}'::text[]
  ),
  (
    'handstand', 'Adho Mukha Vṛkṣāsana', 'अधोमुख वृक्षासन',
    'Place your hands shoulder-wide near a wall and kick up gently. Push the floor away and keep your body in one line.',
    'Push the floor away and keep breathing.',
    'Lower one leg, then the other, and rest.',
    'inverted', 'neutral', 5,
    '{shoulders,core}'::text[], '{wrists,shoulders,pregnancy,highPressure,lowPressure,heart,eyes,bones,epilepsy}'::text[]
  ),
  (
    'alternate-nostril-breath', 'Nāḍī Śodhana', 'नाडी शोधन',
    'Sit tall and bring your right hand to your nose. Close the right nostril with your thumb and begin by breathing in on the left.',
    'Let the breath flow silently from side to side.',
    'Lower your hand and breathe through both sides.',
    'seated', 'neutral', 1,
    '{rest}'::text[], '{}'::text[]
  ),
  (
    'victorious-breath', 'Ujjāyī', 'उज्जायी',
    'Sit tall and breathe through your nose. Narrow your throat a little, so that each breath sounds like distant waves.',
    'Let the sound stay soft and even.',
    'Relax your throat and breathe normally.',
    'seated', 'neutral', 1,
    '{rest}'::text[], '{heart,lungs}'::text[]
  ),
  (
    'humming-bee-breath', 'Bhrāmarī', 'भ्रामरी',
    'Sit tall, rest your fingers lightly on your face and close your lips. Breathe in through your nose and hum softly as you breathe out.',
    'Feel the hum in your face and your chest.',
    'Let the sound fade and listen to the quiet.',
    'seated', 'neutral', 1,
    '{rest}'::text[], '{heart,epilepsy}'::text[]
  ),
  (
    'equal-breath', 'Sama Vṛtti', 'समवृत्ति',
    'Sit tall, hands on your belly, and breathe through your nose. Make the breath in and the breath out equally long.',
    'Breathe in and out for the same count.',
    'Stop counting and breathe as you like.',
    'seated', 'neutral', 1,
    '{rest}'::text[], '{}'::text[]
  ),
  (
    'cooling-breath', 'Śītalī', 'शीतली',
    'Sit or kneel tall and roll your tongue, or part your teeth slightly. Draw air in over your tongue and breathe out through your nose.',
    'Feel the cool air as it comes in.',
    'Relax your tongue and breathe through your nose.',
    'seated', 'neutral', 1,
    '{rest}'::text[], '{lowPressure,heart,lungs}'::text[]
  ),
  (
    'skull-shining-breath', 'Kapālabhāti', 'कपालभाति',
    'Sit tall with one hand on your belly. Push the air out through your nose in light, short bursts and let each breath in come by itself.',
    'Keep the pushes light and stop if you feel dizzy.',
    'Breathe normally and sit quietly for a moment.',
    'seated', 'neutral', 2,
    '{rest}'::text[], '{pregnancy,highPressure,heart,eyes,belly,epilepsy,lungs}'::text[]
  ),
  (
    'bellows-breath', 'Bhastrikā', 'भस्त्रिका',
    'Sit or kneel tall and breathe through your nose with equal force, in and out. Start slowly, and stop if you feel dizzy.',
    'Let your belly and ribs move, and relax your face.',
    'Breathe normally and sit quietly for a moment.',
    'seated', 'neutral', 2,
    '{rest}'::text[], '{shoulders,pregnancy,highPressure,heart,eyes,belly,epilepsy,lungs}'::text[]
  ),
  (
    'surya-namaskar-b', 'Sūrya Namaskāra B', 'सूर्य नमस्कार ख',
    'Stand at the front of your mat, feet together, arms at your sides. Let each movement follow your breath.',
    'One breath for each movement, strong and steady.',
    'Stand still until your breath is quiet.',
    'standing', 'mixed', 4,
    '{spine,hamstrings,shoulders,legs}'::text[], '{knees,wrists,shoulders,lowerBack,pregnancy,highPressure,lowPressure,eyes,belly,bones}'::text[]
  ),
  (
    'chandra-namaskar', 'Candra Namaskāra', 'चन्द्र नमस्कार',
    'Stand at the front of your mat, feet together, palms at your chest. Move slowly, and let the left leg lead first.',
    'Move softly and let each breath be long.',
    'Stand still and feel the quiet in your body.',
    'standing', 'mixed', 3,
    '{spine,hamstrings,shoulders,legs}'::text[], '{knees,wrists,shoulders,neck,lowerBack,pregnancy,highPressure,lowPressure,eyes,belly,bones}'::text[]
  ),
  (
    'sun-breaths', 'Ūrdhva Hastāsana Vinyāsa', 'ऊर्ध्व हस्तासन विन्यास',
    'Stand with your feet under your hips and let your arms hang. Raise them as you breathe in and lower them as you breathe out.',
    'Let your breath lead and your arms follow.',
    'Let your arms rest and feel your breath settle.',
    'standing', 'neutral', 1,
    '{shoulders,spine}'::text[], '{shoulders}'::text[]
  ),
  (
    'surya-bhedana', 'Sūrya Bhedana', 'सूर्य भेदन',
    'Sit tall and bring your right hand to your nose. Breathe in through the right nostril and out through the left, slowly and softly.',
    'Let each breath be silent, smooth and easy.',
    'Lower your hand and breathe through both sides.',
    'seated', 'neutral', 2,
    '{rest}'::text[], '{pregnancy,highPressure,heart,epilepsy,lungs}'::text[]
  )
) as given (
  key, sanskrit_iast, sanskrit_devanagari,
  entering,
  holding,
  leaving,
  body_position, spine_move, effort,
  regions, avoid_if
)
where asanas.key = given.key
  and num_nulls(
    asanas.sanskrit_iast,
    asanas.sanskrit_devanagari,
    asanas.entering,
    asanas.holding,
    asanas.leaving,
    asanas.effort
  ) > 0;
