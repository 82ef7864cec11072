import { type Asana, type PracticeSource, toBody } from '@niyama/domain';
import { languageOf, useTranslation } from '@niyama/i18n';
import { useStartSequence } from './useStartSequence.ts';

/** Starts a list of poses, a set of each in its own length. */
export function useStartList() {
  const { i18n } = useTranslation();
  const startSequence = useStartSequence();
  return (
    asanas: readonly Asana[],
    { source, isRun }: { source: PracticeSource; isRun: boolean },
  ) => {
    const poses = new Map(asanas.map((asana) => [asana.id, asana]));
    const listed = asanas.map(({ id }) => ({ asanaId: id, sets: 1 }));
    const body = toBody(listed, poses, languageOf(i18n), Math.random);
    startSequence({ source, run: isRun ? { name: null } : null, body, poses });
  };
}
