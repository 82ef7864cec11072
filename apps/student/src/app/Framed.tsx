import { paths } from '@niyama/domain';
import { StudentShell } from '@niyama/ui/screens/student/StudentFrame';
import { useLayoutEffect } from 'react';
import { FramedPageOutlet } from '../../../shared/src/RouteBoundary.tsx';
import { endBlank } from './blank.ts';
import { useFrame } from './frame.tsx';

/** Around the pages with the main navigation, which stays from one to the next. */
export default function Framed() {
  useLayoutEffect(endBlank, []);
  return (
    <StudentShell frame={useFrame()}>
      <FramedPageOutlet homeHref={paths.home()} />
    </StudentShell>
  );
}
