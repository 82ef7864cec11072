import type { AuditView } from '@niyama/domain';

export const dashboardKeys = {
  all: ['dashboard'] as const,
  shown: ['dashboard', 'shown'] as const,
  of: (timeZone: string, weekStart: number) =>
    [...dashboardKeys.shown, timeZone, weekStart] as const,
  checkIns: ['dashboard', 'check-ins'] as const,
  audit: (view: AuditView) => [...dashboardKeys.all, 'audit', view] as const,
};
