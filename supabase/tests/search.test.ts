import { foldText, matchesSearch, namesKey, searchKey, searchText } from '@niyama/domain';
import fc from 'fast-check';
import german from '../../packages/i18n/locales/de/common.json' with { type: 'json' };
import spanish from '../../packages/i18n/locales/es/common.json' with { type: 'json' };
import french from '../../packages/i18n/locales/fr/common.json' with { type: 'json' };
import japanese from '../../packages/i18n/locales/ja/common.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAdminAsanas, listLibrary, listUsers } from '../../packages/data/src/index.ts';
import { sharedTestBackend, type TestBackend } from '../local/testing.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await sharedTestBackend();
});
afterAll(() => backend.close());

/** Texts as people write them: several scripts, accents composed or not, punctuation, any character. */
const piece = fc.oneof(
  fc.constantFrom(...Array.from("abcdehimnorsuyzABCHIMNRSØøŁłßẞæœþđıİΣς-–’' .,/・「」\n")),
  fc.constantFrom(...Array.from('āīūṛṝṣśṭḍṇṅñṃḥĀṚŚÅÉñüs\u0301r\u0323')),
  fc.constantFrom(...Array.from('かがカガヴゔｶﾞﾖヨーゃャ゛ヽ花Ａｂ１')),
  fc.constantFrom('sh', 'ch', 'chh', 'ri', 'rr', 'mb', 'Vṛkṣa', 'Vriksha', 'Child’s', 'Łukasz'),
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
        const rows = await backend.sql<{ fold: string; key: string }>(
          `select private.fold(one) as fold, private.search_key(one) as key
           from unnest($1::text[]) with ordinality as given (one, place) order by place`,
          [known],
        );
        expect(rows).toEqual(known.map((one) => ({ fold: foldText(one), key: searchKey([one]) })));
      }),
      { numRuns: 100 },
    );
  });

  it('finds the same, and whatever stands in a text', async () => {
    const found = async (held: string, typed: string) => {
      const [row] = await backend.sql<{ found: boolean }>(
        'select private.search_key($1) ~ all (private.search_patterns($2)) as found',
        [held, typed],
      );
      return row?.found;
    };
    await fc.assert(
      fc.asyncProperty(text, fc.nat(), fc.nat(), text, async (raw, from, length, other) => {
        const held = raw.replaceAll('\u0000', '').toWellFormed();
        // A mark alone is no beginning: with the letter before it, it may fold to another one.
        const letters = Array.from(graphemes.segment(held), ({ segment }) => segment);
        const start = from % (letters.length + 1);
        const part = letters.slice(start, start + 1 + (length % 12)).join('');
        for (const typed of [part, other.replaceAll('\u0000', '').toWellFormed()]) {
          expect(await found(held, typed)).toBe(matchesSearch(searchKey([held]), typed));
        }
        expect(matchesSearch(searchKey([held]), part)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

/** What people type for the poses of the product, as `key: spelling | spelling`. */
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
`
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [key = '', typed = ''] = line.split(': ');
    return typed.split(' | ').map((spelling) => ({ key, spelling }));
  });

describe('the library', () => {
  it('finds every pose by the ways to write it, on the device and in the admin app', async () => {
    const admin = await backend.createUser({ role: 'admin' });
    const { asanas } = await listLibrary(admin.client, 0);
    const missed: string[] = [];
    for (const { key, spelling } of spellings) {
      const byText = asanas.filter((asana) => matchesSearch(searchText(asana), spelling));
      const byName = asanas.filter((asana) => matchesSearch(namesKey(asana), spelling));
      const { items } = await listAdminAsanas(admin.client, {
        view: { search: spelling, archived: false },
        after: null,
      });
      expect(items.map(({ id }) => id)).toEqual(byName.map(({ id }) => id));
      const isFound = [byText, byName].every((found) => found.some((asana) => asana.key === key));
      if (!isFound) missed.push(`${spelling} for ${key}`);
    }
    expect(spellings.length).toBeGreaterThanOrEqual(150);
    expect(missed).toEqual([]);
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
      return names.filter((name) => !asana || !matchesSearch(searchText(asana), name));
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
      asanas.filter((asana) =>
        matchesSearch(
          searchText({ ...asana, targetArea: asana.targetArea.map((area) => words[area]) }),
          word,
        ),
      );
    for (const word of typed) {
      expect([word, found(word).map(({ key }) => key)]).toEqual([
        word,
        expect.arrayContaining(['tree']),
      ]);
    }
    expect(found('krähe').some(({ key }) => key === 'tree')).toBe(false);
  });

  it('finds nothing beside what is meant', async () => {
    const found = (typed: string) =>
      searching.filter((asana) => matchesSearch(namesKey(asana), typed));
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
       select gen_random_uuid(), 'named' || place || '@niyama.example',
         jsonb_build_object('username', 'named' || place, 'full_name', name)
       from unnest($1::text[]) with ordinality as given (name, place)
       returning id
     )
     select count(*) from added`,
    [names],
  );

describe('people', () => {
  const typed = [
    ['Søren Ø.', ['soren', 'SØREN', 'søren']],
    ['Łukasz', ['lukasz', 'łukasz']],
    ['Ṛṣi Śaṅkara', ['rishi', 'rsi', 'shankara', 'sankara', 'Ṛṣi']],
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
});
