import type { Profile } from './profile.ts';

interface Named {
  displayName?: string | null;
  username?: string | null;
  fullName?: string | null;
}

/**
 * The name under which a person is shown: the display name, else the names that the screen asks for
 * in their order.
 *
 * @param chain the names to fall back to, first choice first.
 * @returns null when the person has none of them; the screen then says 'Unknown User'.
 */
export function displayName(
  person: Named,
  chain: readonly ('username' | 'fullName')[] = ['username', 'fullName'],
): string | null {
  const names = [person.displayName, ...chain.map((key) => person[key])];
  return names.map((name) => name?.trim()).find(Boolean) ?? null;
}

/** The name under which a screen shows the student themselves, as {@link displayName}. */
export const nameOfProfile = (
  { username, fullName, settings }: Pick<Profile, 'username' | 'fullName' | 'settings'>,
  chain: readonly ('username' | 'fullName')[],
): string =>
  displayName({ displayName: settings.displayName, fullName, username }, chain) ?? username;

/**
 * The first letter with its marks, or a flag or an emoji of several parts. Firefox has had
 * `Intl.Segmenter` since 125 only.
 */
const firstLetter = /^(\p{RI}{2}|.)(\p{M}|\p{EMod}|\u200d.)*/su;

/** The letter of an avatar without an image. Y, as in yogi, when there is no name. */
export const initialOf = (name: string | null): string =>
  firstLetter.exec(name?.trim().normalize() ?? '')?.[0].toUpperCase() ?? 'Y';
