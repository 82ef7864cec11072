/** The surface and text of a badge. */
export type BadgeColors = { surface: string; text: string };

/** What a badge can say; each has a different color, and a word. */
export const badgeTones = [
  'beginner',
  'intermediate',
  'advanced',
  'expert',
  'mandatory',
  'overdue',
  'dueToday',
  'future',
  'done',
  'neutral',
] as const;
export type BadgeTone = (typeof badgeTones)[number];

/**
 * Every color of the product, by role. Dawn and night are two complete objects of this type, so
 * that a role forgotten in one of them does not compile. A type and not an interface: the style
 * contract needs its index signature.
 */
export type Theme = {
  /** The page. */
  paper: string;
  /** What lies on the page: cards, dialogs, bars. */
  card: string;
  /** A quiet fill: tracks, chips, the ground behind a figure. */
  sand: string;
  /** Hairlines that only decorate. */
  line: string;
  ink: string;
  /** Secondary text. */
  soft: string;
  /** The outline of a control, 3:1 on paper and card (WCAG 1.4.11). */
  control: string;
  /** The primary action. */
  accent: string;
  accentHover: string;
  onAccent: string;
  /** Shapes: progress, hearts. */
  warm: string;
  /** The same warmth where it is read. */
  warmText: string;
  plum: string;
  /** The disc behind a figure. */
  sun: string;
  sunCenter: string;
  /** Errors and what destroys. */
  critical: string;
  onCritical: string;
  /** The focus ring. */
  focus: string;
  badge: Record<BadgeTone, BadgeColors>;
  /** The drawn people: their clothes, their mat, several skins and hairs; `Far` for the limb behind. */
  figure: {
    top: string;
    topFar: string;
    legs: string;
    legsFar: string;
    mat: string;
    skin1: string;
    skin1Far: string;
    skin2: string;
    skin2Far: string;
    skin3: string;
    skin3Far: string;
    hair1: string;
    hair2: string;
    hair3: string;
  };
  /** What dims the page behind a dialog. */
  scrim: string;
};
