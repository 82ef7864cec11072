import { type Asana, sanskritLine, textLanguage } from '@niyama/domain';
import { Heading } from '#components/Heading/Heading.tsx';
import { Text } from '#components/Text/Text.tsx';
import * as styles from '../PracticeScreen.css.ts';

/** The name of the pose and its Sanskrit name. */
export function PoseTitle({ asana }: { asana: Asana }) {
  const sanskrit = sanskritLine(asana);
  return (
    <div className={styles.title}>
      <Heading lang={textLanguage(asana, 'name')} level={1}>
        {asana.name}
      </Heading>
      {sanskrit === null ? null : (
        <Text lang="sa-Latn" tone="soft">
          {sanskrit}
        </Text>
      )}
    </div>
  );
}
