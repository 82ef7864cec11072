import {
  type Asana,
  guideOf,
  type ItemSide,
  onlySideOf,
  sanskritLine,
  textLanguage,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Heading } from '#components/Heading/Heading.tsx';
import { Text } from '#components/Text/Text.tsx';
import * as styles from '#screens/student/PracticeScreen/PracticeScreen.css.ts';

/** The name of the pose that follows, and its only side where it is held on one. */
export function NextPose({ asana, side }: { asana: Asana; side: ItemSide }) {
  const { t } = useTranslation(['student', 'pose-practice']);
  const sanskrit = sanskritLine(asana);
  const guide = guideOf(asana, 'gentle', side);
  const onlySide = onlySideOf(guide);
  return (
    <div className={styles.words}>
      <Text size="small" tone="soft">
        {t('pose-practice:sequence.rest.next')}
      </Text>
      <Heading lang={textLanguage(asana, 'name')} level={2} size="title">
        {asana.name}
      </Heading>
      {sanskrit === null ? null : (
        <Text lang="sa-Latn" tone="soft">
          {sanskrit}
        </Text>
      )}
      {onlySide === null ? null : <Text>{t(`pose-practice:side.${onlySide}`)}</Text>}
      {guide.kind === 'breath' ? <Text>{t('practice.breath.note')}</Text> : null}
    </div>
  );
}
