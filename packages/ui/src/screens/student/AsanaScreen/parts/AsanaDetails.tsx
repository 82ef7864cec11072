import {
  flowOf,
  type LibraryAsana,
  sanskritLine,
  wholeMinutes,
  textLanguage,
} from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { lazy, Suspense } from 'react';
import { Badge } from '#components/Badge/Badge.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { TargetAreas } from '#components/PoseCard/TargetAreas.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { SafetyNotice } from '#screens/student/Safety/SafetyNotice.tsx';
import * as styles from '../AsanaScreen.css.ts';
import { AsanaActionBar } from './AsanaActionBar.tsx';
import { AsanaFrame } from './AsanaFrame.tsx';
import { AsanaPicture } from './AsanaPicture.tsx';
import { AsanaVideo } from './AsanaVideo.tsx';
import type { AsanaDetailsProps } from '../types.ts';

const FlowPositions = lazy(async () => ({
  default: (await import('./FlowPositions.tsx')).FlowPositions,
}));

/** Everything about one pose. */
export function AsanaDetails({ asana, onBack, ...actions }: AsanaDetailsProps) {
  const { t } = useTranslation(['student', 'common']);
  const sanskrit = sanskritLine(asana);
  const steps = flowOf(asana.key);
  const areas = asana.targetArea.map((area) => t(`common:targetArea.${area}`));
  return (
    <AsanaFrame picture={<AsanaPicture asana={asana} />} onBack={onBack}>
      <div className={styles.words}>
        <Stack gap="3">
          <AsanaFacts asana={asana} />
          <Stack gap="1">
            <Heading lang={textLanguage(asana, 'name')} level={1}>
              {asana.name}
            </Heading>
            {sanskrit === null ? null : (
              <Text lang="sa-Latn" tone="soft">
                {sanskrit}
              </Text>
            )}
            {asana.sanskritDevanagari === null ? null : (
              <Text lang="sa-Deva" tone="soft">
                {asana.sanskritDevanagari}
              </Text>
            )}
          </Stack>
          <SafetyNotice asana={asana} />
          <Text lang={textLanguage(asana, 'description')}>{asana.description}</Text>
          {asana.videoUrl === null ? null : <AsanaVideo name={asana.name} url={asana.videoUrl} />}
        </Stack>
        <Stack as="section" gap="2">
          <Heading level={2} size="title">
            {t('pose.targetAreas')}
          </Heading>
          <TargetAreas areas={areas} />
        </Stack>
        <Sentences asana={asana} text="benefits" title={t('pose.benefits')} />
        <Sentences asana={asana} text="safetyTips" title={t('pose.safetyTips')} />
        {steps ? (
          <Stack as="section" gap="2">
            <Heading level={2} size="title">
              {t('pose.flow.positions')}
            </Heading>
            <Suspense>
              <FlowPositions personKey={asana.key} steps={steps} />
            </Suspense>
          </Stack>
        ) : null}
      </div>
      <AsanaActionBar asana={asana} {...actions} />
    </AsanaFrame>
  );
}

function AsanaFacts({ asana }: { asana: LibraryAsana }) {
  const { t } = useTranslation(['student', 'common']);
  const format = useFormat();
  const minutes = wholeMinutes(asana.durationSeconds);
  return (
    <div className={styles.facts}>
      <Inline gap="2">
        <Badge tone={asana.difficulty}>{t(`common:difficulty.${asana.difficulty}`)}</Badge>
        {asana.twoSided ? <Badge>{t('pose.twoSided')}</Badge> : null}
      </Inline>
      <Text tabular size="small" tone="soft">
        <span aria-hidden>{t('common:duration.minutesShort', { minutes })}</span>
        <VisuallyHidden>{format.exactDuration(asana.durationSeconds)}</VisuallyHidden>
        {' · '}
        {t('common:amount.points', { count: asana.points })}
      </Text>
    </div>
  );
}

interface SentencesProps {
  asana: LibraryAsana;
  text: 'benefits' | 'safetyTips';
  title: string;
}

function Sentences({ asana, text, title }: SentencesProps) {
  const sentences = asana[text];
  if (sentences.length === 0) return null;
  return (
    <Stack as="section" gap="2">
      <Heading level={2} size="title">
        {title}
      </Heading>
      <ul className={styles.list} lang={textLanguage(asana, text)}>
        {sentences.map((sentence) => (
          <li key={sentence} className={styles.listItem}>
            {sentence}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
