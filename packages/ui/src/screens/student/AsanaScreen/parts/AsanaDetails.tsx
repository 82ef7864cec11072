import { type LibraryAsana, sanskritLine, wholeMinutes } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Badge } from '#components/Badge/Badge.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { PosePicture } from '#components/PoseCard/PosePicture.tsx';
import { TargetAreas } from '#components/PoseCard/TargetAreas.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from '../AsanaScreen.css.ts';
import { AsanaActionBar } from './AsanaActionBar.tsx';
import { AsanaFrame } from './AsanaFrame.tsx';
import { AsanaVideo } from './AsanaVideo.tsx';
import type { AsanaDetailsProps } from '../types.ts';

/** Everything about one pose. Its texts are the instructor's, in English. */
export function AsanaDetails({ asana, onBack, ...actions }: AsanaDetailsProps) {
  const { t } = useTranslation(['student', 'common']);
  const sanskrit = sanskritLine(asana);
  const areas = asana.targetArea.map((area) => t(`common:targetArea.${area}`));
  return (
    <AsanaFrame
      picture={
        asana.imageUrl === null ? (
          <div className={styles.drawn}>
            <div className={styles.square}>
              <PosePicture asana={asana} />
            </div>
          </div>
        ) : (
          <PosePicture asana={asana} />
        )
      }
      onBack={onBack}
    >
      <div className={styles.words}>
        <Stack gap="3">
          <AsanaFacts asana={asana} />
          <Stack gap="1">
            <Heading lang="en" level={1}>
              {asana.name}
            </Heading>
            {sanskrit === null ? null : (
              <Text lang="sa-Latn" tone="soft">
                {sanskrit}
              </Text>
            )}
          </Stack>
          <Text lang="en">{asana.description}</Text>
          {asana.videoUrl === null ? null : <AsanaVideo name={asana.name} url={asana.videoUrl} />}
        </Stack>
        <Stack as="section" gap="2">
          <Heading level={2} size="title">
            {t('pose.targetAreas')}
          </Heading>
          <TargetAreas areas={areas} />
        </Stack>
        <Sentences sentences={asana.benefits} title={t('pose.benefits')} />
        <Sentences sentences={asana.safetyTips} title={t('pose.safetyTips')} />
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

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Stack as="section" gap="2">
      <Heading level={2} size="title">
        {title}
      </Heading>
      <ul className={styles.list} lang="en">
        {sentences.map((sentence) => (
          <li key={sentence} className={styles.listItem}>
            {sentence}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
