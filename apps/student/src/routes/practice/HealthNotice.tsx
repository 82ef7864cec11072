import { HealthNoticeDialog } from '@niyama/ui/screens/student/HealthNoticeDialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useHomeQuery } from '../../app/useHomeQuery.ts';
import { useMarkHealthNoticeSeen } from './useMarkHealthNoticeSeen.ts';

interface HealthNoticeProps {
  /** Whether the practice has not begun: a running one is never covered. */
  isBefore: boolean;
}

/** Shows the health notice once, before a student's first practice. */
export function HealthNotice({ isBefore }: HealthNoticeProps) {
  const { data: home } = useQuery(useHomeQuery());
  const markSeen = useMarkHealthNoticeSeen();
  const [isPutAway, setPutAway] = useState(false);
  const isDue = home !== undefined && !home.profile.healthNoticeSeen && !isPutAway;
  return (
    <HealthNoticeDialog
      isOpen={isBefore && isDue}
      onConfirm={() => {
        setPutAway(true);
        markSeen();
      }}
      onClose={() => setPutAway(true)}
    />
  );
}
