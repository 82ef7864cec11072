import type { UserView } from '@niyama/domain';

export const userKeys = {
  all: ['users'] as const,
  list: (view: UserView) => [...userKeys.all, view] as const,
};
