import { paths } from '@niyama/domain';
import { StudentShell } from '@niyama/ui/screens/student/StudentFrame';
import { useLayoutEffect } from 'react';
import { FramedPageOutlet } from '../../../shared/src/RouteBoundary.tsx';
import { useFrame } from './frame.tsx';

/** Around the pages with the main navigation, which stays from one to the next. */
export default function Framed() {
  useLayoutEffect(() => document.querySelector('#blank')?.remove(), []);
  return (
    <StudentShell frame={useFrame()}>
      <FramedPageOutlet homeHref={paths.home()} />
    </StudentShell>
  );
}
