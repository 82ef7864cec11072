import { type Community, languageTag, paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Sunrise, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-aria-components';
import { Badge } from '#components/Badge/Badge.tsx';
import { Button } from '#components/Button/Button.tsx';
import { CommunityPicture } from '#components/CommunityPicture/CommunityPicture.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import * as styles from '../CommunitiesScreen.css.ts';
import type { CommunityActions } from '../types.ts';

interface CommunityCardProps extends CommunityActions {
  community: Community;
  /** Whether it has just come from the other list, where it had the focus. */
  isMoved: boolean;
}

/** A community with the way into it: all of the card leads to its page. */
export function CommunityCard({ community, isMoved, onJoin, onLeave }: CommunityCardProps) {
  const { t } = useTranslation('student');
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isMoved && document.activeElement === document.body) {
      link.current?.focus({ preventScroll: true });
    }
  }, [isMoved]);
  const { id, name, description, textLanguage, imageUrl, memberCount, joined } = community;
  const lang = textLanguage ? languageTag[textLanguage] : undefined;
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <CommunityPicture communityId={id} imageUrl={imageUrl} />
      </div>
      <div className={styles.words}>
        <div>
          <h3 className={styles.name} dir="auto" lang={lang}>
            <Link className={styles.link} href={paths.community(id)} ref={link}>
              {name}
            </Link>
          </h3>
          <p className={styles.soft}>{t('communities.members', { count: memberCount })}</p>
        </div>
        <p className={styles.description} dir="auto" lang={lang}>
          {description}
        </p>
        {joined ? (
          <p className={styles.challenge}>
            <Sunrise aria-hidden className={styles.sign} size="1.125rem" strokeWidth={1.75} />
            {t('challenge.line')}
          </p>
        ) : null}
        <div className={styles.actions}>
          {joined ? (
            <>
              <Badge tone="done">{t('communities.joined')}</Badge>
              <IconButton
                icon={<X aria-hidden size="1.125rem" strokeWidth={1.75} />}
                label={t('communities.leaveNamed', { name })}
                size="small"
                onPress={() => onLeave(community)}
              />
            </>
          ) : (
            <Button
              aria-label={t('communities.joinNamed', { name })}
              variant="secondary"
              onPress={() => onJoin(community)}
            >
              {t('communities.join')}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
