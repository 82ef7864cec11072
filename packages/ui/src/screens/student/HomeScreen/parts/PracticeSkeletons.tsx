import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { list } from './DailyPanel.css.ts';
import { contents, picture, tones, words } from '#screens/student/parts/PracticeRow.css.ts';
import { lines } from './PracticeSkeletons.css.ts';

/** Three placeholders in the size of the rows to come. */
export function PracticeSkeletons() {
  return (
    <div aria-hidden className={list}>
      {[1, 2, 3].map((row) => (
        <div key={row} className={tones.open}>
          <div className={contents}>
            <div className={picture} />
            <div className={`${words} ${lines}`}>
              <Skeleton height="1.5rem" shape="block" width="5.5rem" />
              <Skeleton height="1rem" width="75%" />
              <Skeleton height="0.875rem" width="55%" />
            </div>
            <Skeleton shape="circle" width="2.75rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
