import { communityKeys, homeKeys, joinCommunity, leaveCommunity } from '@niyama/data';
import {
  type Community,
  type CommunityDetail,
  consoleLogger,
  DataError,
  outcomeUnknown,
  withMembership,
} from '@niyama/domain';
import { errorText, useTranslation } from '@niyama/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';
import { toasts } from '../../app/toasts.ts';

interface Change {
  communityId: string;
  joined: boolean;
}

/** The codes of the database for a row that exists already, and for a community that is gone. */
const already = '23505';
const gone = '23503';

/**
 * Joins and leaves communities. Both show at once and are taken back when the server refuses or
 * cannot be reached. They do not wait in the outbox: other students see who belongs to a community,
 * and nobody should believe to be visible without being so (docs/product.md#membership).
 */
export function useMembership() {
  const { t, i18n } = useTranslation(['student', 'common']);
  const changeMembership = useMembershipChange();

  const reasonOf = (failure: DataError) =>
    failure.code === gone
      ? t('communities.gone')
      : errorText(i18n, failure, t('communities.unknownReason'));

  const textOf = (failure: DataError, failed: string) =>
    failure.code === outcomeUnknown ? errorText(i18n, failure) : failed;

  const join = async ({ id }: Community) => {
    try {
      await changeMembership({ communityId: id, joined: true });
      toasts.show({ tone: 'success', message: t('communities.joinedToast') });
    } catch (error) {
      consoleLogger.warn('A community could not be joined', error);
      const failure = DataError.from(error);
      const message =
        failure.kind === 'unauthorized'
          ? t('communities.loginNeeded')
          : textOf(failure, t('communities.joinFailed', { reason: reasonOf(failure) }));
      toasts.show({ tone: 'error', message });
    }
  };

  const leave = async (community: Community) => {
    try {
      await changeMembership({ communityId: community.id, joined: false });
      toasts.show({
        tone: 'success',
        message: t('communities.leftToast'),
        action: { label: t('common:action.undo'), onAction: () => void join(community) },
      });
    } catch (error) {
      consoleLogger.warn('A community could not be left', error);
      const message = textOf(DataError.from(error), t('communities.leaveFailed'));
      toasts.show({ tone: 'error', message });
    }
  };

  return {
    join: (community: Community) => void join(community),
    leave: (community: Community) => void leave(community),
  };
}

/** Sends one change after the other, and shows each at once wherever the community is cached. */
function useMembershipChange() {
  const client = useClient();
  const userId = useUserId();
  const queryClient = useQueryClient();
  const scope = { id: 'membership' };

  const show = ({ communityId, joined }: Change) => {
    queryClient.setQueryData<Community[]>(communityKeys.list(userId), (list) =>
      list?.map((one) => (one.id === communityId ? withMembership(one, joined) : one)),
    );
    queryClient.setQueryData<CommunityDetail | null>(
      communityKeys.detail(userId, communityId),
      (community) => community && withMembership(community, joined),
    );
  };
  const save = async ({ communityId, joined }: Change) => {
    if (!joined) return leaveCommunity(client, { userId, communityId });
    try {
      await joinCommunity(client, { userId, communityId });
    } catch (error) {
      // Another tab was quicker: it is done already.
      if (DataError.from(error).code !== already) throw error;
    }
    return undefined;
  };

  const { mutateAsync } = useMutation({
    scope,
    mutationKey: [scope.id],
    mutationFn: save,
    onMutate: async (change) => {
      // An answer under way does not have this change yet.
      await queryClient.cancelQueries({ queryKey: communityKeys.all });
      show(change);
    },
    onError: (_error, change) => show({ ...change, joined: !change.joined }),
    onSettled: () => {
      // While another change waits an answer would show this one only.
      if (queryClient.isMutating({ mutationKey: [scope.id] }) > 1) return;
      void queryClient.invalidateQueries({ queryKey: communityKeys.all });
      // The side menu shows Communities to members.
      void queryClient.invalidateQueries({ queryKey: homeKeys.all });
    },
  });
  return mutateAsync;
}
