import { Badge } from '../Badge/Badge.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { list } from './TargetAreas.css.ts';

export interface TargetAreasProps {
  /** The areas' words, in the person's language. */
  areas: readonly string[];
  /** How many are shown. @default all */
  max?: number;
  /** Says how many are not shown, such as '+2 more'. @default '+2' */
  more?: (hidden: number) => string;
}

const plus = (hidden: number) => `+${hidden}`;

/** What a pose is good for, as chips; those that find no room are still read out. */
export function TargetAreas({ areas, max = areas.length, more = plus }: TargetAreasProps) {
  const hidden = areas.slice(max);
  return (
    <ul className={list}>
      {areas.slice(0, max).map((area) => (
        <li key={area}>
          <Badge tone="outlined">{area}</Badge>
        </li>
      ))}
      {hidden.length > 0 ? (
        <li>
          <Badge tone="outlined">
            <span aria-hidden>{more(hidden.length)}</span>
          </Badge>
          <VisuallyHidden>{hidden.join(', ')}</VisuallyHidden>
        </li>
      ) : null}
    </ul>
  );
}
