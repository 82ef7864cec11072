import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedTestBackend, type TestBackend } from '../local/testing.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await sharedTestBackend();
});
afterAll(() => backend.close());

/** Signs up as the app does and reads the profile that came of it. */
async function profileOf(email: string, data: object) {
  const { data: signedUp, error } = await backend
    .clientFor(null)
    .auth.signUp({ email, password: 'practice-daily', options: { data } });
  if (error || !signedUp.user) throw new Error(error?.message ?? 'No account');
  const [profile] = await backend.sql<{
    id: string;
    username: string;
    full_name: string | null;
    role: string;
    language: string;
    points: number;
    level: number;
  }>(
    'select id, username, full_name, role, language, points, level from public.profiles where id = $1',
    [signedUp.user.id],
  );
  return profile;
}

describe('an account gets its profile', () => {
  it('with the name, full name and language that were given', async () => {
    expect(
      await profileOf('lena@niyama.example', {
        username: ' Lena ',
        full_name: 'Lena Brandt',
        language: 'german',
      }),
    ).toMatchObject({
      username: 'Lena',
      full_name: 'Lena Brandt',
      language: 'german',
      role: 'user',
      points: 0,
      level: 1,
    });
  });

  it('as a student, whatever role it asks for', async () => {
    expect(
      await profileOf('mallory@niyama.example', {
        username: 'mallory',
        role: 'admin',
        points: 9999,
      }),
    ).toMatchObject({ role: 'user', points: 0 });
  });

  it('in English when its language is not one of the five', async () => {
    const profile = await profileOf('k@niyama.example', { username: 'klingon', language: 'tlh' });
    expect(profile).toMatchObject({ language: 'english' });
  });

  it('by the name of its mail when it gives none', async () => {
    expect(await profileOf('quiet.one@niyama.example', {})).toMatchObject({
      username: 'quiet.one',
      full_name: null,
    });
  });

  it('by the name of its mail when another has the name in other letters', async () => {
    await profileOf('first@niyama.example', { username: 'Shanti' });
    expect(await profileOf('second@niyama.example', { username: 'SHANTI' })).toMatchObject({
      username: 'second',
    });
  });

  it('by six letters of its id when no name will do', async () => {
    const profile = await profileOf('ab@niyama.example', { username: 'x' });
    expect(profile?.username).toBe(`user_${profile?.id.replaceAll('-', '').slice(0, 6)}`);
  });

  it.each([
    ['a name longer than any', { username: 'n'.repeat(200) }],
    ['an object for a name', { username: { first: 'Eve' }, full_name: ['Eve'] }],
    ['a number for a language', { language: 7 }],
    ['a full name longer than any', { full_name: 'n'.repeat(3000) }],
    ['a full name over two lines', { full_name: 'Eve\r\nAdam', username: 'two lines' }],
    ['a name turned round', { full_name: '\u202e', username: '\u202emada' }],
  ])('even with %s', async (what, data) => {
    const profile = await profileOf(`${what.replaceAll(' ', '.')}@niyama.example`, data);
    expect(profile).toMatchObject({ role: 'user' });
    expect(profile?.username.length).toBeLessThanOrEqual(50);
  });
});

describe('twenty accounts that want one name at once', () => {
  it('all get a profile and one gets the name', async () => {
    const profiles = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        profileOf(`crowd${index}@niyama.example`, {
          username: index % 2 ? 'Om_Shanti' : 'om_shanti',
        }),
      ),
    );
    const names = profiles.map((profile) => profile?.username.toLowerCase());
    expect(names.filter((name) => name === 'om_shanti')).toHaveLength(1);
    expect(new Set(names).size).toBe(20);
  });
});

describe('the check whether a name is free', () => {
  const available = async (candidate: string | null) => {
    const { data, error } = await backend.clientFor(null).rpc('username_available', { candidate });
    if (error) throw new Error(error.message);
    return data as boolean;
  };

  it('answers a visitor', async () => {
    await backend.createUser({ username: 'Padma' });
    expect(await available('lotus_flower')).toBe(true);
    expect(await available('Padma')).toBe(false);
  });

  it('answers the function that creates accounts', async () => {
    await backend.createUser({ username: 'Vinyasa' });
    const { data, error } = await backend
      .clientFor('service')
      .rpc('username_available', { candidate: 'vinyasa' });
    expect([error, data]).toEqual([null, false]);
  });

  it('does not depend on the case or on blanks around it', async () => {
    await backend.createUser({ username: 'Ananda' });
    expect(await available(' aNANDa ')).toBe(false);
  });

  it.each([[''], ['ab'], ['  a  '], ['n'.repeat(51)], [null]])(
    'answers no for %j',
    async (candidate) => {
      expect(await available(candidate)).toBe(false);
    },
  );

  it('takes percent signs for what they are', async () => {
    expect(await available('%%%')).toBe(true);
  });
});
