import { paths } from '@niyama/domain';
import { StudentShell } from '@niyama/ui/screens/student/StudentFrame';
import { useEndBlank } from '@niyama/app/blank.ts';
import { FramedPageOutlet } from '@niyama/app/RouteBoundary.tsx';
import { useFrame } from './frame.tsx';

/** Around the pages with the main navigation, which stays from one to the next. */
export default function FrameLayout() {
  useEndBlank();
  return (
    <StudentShell frame={useFrame()}>
      <FramedPageOutlet homeHref={paths.home()} />
    </StudentShell>
  );
}
