import {
  addMember,
  adminCommunityKeys,
  adminMembersQuery,
  newcomersQuery,
  removeMember,
} from '@niyama/data';
import { type AdminCommunity, type AdminMember, DataError, outcomeUnknown } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type {
  CommunitiesDialog,
  MembersActions,
  MembersStep,
} from '@niyama/ui/screens/admin/CommunitiesScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useClient } from '@niyama/app/backend.tsx';
import { toLoad } from '@niyama/app/load.ts';
import { useFailureText } from '@niyama/app/useFailureText.ts';
import { toasts } from '../../app/toasts.ts';
import { useDebounced } from '../shared/useDebounced.ts';
import { useTablePages } from '../../app/useTablePages.ts';

type Step = { kind: 'add' } | { kind: 'remove'; member: AdminMember };

/** Who belongs to the community of the dialog, and who is added to it or removed. */
export function useMembers() {
  const { t } = useTranslation('admin');
  const client = useClient();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const [opened, setOpened] = useState<AdminCommunity | null>(null);
  const [step, setStep] = useState<Step | null>(null);
  const communityId = opened?.id ?? '';
  const { state: members, ...pages } = useTablePages({
    ...adminMembersQuery(client, communityId),
    enabled: opened !== null,
    staleTime: 0,
  });
  const newcomers = useNewcomers(communityId, step?.kind === 'add');
  const refresh = () => queryClient.invalidateQueries({ queryKey: adminCommunityKeys.all });

  const adding = useMutation({
    mutationFn: (userId: string) => addMember(client, { communityId, userId }),
    onSuccess: () => {
      setStep(null);
      toasts.show({ tone: 'success', message: t('communities.members.added') });
    },
    onSettled: refresh,
  });
  const removing = useMutation({
    mutationFn: (member: AdminMember) => removeMember(client, member.id),
    onSuccess: () => {
      setStep(null);
      toasts.show({ tone: 'success', message: t('communities.members.removed') });
    },
    onSettled: refresh,
  });

  const addingFailure = () => {
    if (!adding.error) return null;
    const reason = failureText(adding.error);
    // These are whole sentences and not the reason within another one.
    const { code } = DataError.from(adding.error);
    const isSentence = code === 'already_member' || code === outcomeUnknown;
    return isSentence ? reason : t('communities.error.adding', { reason });
  };
  const stepState = (): MembersStep | null => {
    if (step === null) return null;
    if (step.kind === 'add') {
      const isBusy = adding.isPending;
      return { kind: 'add', newcomers: newcomers.state, isBusy, failure: addingFailure() };
    }
    const reason = removing.error && failureText(removing.error);
    return {
      ...step,
      isBusy: removing.isPending,
      failure: reason === null ? null : t('communities.error.removing', { reason }),
    };
  };
  const { reset: resetAdding } = adding;
  const { reset: resetRemoving } = removing;
  const openStep = useCallback(
    (next: Step | null) => {
      resetAdding();
      resetRemoving();
      setStep(next);
    },
    [resetAdding, resetRemoving],
  );
  const dialog: CommunitiesDialog | null = opened && {
    kind: 'members',
    community: opened,
    // Rows that are about to be replaced belong to the community that was looked at before.
    members: members.status === 'ready' && members.isBusy ? { status: 'loading' } : members,
    step: stepState(),
  };
  const actions: MembersActions = {
    ...pages,
    onAdd: () => {
      newcomers.search('');
      openStep({ kind: 'add' });
    },
    onRemove: useCallback((member) => openStep({ kind: 'remove', member }), [openStep]),
    onCloseStep: () => openStep(null),
    onSearchNewcomers: newcomers.search,
    onRetryNewcomers: newcomers.retry,
    onConfirmAdding: (userId) => adding.mutate(userId),
    onConfirmRemoval: () => {
      if (step?.kind === 'remove') removing.mutate(step.member);
    },
  };
  return {
    dialog,
    actions,
    open: useCallback(
      (community: AdminCommunity) => {
        openStep(null);
        setOpened(community);
      },
      [openStep],
    ),
    close: () => setOpened(null),
  };
}

/** Who could be added, looked up while somebody is. */
function useNewcomers(communityId: string, isAsked: boolean) {
  const { i18n } = useTranslation();
  const client = useClient();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed).trim();
  const { data, error, refetch } = useQuery({
    ...newcomersQuery(client, { communityId, search }),
    enabled: isAsked,
  });
  const answer = search === typed.trim() ? { data, error } : { data: undefined, error: null };
  const state = toLoad(i18n, answer, (people) => ({ people, search }));
  return { state, search: setTyped, retry: () => void refetch() };
}
