import type { MarkKind } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { AsanaLogin } from '../types.ts';

export interface LoginDialogProps extends AsanaLogin {
  /** Which mark the visitor wanted to set; null while nothing was asked for. */
  mark: MarkKind | null;
  onClose: () => void;
}

const titleKeys = {
  favorite: 'pose.favorite.loginNeeded',
  practiceList: 'pose.list.loginNeeded',
} as const satisfies Record<MarkKind, string>;

/** Says that a mark needs an account, and leads to it. */
export function LoginDialog({ mark, href, onLogIn, onClose }: LoginDialogProps) {
  const { t } = useTranslation(['student', 'common']);
  const asked = mark ?? 'favorite';
  return (
    <Dialog
      actions={
        <LinkButton href={href} onPress={() => onLogIn(asked)}>
          {t('pose.login.action')}
        </LinkButton>
      }
      closeLabel={t('common:action.close')}
      isOpen={mark !== null}
      title={t(titleKeys[asked])}
      onClose={onClose}
    >
      <Text>{t('pose.login.text')}</Text>
    </Dialog>
  );
}
