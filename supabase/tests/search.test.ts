import {
  type Asana,
  foldText,
  languages,
  matchesPerson,
  matchesSearch,
  namesKey,
  personKey,
  poseKey,
  poseWords,
  searchKey,
  searchPoses,
} from '@niyama/domain';
import fc from 'fast-check';
import seeded from '../data/asanas.json' with { type: 'json' };
import everyday from '../data/everyday-words.json' with { type: 'json' };
import german from '../../packages/i18n/locales/de/common.json' with { type: 'json' };
import spanish from '../../packages/i18n/locales/es/common.json' with { type: 'json' };
import french from '../../packages/i18n/locales/fr/common.json' with { type: 'json' };
import japanese from '../../packages/i18n/locales/ja/common.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  listAdminAsanas,
  listLibrary,
  listRecipients,
  listUsers,
} from '../../packages/data/src/index.ts';
import { sharedTestBackend, type TestBackend, type TestUser } from '../local/testing.ts';
import { addClass, suryaNamaskar, versionOf } from './support.ts';

let backend: TestBackend;
let library: Awaited<ReturnType<typeof readLibrary>>;
beforeAll(async () => {
  backend = await sharedTestBackend();
  library = await readLibrary();
});
afterAll(() => backend.close());

/** Given work as the admin app searches it. */
async function foundWork(admin: TestUser, search: string) {
  const { data, error } = await admin.client.rpc('admin_assignments', { search });
  if (error) throw new Error(error.message);
  return data as {
    items: { student: { full_name: string }; work: { name: string } }[];
    total: number;
  };
}

/** Texts as people write them: several scripts, accents composed or not, punctuation, any character. */
const piece = fc.oneof(
  fc.constantFrom(...Array.from("abcdehimnorsuyzABCHIMNRSØøŁłßẞæœþđıİΣς-–’' .,/・「」\n")),
  fc.constantFrom(...Array.from('āīūṛṝṣśṭḍṇṅñṃḥĀṚŚÅÉñüs\u0301r\u0323')),
  fc.constantFrom(...Array.from('かがカガヴゔァぃｶﾞﾖヨーゃャ゛ヽ花Ａｂ１')),
  fc.constantFrom(
    'sh',
    'ch',
    'chh',
    'ri',
    'rr',
    'mb',
    'Vṛkṣa',
    'Vriksha',
    'Child’s',
    'Łukasz',
    'Brücke',
    'Ä',
    'u\u0308',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 2 }),
);
const text = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''));

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const catalogs = { de: german, es: spanish, fr: french, ja: japanese };

describe('the fold of the database and of the devices', () => {
  it('is the same for every text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 20, maxLength: 20 }), async (texts) => {
        const known = texts.map((one) => one.replaceAll('\u0000', '').toWellFormed());
        const rows = await backend.sql<{ fold: string; key: string; person: string }>(
          `select private.fold(one) as fold, private.search_key(one) as key,
             private.person_key(one) as person
           from unnest($1::text[]) with ordinality as given (one, place) order by place`,
          [known],
        );
        expect(rows).toEqual(
          known.map((one) => ({
            fold: foldText(one),
            key: searchKey([one]),
            person: personKey([one]),
          })),
        );
      }),
      { numRuns: 100 },
    );
  });

  it('finds the same, and whatever stands in a text', async () => {
    const found = async (held: string, typed: string) => {
      const [row] = await backend.sql<{ pose: boolean; person: boolean }>(
        `select private.search_key($1) ~ all (private.search_patterns($2)) as pose,
           private.person_key($1) ~ all (private.person_patterns($2)) as person`,
        [held, typed],
      );
      return row;
    };
    await fc.assert(
      fc.asyncProperty(text, fc.nat(), fc.nat(), text, async (raw, from, length, other) => {
        const held = raw.replaceAll('\u0000', '').toWellFormed();
        // A mark alone is no beginning: with the letter before it, it may fold to another one.
        const letters = Array.from(graphemes.segment(held), ({ segment }) => segment);
        const start = from % (letters.length + 1);
        const part = letters.slice(start, start + 1 + (length % 12)).join('');
        for (const typed of [part, other.replaceAll('\u0000', '').toWellFormed()]) {
          expect(await found(held, typed)).toEqual({
            pose: matchesSearch(searchKey([held]), typed),
            person: matchesPerson(personKey([held]), typed),
          });
        }
        expect(matchesSearch(searchKey([held]), part)).toBe(true);
        expect(matchesPerson(personKey([held]), part)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

/** What people type for the poses of the product, as `language key: spelling | spelling`, English without a language. */
const spellings = `
surya-namaskar: sun salutation | Sūrya Namaskāra | surya namaskara | suryanamaskar | namaskar surya | sun salute
pranayama-breathing: Prāṇāyāma | pranayam | breathing exercise | breathwork
mountain-pose: Tāḍāsana | tadasana | MOUNTAIN | samasthiti | taadaasana
downward-facing-dog: downward dog | down dog | downdog | Adho Mukha Śvānāsana | adho mukha shvanasana | downward facing dog | dog downward | adho mukha shwanasana
tree: Vṛkṣāsana | vrksasana | vriksasana | vrikshasana | vrukshasana | VṚKṢĀSANA | tree pose | pose tree | Ｔｒｅｅ
raised-hands: Ūrdhva Hastāsana | urdhva hastasana | raised arms | upward salute
standing-forward-fold: Uttānāsana | uttanasana | forward fold | standing forward bend
chair: Utkaṭāsana | utkatasana | chair pose | fierce pose
warrior-i: warrior 1 | warrior one | Vīrabhadrāsana I | virabhadrasana 1
warrior-ii: warrior 2 | warrior two | Vīrabhadrāsana II | virabhadrasana 2 | veerabhadrasana | warrior ii
warrior-iii: warrior 3 | warrior three | Vīrabhadrāsana III
extended-triangle: Utthita Trikoṇāsana | triangle pose | trikonasana | trikonasan
extended-side-angle: Utthita Pārśvakoṇāsana | parsvakonasana | parshvakonasana | side angle
pyramid: Pārśvottānāsana | parsvottanasana | intense side stretch
wide-legged-forward-fold: Prasārita Pādottānāsana | wide legged forward bend | straddle
eagle: Garuḍāsana | garudasana | eagle pose
half-moon: Ardha Candrāsana | ardha candrasana | ardha chandrasana | halfmoon
extended-hand-to-big-toe: Utthita Hasta Pādāṅguṣṭhāsana | padangusthasana | hand to big toe
garland: Mālāsana | squat | yogi squat | garland
low-lunge: Āñjaneyāsana | anjaneyasana | crescent lunge
plank: Phalakāsana | high plank | plank pose
side-plank: Vasiṣṭhāsana | vasisthasana | vasistasana
four-limbed-staff: Caturaṅga Daṇḍāsana | caturanga | chaturanga | chaturanga dandasana
boat: Paripūrṇa Nāvāsana | navasana | boat | naukasana
crow: Bakāsana | crow pose | crane | kakasana
cat-cow: cat cow | catcow | cat-cow | Mārjaryāsana | cow cat | cat–cow
cobra: Bhujaṅgāsana | bhujangasana | bhujaṃgāsana | cobra pose
sphinx: Sālamba Bhujaṅgāsana | sphinx pose
upward-facing-dog: upward dog | up dog | Ūrdhva Mukha Śvānāsana
locust: Śalabhāsana | salabhasana | shalabhasana
bow: Dhanurāsana | bow pose
bridge: Setu Bandha Sarvāṅgāsana | setu bandhasana | bridge pose
camel: Uṣṭrāsana | ustrasana | ushtrasana | camel
fish: Matsyāsana | fish | matsyasan
wheel: Ūrdhva Dhanurāsana | chakrasana | cakrāsana | upward bow
lord-of-the-dance: Naṭarājāsana | dancer pose | king dancer
easy-pose: Sukhāsana | easy seat
staff: Daṇḍāsana | dandasana | staff
thunderbolt: Vajrāsana | diamond pose
lotus: Padmāsana | full lotus
bound-angle: Baddha Koṇāsana | butterfly | cobbler | cobblers pose | cobbler's
seated-forward-fold: Paścimottānāsana | pascimottanasana | paschimottanasana | pashchimottanasana
head-to-knee: Jānu Śīrṣāsana | janu sirsasana | janu shirshasana | head to knee
cow-face: Gomukhāsana | cow face
half-lord-of-the-fishes: Ardha Matsyendrāsana | seated twist | lord of the fishes
revolved-triangle: Parivṛtta Trikoṇāsana | parivrtta | parivritta trikonasana
supine-twist: Supta Matsyendrāsana | reclining twist
childs-pose: childs pose | child's pose | child’s pose | Bālāsana | child pose
corpse: Śavāsana | savasana | shavasana | corpse | śavāsan | final relaxation
legs-up-the-wall: Viparīta Karaṇī | legs up wall | viparita karani
wind-relieving: wind relieving | pawanmuktasana | Pavanamuktāsana
reclined-bound-angle: Supta Baddha Koṇāsana | reclined butterfly
plow: Halāsana | plough | plow
supported-shoulderstand: Sālamba Sarvāṅgāsana | shoulder stand | sarvangasana
supported-headstand: Śīrṣāsana | sirsasana | shirshasana | sheershasana | headstand | head stand
handstand: Adho Mukha Vṛkṣāsana | adho mukha vrksasana | hand stand
alternate-nostril-breath: Nāḍī Śodhana | nadi sodhana | nadi shodhana | anulom vilom | alternate nostril breathing
victorious-breath: Ujjāyī | ujjayi | ocean breath
humming-bee-breath: Bhrāmarī | bee breath | humming bee
equal-breath: box breath | box breathing | square breathing | equal breath | Sama Vṛtti | sama vrtti | sama vritti
cooling-breath: Śītalī | sitali | shitali | sheetali
skull-shining-breath: Kapālabhāti | kapalbhati | breath of fire
bellows-breath: Bhastrikā | bhastrika
seated-forward-fold: hamstrings | hamstring stretch | hamstirngs | touch your toes
childs-pose: back pain | backache | sore back | sleep | anxiety | cramps
cat-cow: stiff neck | tight shoulders | backbend | sitting all day
corpse: insomnia | bedtime | calm
low-lunge: pigeon | hip opener | thighs | low lounge | anjaneysana
plank: abs | stomach | planc
cobra: heart opener | cobar
handstand: upside down | inversion | handstnad
wind-relieving: bloating | constipation
supine-twist: twist | supine twits
raised-hands: office | desk
sun-breaths: morning | energy
extended-triangle: triangel | trianlge | tiangle | trikonsana
tree: vriksasna | vrikshasna
warrior-ii: warior 2 | worrior ii | virabadrasana
downward-facing-dog: downard dog | dwonward dog
bridge: birdge | brigde
eagle: eagel | garudsana
camel: ustrasna
chair: quads | utkatasna
reclined-bound-angle: period pain | evening
humming-bee-breath: nerves | huming bee
lotus: lotsu | padmasna
garland: sqaut
german bridge: Brücke | Bruecke | bruecke | Schulterbruecke | Brucke | BRÜCKE
german crow: Krähe | Kraehe | krahe
german plank: Planke | Bauchmuskeln | Körpermitte | Koerpermitte
german supine-twist: Drehung | einschlafen | Krokodil | Krokodill
german childs-pose: Rückenschmerzen | Rueckenschmerzen | Kindhaltung | Kindeshaltung
german low-lunge: Taube | Hüftöffner | Hueftoeffner | Ausfallschrit
german seated-forward-fold: Oberschenkelrückseiten | Vorbeuge | vorwaertsbeuge
german extended-triangle: Dreieck | Dreiek | dreieckshaltung
german sun-breaths: Morgen | Schreibtisch
spanish tree: árbol | arbol
spanish childs-pose: dolor de espalda | lumbago | niño | nino
spanish corpse: dormir | insomnio | ansiedad
spanish low-lunge: paloma | caderas
spanish seated-forward-fold: isquiotibiales | isquios
spanish boat: barca | abdominales
french tree: arbre | équilibre | equilibre
french childs-pose: mal de dos | enfant | lombalgie
french corpse: sommeil | insomnie
french low-lunge: pigeon | hanches
french seated-forward-fold: ischio-jambiers | ischios | pince
french camel: chameau | chamau | ouverture du cœur | ouverture du coeur
japanese tree: 木のポーズ | バランス | ばらんす
japanese childs-pose: 腰痛 | 肩こり | チャイルドポーズ | ちゃいるどぽーず | ﾁｬｲﾙﾄﾞﾎﾟｰｽﾞ
japanese corpse: 睡眠 | 不眠 | 休息
japanese low-lunge: 鳩のポーズ | 股関節
japanese seated-forward-fold: 前屈 | ハムストリング | はむすとりんぐ | 太ももの裏
japanese warrior-ii: ヴィラバドラアサナ2 | ビラバドラーサナ2 | ビラバドラサナ2
japanese boat: ナーバーサナ | パリプルナナバサナ
japanese downward-facing-dog: ダウンドッグ | だうんどっぐ
`
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [pose = '', typed = ''] = line.split(': ');
    const [key = '', language = 'english'] = pose.split(' ').toReversed();
    return typed.split(' | ').map((spelling) => ({ key, language, spelling }));
  });

/** The library in each language, and as admins search it: by all names that a pose is called. */
async function readLibrary() {
  const service = backend.clientFor('service');
  const inLanguage = new Map<string, Asana[]>();
  for (const language of languages) {
    inLanguage.set(language, (await listLibrary(service, 0, { language })).asanas);
  }
  const all = [...inLanguage.values()].flat();
  const rows = await backend.sql<{ id: string; name: string; iast: string }>(
    'select id, name, sanskrit_iast as iast from public.asanas order by sort_name',
    [],
  );
  const named = rows.map(({ id, name, iast }) => {
    const poses = all.filter((asana) => asana.id === id);
    const names = poses.flatMap((asana) => [
      asana.name,
      asana.sanskritName ?? '',
      asana.sanskritDevanagari ?? '',
    ]);
    const aliases = poses.flatMap((asana) => asana.aliases);
    const key = { names: poseWords([...names, iast], aliases), texts: '' };
    return { name, key, called: [...names, iast, ...aliases] };
  });
  return { inLanguage, named, called: named.flatMap(({ called }) => called.filter(Boolean)) };
}

const listed = async (admin: TestUser, search: string) => {
  const view = { search, archived: false };
  return (await listAdminAsanas(admin.client, { view, after: null })).items;
};

describe('the library', () => {
  it('finds every pose by the ways to write it', () => {
    const { inLanguage } = library;
    const missed = spellings.flatMap(({ key, language, spelling }) =>
      [poseKey, namesKey].every((keyOf) =>
        searchPoses(inLanguage.get(language) ?? [], spelling, keyOf).some(
          (asana) => asana.key === key,
        ),
      )
        ? []
        : [`${spelling} for ${key}`],
    );
    expect(spellings.length).toBeGreaterThanOrEqual(250);
    expect(missed).toEqual([]);
  });

  it('finds and ranks names in the database as on the device', async () => {
    const admin = await backend.createUser({ role: 'admin' });
    const { named, called } = library;
    const expectSame = async (typed: string) => {
      const found = searchPoses(named, typed, ({ key }) => key);
      const answered = await listed(admin, typed);
      expect([typed, answered.map(({ name }) => name)]).toEqual([
        typed,
        found.slice(0, 50).map(({ name }) => name),
      ]);
    };
    for (const { spelling } of spellings) await expectSame(spelling);
    const letter = fc.constantFrom(...Array.from('aehinrsāṛ のー '));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...called),
        fc.nat(),
        fc.constantFrom(0, 1, 2),
        fc.option(letter, { nil: '' }),
        async (name, position, gone, added) => {
          const letters = Array.from(graphemes.segment(name), ({ segment }) => segment);
          letters.splice(position % letters.length, gone, added);
          await expectSame(letters.join(''));
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each([
    ['english', 'warrior II', ['warrior-ii', 'warrior-iii']],
    ['english', 'Vrksasana', ['tree', 'handstand']],
    ['english', 'tree', ['tree']],
    ['english', 'plank', ['plank', 'four-limbed-staff', 'side-plank']],
    ['english', 'triangel', ['extended-triangle', 'revolved-triangle']],
    ['english', 'legs', ['legs-up-the-wall', 'bridge', 'chair']],
    ['german', 'Bruecke', ['bridge', 'wheel']],
    ['german', 'Baum', ['tree']],
    ['english', 'gas', ['supine-twist', 'thunderbolt', 'wind-relieving']],
    ['japanese', 'ガス', ['wind-relieving', 'supine-twist', 'thunderbolt']],
  ] as const)('in %s lists %s first', (language, typed, keys) => {
    const found = searchPoses(library.inLanguage.get(language) ?? [], typed, poseKey);
    expect(found.map(({ key }) => key).slice(0, keys.length)).toEqual(keys);
  });

  const pains = { backPain: ['lowerBack'], tightShoulders: ['shoulders', 'neck'] } as const;

  it.each(languages)('in %s a pain leads first to poses that it does not forbid', (language) => {
    for (const pain of ['backPain', 'tightShoulders'] as const) {
      const { poses, words } = everyday[pain];
      for (const word of words[language]) {
        const found = searchPoses(library.inLanguage.get(language) ?? [], word, poseKey);
        const first = found.slice(0, poses.length).map(({ key }) => key);
        expect([word, new Set(first)]).toEqual([word, new Set(poses)]);
      }
      const forbidding = Object.entries(seeded).filter(([, { avoid_if: limits }]) =>
        pains[pain].some((limit) => new Set<string>(limits).has(limit)),
      );
      expect(poses.filter((key) => forbidding.some(([other]) => other === key))).toEqual([]);
    }
  });

  it('finds every pose by its name in the letters of scholars, and in its own script', async () => {
    const { asanas } = await listLibrary(backend.clientFor('service'), 0);
    const written = await backend.sql<{ key: string; names: string[] }>(
      `select key, array[sanskrit_iast, sanskrit_devanagari] as names
       from public.asanas where sanskrit_iast is not null`,
      [],
    );
    expect(written).toHaveLength(68);
    const missed = written.flatMap(({ key, names }) => {
      const asana = asanas.find((one) => one.key === key);
      return names.filter((name) => !asana || searchPoses([asana], name, poseKey).length === 0);
    });
    expect(missed).toEqual([]);
  });

  it.each([
    ['german', 'de', ['Gleichgewicht', 'Baum', 'tree', 'Vrksasana', 'वृक्ष']],
    ['french', 'fr', ['équilibre', 'equilibre', 'arbre', 'Tree Pose', 'वृक्षासन']],
    ['spanish', 'es', ['equilibrio', 'arbol', 'Árbol', 'Vṛkṣāsana']],
    ['japanese', 'ja', ['バランス', 'ばらんす', '木のポーズ', 'tree']],
  ] as const)('finds Tree in %s', async (language, tag, typed) => {
    const { asanas } = await listLibrary(backend.clientFor('service'), 0, { language });
    const { targetArea: words } = catalogs[tag];
    const found = (word: string) =>
      searchPoses(asanas, word, (asana) =>
        poseKey({ ...asana, targetArea: asana.targetArea.map((area) => words[area]) }),
      );
    for (const word of typed) {
      expect([word, found(word).map(({ key }) => key)]).toEqual([
        word,
        expect.arrayContaining(['tree']),
      ]);
    }
    expect(found('krähe').some(({ key }) => key === 'tree')).toBe(false);
  });

  it.each([
    [
      'tree',
      ['Baum', 'árbol', 'arbre', '木のポーズ', 'Vṛkṣāsana', 'वृक्ष', 'baum vrksasana', 'tree arbre'],
    ],
    ['crow', ['Krähe', 'krahe', 'cuervo', 'corbeau', 'からす', 'カラス', 'bakasana']],
    ['cat-cow', ['katze', 'chat vache', '猫', 'Mārjaryāsana']],
  ])('finds %s in the admin app by the names of every language', async (key, typed) => {
    const admin = await backend.createUser({ role: 'admin' });
    for (const search of typed) {
      const keys = (await listed(admin, search)).map((asana) => asana.key);
      expect([search, keys]).toEqual([search, expect.arrayContaining([key])]);
    }
    expect((await listed(admin, `${typed[0]} zebra`)).map((asana) => asana.name)).toEqual([]);
  });

  it('finds given work by the names of every language, beside those of its student', async () => {
    const admin = await backend.createUser({ role: 'admin' });
    const student = await backend.createUser({ fullName: 'Noor Haddad' });
    await backend.sql(
      `insert into public.assigned_asanas (user_id, asana_id, frequency, due_date)
       select $1, id, 'daily', current_date + 1 from public.asanas where key in ('crow', 'tree')`,
      [student.id],
    );
    const elements = await addClass(backend, [await suryaNamaskar(backend)], 'Fünf Elemente');
    await backend.sql(
      `insert into public.assigned_asanas (user_id, class_version_id, due_date)
       values ($1, $2, current_date + 1)`,
      [student.id, await versionOf(backend, elements)],
    );
    const given = async (search: string) => {
      const { items, total } = await foundWork(admin, search);
      return [search, items.map(({ work }) => work.name), total];
    };
    for (const search of ['Krähe', 'カラス', 'noor cuervo', 'Bakāsana haddad']) {
      expect(await given(search)).toEqual([search, ['Crow'], 1]);
    }
    for (const search of ['funf', 'elemente fünf', 'noor elemente']) {
      expect(await given(search)).toEqual([search, ['Fünf Elemente'], 1]);
    }
    await backend.sql('delete from public.assigned_asanas where user_id = $1', [student.id]);
  });

  it('finds nothing beside what is meant', async () => {
    const found = (typed: string) => searchPoses(searching, typed, namesKey);
    const { asanas: searching } = await listLibrary(backend.clientFor('service'), 0);
    for (const [typed, keys] of [
      ['fish', ['fish', 'half-lord-of-the-fishes']],
      ['savasana', ['corpse']],
      ['box breath', ['equal-breath']],
      ['warrior 2', ['warrior-ii']],
      ['sun salutation', ['surya-namaskar', 'surya-namaskar-b']],
    ] as const) {
      expect(found(typed).map(({ key }) => key)).toEqual(keys);
    }
  });
});

const byName = (search: string) => ({
  search,
  show: 'all' as const,
  sort: { column: 'name', direction: 'ascending' } as const,
});

/** A number of people without the cost of passwords, each with a name. */
const addPeople = (names: readonly string[]) =>
  backend.sql(
    `with added as (
       insert into auth.users (id, email, raw_user_meta_data)
       select gen_random_uuid(), left(md5(name), 12) || '@niyama.example',
         jsonb_build_object('username', left(md5(name), 12), 'full_name', name)
       from unnest($1::text[]) as name
       returning id
     )
     select count(*) from added`,
    [names],
  );

describe('people', () => {
  const typed = [
    ['Søren Ø.', ['soren', 'SØREN', 'søren']],
    ['Łukasz', ['lukasz', 'łukasz']],
    ['Ṛṣi Śaṅkara', ['rsi', 'sankara', 'Ṛṣi']],
    ['Jürgen Strauß', ['strauss jurgen', 'strauß']],
    ['ハナコ', ['はなこ', 'ﾊﾅｺ', 'ハナ']],
    ['さくらガール', ['サクラ', 'ｶﾞｰﾙ']],
    ['D’Arcy', ['darcy', "d'arcy"]],
  ] as const;

  it('are found by what an English keyboard has, and by either kana', async () => {
    const admin = await backend.createUser({ role: 'admin' });
    for (const [fullName, words] of typed) {
      const person = await backend.createUser({ fullName });
      for (const search of words) {
        const { items } = await listUsers(admin.client, { view: byName(search), after: null });
        expect([search, items.map(({ id }) => id)]).toEqual([search, [person.id]]);
      }
    }
  });

  it('are not found by the ways to write Sanskrit, alone or beside poses', async () => {
    const admin = await backend.createUser({ role: 'admin' });
    const student = await backend.createUser({ fullName: 'Asha Rao' });
    const others = ['Åsa Östlund', 'Lukas Baumann', 'Camila Rojas', 'Jonas Huber'];
    await addPeople(others);
    const { items } = await listUsers(admin.client, { view: byName('ash'), after: null });
    expect(items.map(({ fullName }) => fullName)).toEqual(['Asha Rao']);
    const { people, matching } = await listRecipients(admin.client, { search: 'ash' });
    expect([people.map(({ id }) => id), matching]).toEqual([[student.id], 1]);
    await backend.sql(
      `insert into public.assigned_asanas (user_id, asana_id, frequency, due_date)
       select profiles.id, asanas.id, 'daily', current_date + 1
       from public.profiles cross join public.asanas
       where full_name = any ($1) and key in ('crow', 'corpse', 'downward-facing-dog')`,
      [['Asha Rao', ...others]],
    );
    const given = async (search: string) => {
      const { items } = await foundWork(admin, search);
      return items.map((row) => `${row.student.full_name}: ${row.work.name}`).toSorted();
    };
    const hers = ['Corpse Pose', 'Crow', 'Downward-Facing Dog'].map((name) => `Asha Rao: ${name}`);
    const all = (name: string) =>
      ['Asha Rao', ...others].map((who) => `${who}: ${name}`).toSorted();
    for (const [search, found] of [
      ['asha', hers],
      ['asha rao', hers],
      ['asha shavasana', hers.slice(0, 1)],
      ['shavasana', all('Corpse Pose')],
      ['śavāsana', all('Corpse Pose')],
      ['shvanasana', all('Downward-Facing Dog')],
      ['bakasana', all('Crow')],
      ['asa östlund crow', ['Åsa Östlund: Crow']],
    ] as const) {
      expect([search, await given(search)]).toEqual([search, found]);
    }
    expect(await given('asana')).toHaveLength(15);
  });

  it('are sorted as people expect, in pages that leave nobody out and show nobody twice', async () => {
    const admin = await backend.createUser({ role: 'admin', fullName: 'Zoë Z' });
    const first = [
      'Åsa',
      'Ben',
      'Émile',
      'Frida',
      'Łukasz',
      'Mateo',
      'Ørn',
      'Pia',
      'Ṛṣi',
      'Şebnem',
    ];
    const given = first.flatMap((name) =>
      Array.from({ length: 11 }, (_, index) => `${name} Sorted${10 + index}`),
    );
    await addPeople(given.toReversed());
    const seen: (string | null)[] = [];
    let after = null;
    do {
      const page = await listUsers(admin.client, { view: byName('sorted'), after });
      seen.push(...page.items.map(({ fullName }) => fullName));
      after = page.next;
    } while (after);
    expect(seen).toEqual(given);
  });
});

describe('the poses', () => {
  it('are sorted as people expect, for students and in the pages of an admin', async () => {
    const admin = await backend.createUser({ role: 'admin' });
    const own = ['Ardha', 'Äther', 'Élan', 'Émile', 'Ørn', 'Oz', 'Ṛṣi', 'zen', 'Zoë'];
    await backend.sql(
      `insert into public.asanas (name, description) select name, 'Sorted.' from unnest($1::text[]) as name`,
      [own.toReversed()],
    );
    const ofOwn = (names: readonly string[]) => names.filter((name) => own.includes(name));
    const { asanas } = await listLibrary(admin.client, 0);
    expect(ofOwn(asanas.map(({ name }) => name))).toEqual(own);
    const first = await listAdminAsanas(admin.client, {
      view: { search: '', archived: false },
      after: null,
    });
    const second = await listAdminAsanas(admin.client, {
      view: { search: '', archived: false },
      after: first.next,
    });
    const paged = [...first.items, ...second.items];
    expect(new Set(paged.map(({ id }) => id)).size).toBe(68 + own.length);
    expect(paged.map(({ name }) => name)).toEqual(asanas.map(({ name }) => name));
  });

  it('are found by what an instructor calls them now, in any language', async () => {
    const admin = await backend.createUser({ role: 'admin' });
    const [pose] = await backend.sql<{ id: string; text_hash: string }>(
      `insert into public.asanas (name, description, sanskrit_name, sanskrit_iast)
       values ('Cradle', 'Rock.', 'Hindolasana', 'Preṅkhāsana') returning id, text_hash`,
    );
    const cradles = async (search: string) =>
      (await listed(admin, search)).filter(({ name }) => name === 'Cradle').length;
    const save = async (language: string, name: string, aliases: string[]) => {
      const { error } = await admin.client.from('asana_translations').insert({
        asana_id: pose?.id,
        language,
        name,
        aliases,
        based_on: pose?.text_hash,
      });
      expect(error).toBeNull();
    };
    await save('german', 'Katzenwiege', ['Wiegenhaltung']);
    await save('japanese', '猫のゆりかご', []);
    for (const search of [
      'cradle',
      'katzenwiege',
      'wiegenhaltung',
      '猫のゆりかご',
      'Preṅkhāsana',
    ]) {
      expect([search, await cradles(search)]).toEqual([search, 1]);
    }
    await backend.sql(
      `update public.asana_translations set name = 'Schaukel' where name = 'Katzenwiege'`,
    );
    await backend.sql(`delete from public.asana_translations where name = '猫のゆりかご'`);
    expect(await cradles('schaukel')).toBe(1);
    expect([await cradles('katzenwiege'), await cradles('猫のゆりかご')]).toEqual([0, 0]);
  });
});
