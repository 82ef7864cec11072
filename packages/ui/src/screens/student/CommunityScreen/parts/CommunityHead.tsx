import { type Community, languageTag } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { UsersRound } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { CommunityPicture } from '#components/CommunityPicture/CommunityPicture.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Text } from '#components/Text/Text.tsx';
import * as styles from '../CommunityScreen.css.ts';

interface CommunityHeadProps {
  /** Null while nothing is known of it. */
  community: Community | null;
  onJoin: (community: Community) => void;
  onLeave: (community: Community) => void;
}

/** Picture, description and members of a community, and the way in or out. Its name is the page's. */
export function CommunityHead({ community, onJoin, onLeave }: CommunityHeadProps) {
  const { t } = useTranslation('student');
  if (!community) return <Skeleton height="18rem" shape="block" />;
  const { id, name, imageUrl, description, textLanguage, memberCount, joined } = community;
  return (
    <div className={styles.head}>
      <div className={styles.picture}>
        <CommunityPicture communityId={id} imageUrl={imageUrl} />
      </div>
      <div className={styles.about}>
        <div className={styles.description} dir="auto">
          <Text {...(textLanguage ? { lang: languageTag[textLanguage] } : {})}>{description}</Text>
        </div>
        <div className={styles.belonging}>
          <span className={styles.count}>
            <UsersRound aria-hidden size="1.125rem" strokeWidth={1.75} />
            {t('communities.members', { count: memberCount })}
          </span>
          <Button
            aria-label={t(joined ? 'communities.leaveNamed' : 'communities.joinNamed', { name })}
            variant={joined ? 'secondary' : 'primary'}
            onPress={() => (joined ? onLeave(community) : onJoin(community))}
          >
            {t(joined ? 'communities.leave' : 'communities.join')}
          </Button>
        </div>
      </div>
    </div>
  );
}
