import { type AsanaName as Name, nameLanguage } from '@niyama/domain';

/** A pose in the language of the page, or in English where it has no name in that; a class by its only name. */
export function AsanaName({ asana }: { asana: Name }) {
  return <bdi lang={nameLanguage(asana)}>{asana.name}</bdi>;
}
