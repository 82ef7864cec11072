import type { More } from '@niyama/domain';
import { Text } from '#components/Text/Text.tsx';
import { LoadMore } from '#screens/shared/parts/LoadMore.tsx';
import { page } from './NextPage.css.ts';

export interface NextPageProps {
  more: More;
  /** What is said after the last page. */
  end: string;
  onMore: () => void;
}

/** The way to the next page of a list, where there is one. */
export function NextPage({ more, end, onMore }: NextPageProps) {
  const words = (
    <Text size="small" tone="soft">
      {end}
    </Text>
  );
  return (
    <div className={page}>
      <LoadMore end={words} more={more} onMore={onMore} />
    </div>
  );
}
