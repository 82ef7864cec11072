import {
  type Asana,
  type LibraryView,
  sampleAsanas,
  sanskritLine,
  wholeMinutes,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Badge } from '#components/Badge/Badge.tsx';
import { Card } from '#components/Card/Card.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { PosePicture } from '#components/PoseCard/PosePicture.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import * as styles from '../LibraryScreen.css.ts';
import { usePosesFound } from '../usePosesFound.ts';

/** The poses that stand in when loading fails: they can be read, not started or saved. */
export function SamplePoses({ view }: { view: LibraryView }) {
  const samples = usePosesFound(sampleAsanas, view);
  return (
    <div className={styles.room}>
      <ul className={styles.grids.fitting}>
        {samples.map((asana) => (
          <li key={asana.id} className={styles.cell}>
            <SamplePose asana={asana} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function SamplePose({ asana }: { asana: Asana }) {
  const { t } = useTranslation(['student', 'common']);
  const sanskrit = sanskritLine(asana);
  return (
    <Card as="article" padding="none">
      <div className={styles.samplePicture}>
        <PosePicture asana={asana} decorative />
      </div>
      <div className={styles.sampleWords}>
        <Stack gap="2">
          <Inline gap="1">
            <Badge>{t('daily.sample.label')}</Badge>
            <Badge tone={asana.difficulty}>{t(`common:difficulty.${asana.difficulty}`)}</Badge>
          </Inline>
          <Heading lang="sa-Latn" level={3}>
            {asana.name}
          </Heading>
          {sanskrit === null ? null : (
            <Text lang="sa-Latn" size="small" tone="soft">
              {sanskrit}
            </Text>
          )}
          <Text size="small" tone="soft">
            {t('common:duration.minutesShort', { minutes: wholeMinutes(asana.durationSeconds) })}
          </Text>
          <Text lang="en" size="small">
            {asana.description}
          </Text>
        </Stack>
      </div>
    </Card>
  );
}
