import { Heading } from '#components/Heading/Heading.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { PoseFigure } from '#components/PoseFigure/PoseFigure.tsx';
import { Text } from '#components/Text/Text.tsx';
import * as styles from './PracticeLinkCard.css.ts';

interface PracticeLinkCardProps {
  /** The key of the pose that is drawn. */
  pose: string;
  title: string;
  text: string;
  /** The link's words. */
  action: string;
  href: string;
}

/** A way to a practice, with a figure. */
export function PracticeLinkCard({ pose, title, text, action, href }: PracticeLinkCardProps) {
  return (
    <section className={styles.card}>
      <div className={styles.figure}>
        <PoseFigure decorative category="standing" ground="disc" name="" pose={pose} />
      </div>
      <div className={styles.words}>
        <Heading level={2}>{title}</Heading>
        <Text tone="soft">{text}</Text>
        <div>
          <LinkButton href={href} size="large">
            {action}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
