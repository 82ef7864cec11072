import { type Asana, asanaRowFields, asanaTextFields } from './asana.ts';
import { fallbacksOf } from '../row.ts';

const blank = {
  ...fallbacksOf(asanaRowFields),
  ...fallbacksOf(asanaTextFields),
  imageUrl: null,
  videoUrl: null,
};

/**
 * The three poses that stand in when loading fails. They are read-only, drawn instead of
 * photographed, and have no video, because none is licensed.
 */
export const sampleAsanas: readonly Asana[] = [
  {
    ...blank,
    id: '1',
    key: 'mountain-pose',
    name: 'Tadasana',
    sanskritName: 'Tadasana',
    aliases: ['Mountain Pose', 'Samasthiti'],
    description:
      'Stand tall with both feet rooted and the crown of the head rising. Every standing pose begins here.',
    difficulty: 'beginner',
    category: 'standing',
    targetArea: ['strength', 'balance'],
    durationSeconds: 60,
    points: 10,
    benefits: ['Steadies the stance', 'Wakes the legs and the trunk', 'Teaches an upright posture'],
    safetyTips: [
      'Keep the knees soft rather than locked',
      'Stand near a wall if you feel dizzy',
      'Place the feet wider apart if balance is difficult',
    ],
  },
  {
    ...blank,
    id: '2',
    key: 'downward-facing-dog',
    name: 'Adho Mukha Svanasana',
    sanskritName: 'Adho Mukha Svanasana',
    aliases: ['Downward-Facing Dog', 'Downward Dog', 'Down Dog'],
    description:
      'From hands and feet, lift the hips up and back until the body makes a steep, quiet slope.',
    difficulty: 'intermediate',
    category: 'standing',
    targetArea: ['flexibility', 'strength'],
    durationSeconds: 120,
    points: 15,
    benefits: [
      'Lengthens the back of the legs',
      'Strengthens arms and shoulders',
      'Gives the spine room',
    ],
    safetyTips: [
      'Bend the knees if the lower back rounds',
      'Come down if the wrists hurt',
      'Skip it with high blood pressure or glaucoma, or late in pregnancy',
    ],
  },
  {
    ...blank,
    id: '3',
    key: 'tree',
    name: 'Vrikshasana',
    sanskritName: 'Vrikshasana',
    aliases: ['Tree Pose'],
    description:
      'Balance on one leg with the other foot resting against it, and let the breath stay even.',
    difficulty: 'beginner',
    category: 'standing',
    targetArea: ['balance', 'strength'],
    durationSeconds: 90,
    points: 12,
    benefits: ['Trains balance', 'Strengthens ankles and hips', 'Gathers attention'],
    safetyTips: [
      'Rest the foot above or below the knee, never on it',
      'Keep a wall or a chair within reach',
      'Keep the toes on the floor while you learn',
    ],
  },
];
