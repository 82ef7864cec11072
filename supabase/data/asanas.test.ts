import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { sharedTestBackend, type TestBackend } from '../local/testing.ts';

const levels = { b: 'beginner', i: 'intermediate', a: 'advanced', e: 'expert' } as const;
const areas: Record<string, string> = {
  F: 'flexibility',
  S: 'strength',
  B: 'balance',
  R: 'relaxation',
  D: 'digestion',
  T: 'stress-relief',
};
const pointsOfLevel = { b: 10, i: 12, a: 15, e: 20 } as const;

/** The three poses that are also built-in samples, with the points that those have. */
const fixedPoints: Record<string, number> = {
  'mountain-pose': 10,
  'downward-facing-dog': 15,
  tree: 12,
};

/**
 * Key, name, romanized Sanskrit name, level, category, target areas, seconds of one side and how
 * many sides.
 */
const facts = `
surya-namaskar | Surya Namaskar | Surya Namaskar | b | flow | F S | 90
pranayama-breathing | Pranayama Breathing | Pranayama | b | breathing | R T | 300
mountain-pose | Mountain Pose | Tadasana | b | standing | S B | 60
downward-facing-dog | Downward-Facing Dog | Adho Mukha Svanasana | i | standing | F S | 120
tree | Tree | Vrikshasana | b | standing | B S | 45 x2
raised-hands | Raised Hands | Urdhva Hastasana | b | standing | F S | 30
standing-forward-fold | Standing Forward Fold | Uttanasana | b | standing | F T | 45
chair | Chair Pose | Utkatasana | b | standing | S B | 30
warrior-i | Warrior I | Virabhadrasana I | b | standing | S F | 30 x2
warrior-ii | Warrior II | Virabhadrasana II | b | standing | S B | 30 x2
warrior-iii | Warrior III | Virabhadrasana III | i | standing | B S | 20 x2
extended-triangle | Extended Triangle | Utthita Trikonasana | b | standing | F S | 30 x2
extended-side-angle | Extended Side Angle | Utthita Parshvakonasana | b | standing | S F | 30 x2
pyramid | Pyramid | Parshvottanasana | i | standing | F B | 30 x2
wide-legged-forward-fold | Wide-Legged Forward Fold | Prasarita Padottanasana | b | standing | F T | 45
eagle | Eagle | Garudasana | i | standing | B F | 30 x2
half-moon | Half Moon | Ardha Chandrasana | i | standing | B S | 20 x2
extended-hand-to-big-toe | Extended Hand-to-Big-Toe Pose | Utthita Hasta Padangushthasana | i | standing | B F | 20 x2
garland | Garland Pose | Malasana | b | standing | F D | 45
low-lunge | Low Lunge | Anjaneyasana | b | standing | F B | 30 x2
plank | Plank | Phalakasana | b | core | S B | 30
side-plank | Side Plank | Vasishthasana | i | core | S B | 20 x2
four-limbed-staff | Four-Limbed Staff | Chaturanga Dandasana | i | core | S | 15
boat | Boat Pose | Paripurna Navasana | i | core | S B D | 30
crow | Crow | Bakasana | a | core | S B | 15
cat-cow | Cat-Cow | Marjaryasana-Bitilasana | b | backbends | F T | 60
cobra | Cobra | Bhujangasana | b | backbends | F S | 30
sphinx | Sphinx | Salamba Bhujangasana | b | backbends | F R | 60
upward-facing-dog | Upward-Facing Dog | Urdhva Mukha Svanasana | i | backbends | F S | 20
locust | Locust | Shalabhasana | b | backbends | S | 20
bow | Bow | Dhanurasana | i | backbends | F S D | 20
bridge | Bridge | Setu Bandha Sarvangasana | b | backbends | S T | 30
camel | Camel Pose | Ushtrasana | i | backbends | F | 30
fish | Fish Pose | Matsyasana | i | backbends | F T | 30
wheel | Wheel | Urdhva Dhanurasana | a | backbends | S F | 15
lord-of-the-dance | Lord of the Dance | Natarajasana | a | backbends | B F | 20 x2
easy-pose | Easy Pose | Sukhasana | b | seated | R T | 120
staff | Staff Pose | Dandasana | b | seated | S | 45
thunderbolt | Thunderbolt | Vajrasana | b | seated | D R | 120
lotus | Lotus | Padmasana | a | seated | F R | 60
bound-angle | Bound Angle | Baddha Konasana | b | seated | F R | 60
seated-forward-fold | Seated Forward Fold | Paschimottanasana | b | seated | F D T | 60
head-to-knee | Head-to-Knee Pose | Janu Shirshasana | b | seated | F D | 45 x2
cow-face | Cow Face Pose | Gomukhasana | i | seated | F | 45 x2
half-lord-of-the-fishes | Half Lord of the Fishes | Ardha Matsyendrasana | i | twists | F D | 30 x2
easy-seated-twist | Easy Seated Twist | Parivritta Sukhasana | b | twists | F D | 30 x2
revolved-triangle | Revolved Triangle | Parivritta Trikonasana | i | twists | F B D | 30 x2
supine-twist | Supine Twist | Supta Matsyendrasana | b | twists | R D | 60 x2
childs-pose | Child's Pose | Balasana | b | restorative | R T | 60
corpse | Corpse Pose | Shavasana | b | restorative | R T | 300
legs-up-the-wall | Legs Up the Wall | Viparita Karani | b | restorative | R T | 300
wind-relieving | Wind-Relieving Pose | Pavanamuktasana | b | restorative | D R | 30 x2
reclined-bound-angle | Reclined Bound Angle | Supta Baddha Konasana | b | restorative | R T | 180
plow | Plow Pose | Halasana | a | inversions | F T | 30
supported-shoulderstand | Supported Shoulderstand | Salamba Sarvangasana | a | inversions | S B | 60
supported-headstand | Supported Headstand | Salamba Shirshasana | e | inversions | S B | 30
handstand | Handstand | Adho Mukha Vrikshasana | e | inversions | S B | 15
alternate-nostril-breath | Alternate-Nostril Breath | Nadi Shodhana | b | breathing | R T | 300
victorious-breath | Victorious Breath | Ujjayi | b | breathing | R T | 180
humming-bee-breath | Humming-Bee Breath | Bhramari | b | breathing | R T | 180
equal-breath | Box Breath | Sama Vritti | b | breathing | R T | 240
cooling-breath | Cooling Breath | Shitali | b | breathing | R T | 120
skull-shining-breath | Skull-Shining Breath | Kapalabhati | i | breathing | S D | 60
bellows-breath | Bellows Breath | Bhastrika | a | breathing | S D | 60
surya-namaskar-b | Surya Namaskar B | Surya Namaskar B | i | flow | S F | 120
chandra-namaskar | Moon Salutation | Chandra Namaskar | i | flow | F B | 140
sun-breaths | Sun Breaths | Urdhva Hastasana Vinyasa | b | flow | F T | 60
surya-bhedana | Surya Bhedana | Surya Bhedana | i | breathing | T | 240
`;

const expected = facts
  .trim()
  .split('\n')
  .map((line) => {
    const [key = '', name, sanskrit, level, category, targets = '', hold = ''] = line.split(' | ');
    const [seconds, sides] = hold.split(' x');
    const letter = level as keyof typeof levels;
    return {
      key,
      name,
      sanskrit_name: sanskrit,
      difficulty: levels[letter],
      category,
      target_area: targets.split(' ').map((area) => areas[area]),
      duration_seconds: Number(seconds) * Number(sides ?? 1),
      two_sided: sides === '2',
      points: fixedPoints[key] ?? pointsOfLevel[letter],
    };
  });

interface SeededAsana {
  key: string;
  name: string;
  description: string;
  benefits: string[];
  safety_tips: string[];
  aliases: string[];
}

describe('the library that the product starts with', () => {
  let backend: TestBackend;
  let asanas: SeededAsana[];

  beforeAll(async () => {
    backend = await sharedTestBackend();
    const { data, error } = await backend.clientFor(null).from('asanas').select('*').order('id');
    if (error) throw new Error(error.message, { cause: error });
    asanas = data;
  });
  afterAll(async () => backend.close());

  it('holds the 68 practices with their names, levels, categories, areas, times and points', () => {
    expect(expected).toHaveLength(68);
    expect(asanas).toEqual(expected.map((fact) => expect.objectContaining(fact)));
  });

  it('describes each practice in two or three sentences, no two practices alike', () => {
    const sentences = (text: string) => text.split(/(?<=[.!?]) /).length;
    const odd = asanas.filter(
      ({ description }) => sentences(description) < 2 || sentences(description) > 3,
    );
    expect(odd.map(({ key }) => key)).toEqual([]);
    expect(new Set(asanas.map(({ description }) => description)).size).toBe(68);
  });

  it('names three or four benefits and two to six safety tips, none twice in a practice', () => {
    const odd = asanas.filter(({ benefits, safety_tips: tips }) => {
      const all = new Set([...benefits, ...tips]);
      const counts = [3, 4].includes(benefits.length) && tips.length >= 2 && tips.length <= 6;
      return !counts || all.size !== benefits.length + tips.length;
    });
    expect(odd.map(({ key }) => key)).toEqual([]);
  });

  it('promises no cure', () => {
    const claims = /\b(cures?|heals?|treats?|prevents?|detox\w*|immune|therapy|disease)\b/i;
    const promising = asanas.filter(({ description, benefits }) =>
      claims.test([description, ...benefits].join(' ')),
    );
    expect(promising.map(({ key }) => key)).toEqual([]);
  });

  /** Who should be warned where: a practice that loads a part of the body says so. */
  it.each([
    ['the wrists', /wrist/, ['plank', 'side-plank', 'four-limbed-staff', 'crow', 'wheel', 'cobra']],
    ['the wrists', /wrist/, ['downward-facing-dog', 'upward-facing-dog', 'cat-cow', 'handstand']],
    ['the knees', /knee/, ['thunderbolt', 'lotus', 'cow-face', 'childs-pose', 'garland', 'eagle']],
    ['the knees', /knee/, ['bound-angle', 'camel', 'low-lunge', 'chair', 'warrior-ii', 'tree']],
    ['the neck', /neck|head/, ['plow', 'supported-shoulderstand', 'bridge', 'fish', 'camel']],
    [
      'the eyes',
      /glaucoma/,
      ['plow', 'supported-shoulderstand', 'supported-headstand', 'handstand'],
    ],
    [
      'the eyes',
      /glaucoma/,
      [
        'camel',
        'surya-namaskar',
        'downward-facing-dog',
        'standing-forward-fold',
        'legs-up-the-wall',
      ],
    ],
    ['blood pressure', /blood pressure/, ['supported-headstand', 'handstand', 'equal-breath']],
    ['blood pressure', /blood pressure/, ['raised-hands', 'locust', 'bow', 'tree']],
    ['the bones', /osteoporosis/, ['plow', 'handstand', 'supported-headstand']],
    ['the shoulders', /shoulder/, ['plow', 'supported-shoulderstand']],
    [
      'the lower back',
      /lower back|disc/,
      ['seated-forward-fold', 'standing-forward-fold', 'wheel'],
    ],
    [
      'pregnancy',
      /pregnancy/,
      ['bow', 'cobra', 'locust', 'boat', 'plow', 'corpse', 'supine-twist', 'camel', 'fish'],
    ],
    ['epilepsy', /epilepsy/, ['skull-shining-breath', 'bellows-breath', 'humming-bee-breath']],
    ['the heart', /heart/, ['plow', 'skull-shining-breath', 'bellows-breath', 'equal-breath']],
  ])('warns about %s where it matters', (_part, word, keys) => {
    const warned = asanas
      .filter(({ safety_tips: tips }) => word.test(tips.join(' ')))
      .map(({ key }) => key);
    expect(warned).toEqual(expect.arrayContaining(keys));
  });

  it('makes Surya Namaskar and Pranayama Breathing the practices of every day', async () => {
    const { data } = await backend
      .clientFor('service')
      .from('daily_mandatory_asanas')
      .select('position, asanas(name)')
      .order('position');
    expect(data).toEqual([
      { position: 1, asanas: { name: 'Surya Namaskar' } },
      { position: 2, asanas: { name: 'Pranayama Breathing' } },
    ]);
  });
});
