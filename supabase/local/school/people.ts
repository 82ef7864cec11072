import type { Language } from '@niyama/domain';

/**
 * The invented school of the demo: who is in it, how each of them practices, and what they and their
 * instructor wrote to each other, in the students' own languages. Days are counted back from the day
 * of the first start.
 */
export interface Student {
  /** As on the sign-up form. */
  name: string;
  username: string;
  /** The word that the profile stores. */
  language: Language;
  zone: string;
  /** What communities show instead of the name. */
  shownAs?: string;
  /** Days ago. */
  joined: number;
  /** Days ago of the last practice, for those who stopped coming. @default 0 */
  left?: number;
  /** How many days of a hundred have a practice. */
  steadiness: number;
  /** Of the local day, when a practice usually begins. */
  hour: number;
  /** Sets of Surya Namaskar that a practice begins with. @default 0 */
  sun?: number;
  /** Keys of the poses that come in turn, and how many of them at most on one day. */
  poses: string[];
  atMost: number;
  /** Minutes, on so many days of a hundred that have a practice. */
  meditation?: { minutes: number; often: number };
  communities: Community[];
  work?: Work[];
}

export type Community = 'Morning Practice' | 'Beginners Together' | 'Quiet Minds';

/** What the instructor gave, and when it was done. */
export interface Work {
  /** Key of the pose. */
  pose: string;
  frequency: 'daily' | 'weekly' | 'biweekly' | 'specific_days';
  days?: string[];
  /** Days ago, and days from then to the first due date. */
  given: number;
  dueIn: number;
  notes?: string;
  question?: string;
  done: Done[];
}

export interface Done {
  /** Days ago. */
  day: number;
  answer?: string;
  /** What the instructor wrote, so many hours later; without it the answer waits for a reply. */
  reply?: string;
  after?: number;
}

export const students: Student[] = [
  {
    name: 'Grace Whitfield',
    username: 'gracewhitfield',
    language: 'english',
    zone: 'Europe/London',
    joined: 56,
    steadiness: 93,
    hour: 6.25,
    sun: 2,
    poses: ['tree', 'warrior-iii', 'extended-triangle', 'half-moon', 'bridge'],
    atMost: 1,
    communities: ['Morning Practice', 'Beginners Together'],
    work: [
      {
        pose: 'eagle',
        frequency: 'weekly',
        given: 38,
        dueIn: 3,
        notes: 'Sit back as if into a chair, then cross the arms.',
        question: 'Which side asks for more attention?',
        done: [
          {
            day: 35,
            answer:
              'The left. I wobble the moment I cross that leg over, the right is almost easy.',
            reply:
              'Very common. Do the left side first while you are fresh, and keep a wall close.',
            after: 9,
          },
          {
            day: 28,
            answer: 'Left first made a real difference. Still wobbly, less annoyed.',
            reply: 'Less annoyed is the better half of it.',
            after: 20,
          },
          { day: 21 },
          {
            day: 14,
            answer: 'Held both sides to the end without touching the wall!',
            reply: 'Wonderful, Grace. Next week look at a point a little higher.',
            after: 7,
          },
          { day: 7 },
        ],
      },
    ],
  },
  {
    name: 'Daniel Okafor',
    username: 'dan_okafor',
    language: 'english',
    zone: 'Europe/London',
    shownAs: 'Dan',
    joined: 54,
    steadiness: 33,
    hour: 18.5,
    poses: ['low-lunge', 'plank', 'chair', 'warrior-i'],
    atMost: 2,
    communities: ['Beginners Together'],
    work: [
      {
        pose: 'downward-facing-dog',
        frequency: 'specific_days',
        days: ['monday', 'wednesday', 'friday'],
        given: 16,
        dueIn: 1,
        notes: 'Bent knees are fine. A long back matters more than straight legs.',
        question: 'How do your shoulders feel afterwards?',
        done: [
          { day: 14 },
          {
            day: 11,
            answer: 'Tight after a week of rowing, but looser than when I started.',
            reply: 'Good sign. On rowing days two short holds are enough.',
            after: 14,
          },
          { day: 8 },
          {
            day: 5,
            answer: 'Much better with the knees bent. I had been fighting my hamstrings.',
            reply: 'Exactly. Straighten one leg at a time when it feels easy.',
            after: 26,
          },
          {
            day: 1,
            answer: 'Right shoulder pinches a little when I press the floor away. Is that normal?',
          },
        ],
      },
    ],
  },
  {
    name: 'Hannah Brooks',
    username: 'hannahbrooks',
    language: 'english',
    zone: 'America/New_York',
    joined: 51,
    steadiness: 88,
    hour: 6.75,
    sun: 1,
    poses: ['cat-cow', 'seated-forward-fold', 'bound-angle', 'supine-twist'],
    atMost: 1,
    meditation: { minutes: 15, often: 45 },
    communities: ['Morning Practice', 'Quiet Minds'],
    work: [
      {
        pose: 'legs-up-the-wall',
        frequency: 'weekly',
        given: 30,
        dueIn: 2,
        notes: 'In the evening, with a blanket under the hips.',
        question: 'How did you sleep that night?',
        done: [
          {
            day: 28,
            answer: 'Through until six, which has not happened since my daughter was born.',
            reply: 'I am so glad. Keep it for the evenings when the day was loud.',
            after: 12,
          },
          {
            day: 21,
            answer: 'Not well, but that was a toothache and not the pose.',
            reply: 'Then I hope the dentist is as kind as the wall.',
            after: 5,
          },
          { day: 14 },
          {
            day: 7,
            answer: 'Fell asleep on the mat. Does that count?',
            reply: 'It does. Next time take a second blanket.',
            after: 11,
          },
        ],
      },
    ],
  },
  {
    name: 'Priya Nair',
    username: 'priya.nair',
    language: 'english',
    zone: 'America/Toronto',
    joined: 49,
    steadiness: 39,
    hour: 7.25,
    poses: ['warrior-ii', 'extended-side-angle', 'pyramid', 'locust'],
    atMost: 2,
    meditation: { minutes: 10, often: 40 },
    communities: ['Morning Practice'],
  },
  {
    name: 'Megan Carter',
    username: 'megcarter',
    language: 'english',
    zone: 'America/Los_Angeles',
    joined: 45,
    left: 17,
    steadiness: 37,
    hour: 17.5,
    poses: ['bridge', 'sphinx', 'cobra', 'cat-cow'],
    atMost: 2,
    communities: ['Beginners Together'],
    work: [
      {
        pose: 'supine-twist',
        frequency: 'weekly',
        given: 24,
        dueIn: 3,
        notes: 'Let the knees sink only as far as both shoulders stay down.',
        question: 'What changed between the first and the second side?',
        done: [
          {
            day: 20,
            answer:
              'I stopped holding my breath on the second side. New shifts at work, so it was late.',
            reply: 'Late is fine. Breathing out as the knees sink is the whole trick.',
            after: 16,
          },
        ],
      },
    ],
  },
  {
    name: 'Tom Ashworth',
    username: 'tomashworth',
    language: 'english',
    zone: 'Europe/London',
    joined: 33,
    steadiness: 24,
    hour: 20,
    poses: ['standing-forward-fold', 'garland', 'head-to-knee'],
    atMost: 2,
    meditation: { minutes: 10, often: 70 },
    communities: ['Beginners Together', 'Quiet Minds'],
    work: [
      {
        pose: 'equal-breath',
        frequency: 'daily',
        given: 6,
        dueIn: 0,
        notes: 'Four counts each. Shorten them if you feel short of air.',
        question: 'When in the day did it help most?',
        done: [
          { day: 5 },
          {
            day: 4,
            answer: 'Before the Monday meeting. I talked slower, people noticed.',
            reply: 'Lovely. Try it once with the meeting already running.',
            after: 10,
          },
          { day: 3 },
          { day: 2, answer: 'On the train, standing. Nobody can tell, which I like.' },
        ],
      },
    ],
  },
  {
    name: 'Ruby Chen',
    username: 'rubychen',
    language: 'english',
    zone: 'Australia/Sydney',
    joined: 40,
    steadiness: 62,
    hour: 6.5,
    sun: 1,
    poses: ['boat', 'side-plank', 'bow', 'camel'],
    atMost: 1,
    communities: ['Morning Practice'],
    work: [
      {
        pose: 'crow',
        frequency: 'weekly',
        given: 19,
        dueIn: 4,
        notes: 'A cushion in front of the forehead, and look ahead of the hands.',
        question: 'What went through your head before the feet left the floor?',
        done: [
          {
            day: 15,
            answer: 'That I would land on my nose. I landed on the cushion.',
            reply: 'That is what it is there for. One foot at a time this week.',
            after: 13,
          },
          {
            day: 8,
            answer: 'Left foot up for about two breaths. I laughed out loud.',
            reply: 'Two breaths are a lot. Well done, Ruby!',
            after: 19,
          },
          { day: 1, answer: 'Both feet! For a second, maybe less, but both feet.' },
        ],
      },
    ],
  },
  {
    name: 'Liam Gallagher',
    username: 'liamg',
    language: 'english',
    zone: 'Europe/Dublin',
    joined: 4,
    steadiness: 80,
    hour: 19,
    poses: ['mountain-pose', 'raised-hands', 'easy-seated-twist'],
    atMost: 2,
    communities: ['Beginners Together'],
    work: [
      {
        pose: 'cat-cow',
        frequency: 'daily',
        given: 2,
        dueIn: 1,
        notes: 'Slowly, one movement to a breath. Welcome to the school!',
        question: 'Where is your back stiff, and where is it not?',
        done: [
          {
            day: 1,
            answer: 'Everything between the shoulder blades. Too many hours at a desk, I suppose.',
          },
        ],
      },
    ],
  },
  {
    name: 'Lucía Fernández',
    username: 'lucia.fernandez',
    language: 'spanish',
    zone: 'Europe/Madrid',
    joined: 55,
    steadiness: 90,
    hour: 7,
    sun: 1,
    poses: ['extended-triangle', 'low-lunge', 'seated-forward-fold', 'reclined-bound-angle'],
    atMost: 1,
    communities: ['Morning Practice'],
    work: [
      {
        pose: 'tree',
        frequency: 'weekly',
        given: 31,
        dueIn: 3,
        notes: 'Apoya el pie por encima o por debajo de la rodilla, nunca encima de ella.',
        question: '¿Qué te ayudó a mantener el equilibrio?',
        done: [
          {
            day: 28,
            answer:
              'Fijar la vista en la maceta de la ventana. En cuanto pienso en otra cosa, me caigo.',
            reply:
              'La maceta es buena maestra. Prueba a respirar más despacio cuando llegue el pensamiento.',
            after: 10,
          },
          { day: 20 },
          {
            day: 13,
            answer:
              'Hoy lo hice descalza en el patio y el suelo irregular me obligó a estar muy atenta.',
            reply: '¡Qué buena idea! Así trabajan también los tobillos.',
            after: 22,
          },
          { day: 6 },
        ],
      },
    ],
  },
  {
    name: 'Javier Morales',
    username: 'javimorales',
    language: 'spanish',
    zone: 'America/Mexico_City',
    shownAs: 'Javi',
    joined: 47,
    steadiness: 30,
    hour: 20.5,
    poses: ['chair', 'warrior-i', 'plank', 'bridge'],
    atMost: 2,
    communities: ['Beginners Together'],
  },
  {
    name: 'Camila Rojas',
    username: 'cami_rojas',
    language: 'spanish',
    zone: 'America/Bogota',
    joined: 36,
    steadiness: 32,
    hour: 6,
    poses: ['victorious-breath', 'cat-cow', 'bound-angle'],
    atMost: 2,
    meditation: { minutes: 20, often: 75 },
    communities: ['Quiet Minds', 'Morning Practice'],
    work: [
      {
        pose: 'alternate-nostril-breath',
        frequency: 'biweekly',
        given: 26,
        dueIn: 2,
        notes: 'Sin forzar: si un lado está tapado, cambia antes.',
        question: '¿Cómo te sentiste al terminar?',
        done: [
          {
            day: 23,
            answer: 'Más despierta que con el café, y sin el temblor de manos.',
            reply: 'Entonces es buen momento para hacerlo por la mañana.',
            after: 8,
          },
          {
            day: 10,
            answer: 'Tranquila. Me costó menos quedarme sentada después.',
            reply: 'Quédate ahí un par de minutos más la próxima vez.',
            after: 15,
          },
        ],
      },
    ],
  },
  {
    name: 'Andrés Ibáñez',
    username: 'aibanez',
    language: 'spanish',
    zone: 'Europe/Madrid',
    joined: 50,
    left: 26,
    steadiness: 41,
    hour: 19.5,
    poses: ['warrior-ii', 'garland', 'locust'],
    atMost: 2,
    communities: ['Beginners Together'],
  },
  {
    name: 'Camille Laurent',
    username: 'camille.laurent',
    language: 'french',
    zone: 'Europe/Paris',
    joined: 53,
    steadiness: 34,
    hour: 7.5,
    poses: ['pyramid', 'revolved-triangle', 'wide-legged-forward-fold', 'fish'],
    atMost: 2,
    communities: ['Morning Practice'],
    work: [
      {
        pose: 'warrior-i',
        frequency: 'weekly',
        given: 22,
        dueIn: 3,
        notes: 'Le talon arrière reste lourd, même si la jambe fléchit moins.',
        question: 'Qu’avez-vous remarqué dans les hanches ?',
        done: [
          {
            day: 18,
            answer: 'La droite s’ouvre sans problème, la gauche tire dès que je descends.',
            reply: 'Réduisez l’écart entre les pieds à gauche : la hanche vous dira merci.',
            after: 6,
          },
          { day: 11 },
          {
            day: 4,
            answer: 'Avec un écart plus court, je tiens jusqu’au bout et je respire enfin.',
            reply: 'Parfait, restez-en là quelques semaines.',
            after: 12,
          },
        ],
      },
    ],
  },
  {
    name: 'Julien Mercier',
    username: 'jmercier',
    language: 'french',
    zone: 'Europe/Paris',
    joined: 29,
    steadiness: 25,
    hour: 18,
    poses: ['plank', 'boat', 'cobra', 'chair'],
    atMost: 2,
    communities: ['Beginners Together'],
  },
  {
    name: 'Élodie Gagnon',
    username: 'elodie_g',
    language: 'french',
    zone: 'America/Toronto',
    shownAs: 'Élodie',
    joined: 43,
    steadiness: 64,
    hour: 21,
    poses: ['legs-up-the-wall', 'supine-twist', 'easy-pose'],
    atMost: 1,
    meditation: { minutes: 20, often: 95 },
    communities: ['Quiet Minds'],
    work: [
      {
        pose: 'humming-bee-breath',
        frequency: 'weekly',
        given: 17,
        dueIn: 2,
        notes: 'Les lèvres à peine fermées, la mâchoire détendue.',
        question: 'Où avez-vous senti la vibration ?',
        done: [
          {
            day: 15,
            answer: 'Dans le front, puis dans tout le crâne. Le chat est sorti de la pièce.',
            reply: 'Il reviendra ! Essayez un son plus grave, il descend dans la poitrine.',
            after: 17,
          },
          {
            day: 8,
            answer: 'Plus grave, oui : je l’ai senti jusqu’au sternum. Et le chat est resté.',
            reply: 'Voilà deux élèves satisfaits.',
            after: 13,
          },
          { day: 1, answer: 'J’ai fini plus calme que je ne l’étais depuis des jours.' },
        ],
      },
    ],
  },
  {
    name: 'Sophie Lambert',
    username: 'sophielambert',
    language: 'french',
    zone: 'Europe/Brussels',
    joined: 38,
    left: 11,
    steadiness: 36,
    hour: 12.5,
    poses: ['standing-forward-fold', 'low-lunge', 'thunderbolt'],
    atMost: 2,
    communities: ['Quiet Minds'],
  },
  {
    name: 'Clara Weiß',
    username: 'claraweiss',
    language: 'german',
    zone: 'Europe/Berlin',
    joined: 56,
    steadiness: 94,
    hour: 6.5,
    sun: 2,
    poses: ['warrior-iii', 'half-moon', 'extended-hand-to-big-toe', 'side-plank', 'bow'],
    atMost: 1,
    meditation: { minutes: 10, often: 25 },
    communities: ['Morning Practice', 'Quiet Minds'],
    work: [
      {
        pose: 'wheel',
        frequency: 'weekly',
        given: 25,
        dueIn: 3,
        notes: 'Erst die Brücke, dann die Hände. Nur an Tagen, an denen der Rücken warm ist.',
        question: 'Was hat sich im Brustraum verändert?',
        done: [
          {
            day: 21,
            answer:
              'Ich kam zum ersten Mal mit gestreckten Armen hoch. Danach fühlte sich alles weiter an.',
            reply: 'Sehr schön! Lass die Knie dabei nicht nach außen fallen.',
            after: 11,
          },
          { day: 14 },
          {
            day: 7,
            answer: 'Mit einem Block zwischen den Knien geht es besser, aber es ist anstrengender.',
            reply: 'Genau so soll es sein. Zwei Wochen mit Block, dann ohne.',
            after: 9,
          },
        ],
      },
    ],
  },
  {
    name: 'Jonas Huber',
    username: 'jonas_huber',
    language: 'german',
    zone: 'Europe/Vienna',
    joined: 42,
    steadiness: 28,
    hour: 17.75,
    poses: ['low-lunge', 'head-to-knee', 'plank'],
    atMost: 2,
    communities: ['Beginners Together'],
    work: [
      {
        pose: 'standing-forward-fold',
        frequency: 'weekly',
        given: 13,
        dueIn: 2,
        notes: 'Knie beugen, bis der Bauch auf den Oberschenkeln liegt.',
        question: 'Was war nach einer Minute anders?',
        done: [
          {
            day: 11,
            answer: 'Der Nacken hat losgelassen. Die Beine eher nicht, ich war davor laufen.',
            reply: 'Nach dem Laufen lieber im Sitzen. Der Nacken ist schon viel.',
            after: 21,
          },
          { day: 3, answer: 'Diesmal ohne Laufen davor: Die Hände kamen fast bis zum Boden.' },
        ],
      },
    ],
  },
  {
    name: 'Annika Vogt',
    username: 'annikavogt',
    language: 'german',
    zone: 'Europe/Berlin',
    shownAs: 'Anni',
    joined: 27,
    steadiness: 38,
    hour: 20.25,
    poses: ['bridge', 'bound-angle', 'sphinx'],
    atMost: 2,
    meditation: { minutes: 15, often: 50 },
    communities: ['Beginners Together', 'Quiet Minds'],
  },
  {
    name: 'Lukas Baumann',
    username: 'lukasbaumann',
    language: 'german',
    zone: 'Europe/Zurich',
    joined: 6,
    steadiness: 70,
    hour: 7,
    poses: ['mountain-pose', 'tree', 'chair'],
    atMost: 2,
    communities: ['Morning Practice'],
  },
  {
    name: '佐藤 美咲',
    username: 'misaki_sato',
    language: 'japanese',
    zone: 'Asia/Tokyo',
    joined: 52,
    steadiness: 91,
    hour: 5.75,
    sun: 2,
    poses: ['extended-triangle', 'half-lord-of-the-fishes', 'seated-forward-fold'],
    atMost: 1,
    meditation: { minutes: 20, often: 40 },
    communities: ['Morning Practice', 'Quiet Minds'],
    work: [
      {
        pose: 'camel',
        frequency: 'weekly',
        given: 23,
        dueIn: 4,
        notes: '腰ではなく胸を持ち上げるつもりで。首がつらいときは前を見たままで大丈夫です。',
        question: '終わったあと、呼吸はどう変わりましたか。',
        done: [
          {
            day: 19,
            answer: '最初は息が浅くなりましたが、戻ったあとは胸の奥まで入る感じがしました。',
            reply: 'よく観察できていますね。戻るときも急がず、ひと呼吸待ってみてください。',
            after: 8,
          },
          { day: 12 },
          {
            day: 5,
            answer: '待ってから戻ると、めまいがしなくなりました。',
            reply: 'それは何よりです。この調子で続けましょう。',
            after: 18,
          },
        ],
      },
    ],
  },
  {
    name: '田中 健',
    username: 'ken.tanaka',
    language: 'japanese',
    zone: 'Asia/Tokyo',
    joined: 44,
    steadiness: 31,
    hour: 21.5,
    poses: ['warrior-ii', 'boat', 'staff'],
    atMost: 2,
    communities: ['Beginners Together'],
  },
  {
    name: '小林 結衣',
    username: 'yui_kobayashi',
    language: 'japanese',
    zone: 'Asia/Tokyo',
    shownAs: 'Yui',
    joined: 31,
    steadiness: 41,
    hour: 22,
    poses: ['easy-pose', 'reclined-bound-angle', 'wind-relieving'],
    atMost: 2,
    meditation: { minutes: 10, often: 85 },
    communities: ['Quiet Minds'],
    work: [
      {
        pose: 'corpse',
        frequency: 'weekly',
        given: 15,
        dueIn: 1,
        notes: '眠ってしまっても構いません。',
        question: '体のどこに力が残っていましたか。',
        done: [
          {
            day: 13,
            answer: '奥歯と肩でした。自分では気づいていませんでした。',
            reply: '気づけたのが一番の収穫です。次は吐く息で奥歯をゆるめてみましょう。',
            after: 12,
          },
          { day: 6 },
          { day: 1, answer: '歯はゆるみました。今日は指先まで温かかったです。' },
        ],
      },
    ],
  },
  {
    name: '伊藤 翔太',
    username: 'shota_ito',
    language: 'japanese',
    zone: 'Asia/Tokyo',
    joined: 48,
    left: 30,
    steadiness: 43,
    hour: 19,
    poses: ['chair', 'plank', 'locust'],
    atMost: 2,
    communities: ['Beginners Together'],
  },
];
