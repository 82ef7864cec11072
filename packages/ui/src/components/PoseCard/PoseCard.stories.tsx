import type { Asana } from '@niyama/domain';
import { suryaNamaskar, warriorTwo } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { overflowsSideways } from '#testing/clipped.ts';
import { PoseCard, type PoseCardLabels, type PoseCardProps } from './PoseCard.tsx';
import { PoseCardGrid } from './PoseCardGrid.tsx';

const warrior: Asana = {
  ...warriorTwo,
  difficulty: 'intermediate',
  targetArea: ['strength', 'balance', 'flexibility', 'digestion', 'relaxation'],
  durationSeconds: 90,
  points: 12,
  benefits: ['Strong legs', 'Open hips', 'Steady mind', 'Endurance'],
  safetyTips: [],
};

const english: PoseCardLabels = {
  difficulty: 'Intermediate',
  targetAreas: ['Strength', 'Balance', 'Flexibility', 'Digestion', 'Relaxation'],
  more: (hidden) => `+${hidden}`,
  duration: '2 min',
  exactDuration: '1 minute 30 seconds',
  benefits: '4 benefits',
  details: 'Details',
  favorite: 'Favorite',
  addToPractice: 'Add to practice list',
  inPracticeList: 'On your practice list',
  start: 'Start practice',
};

function Toggled(props: PoseCardProps) {
  const [isFavorite, setFavorite] = useState(props.isFavorite);
  return (
    <PoseCard
      {...props}
      isFavorite={isFavorite}
      onToggleFavorite={() => {
        setFavorite(!isFavorite);
        props.onToggleFavorite();
      }}
    />
  );
}

const meta = {
  title: 'Components/PoseCard',
  component: PoseCard,
  tags: ['dark'],
  render: (args) => (
    <PoseCardGrid form={args.form}>
      <Toggled {...args} />
    </PoseCardGrid>
  ),
  args: {
    asana: warrior,
    labels: english,
    detailsHref: '#pose',
    isFavorite: false,
    onToggleFavorite: fn(),
    isInPracticeList: false,
    onAddToPractice: fn(),
    onStart: fn(),
  },
  parameters: { width: '375' },
} satisfies Meta<typeof PoseCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three areas and how many more; whole minutes to see, the exact time to hear. */
export const Full: Story = {
  play: async ({ args, canvasElement }) => {
    const card = within(within(canvasElement).getByRole('article', { name: 'Warrior II' }));
    await expect(card.getByText('Virabhadrasana II')).toBeVisible();
    await expect(card.getByText('Flexibility')).toBeVisible();
    await expect(card.getByText('+2')).toBeVisible();
    await expect(card.getByText('Digestion, Relaxation')).toBeInTheDocument();
    await expect(card.getByText('2 min')).toHaveAttribute('aria-hidden');
    await expect(card.getByText('1 minute 30 seconds')).toBeInTheDocument();
    await expect(card.getByText('4 benefits')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Details Warrior II' })).toHaveAttribute(
      'href',
      '#pose',
    );
    await userEvent.click(card.getByRole('button', { name: 'Add to practice list Warrior II' }));
    await expect(args.onAddToPractice).toHaveBeenCalledOnce();
    await userEvent.click(card.getByRole('button', { name: 'Start practice Warrior II' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

/** A pose that is on the list already says so before it is pressed. */
export const InPracticeList: Story = {
  args: { isInPracticeList: true },
  play: async ({ args, canvasElement }) => {
    const card = within(canvasElement);
    await expect(
      card.queryByRole('button', { name: 'Add to practice list Warrior II' }),
    ).toBeNull();
    await userEvent.click(card.getByRole('button', { name: 'On your practice list Warrior II' }));
    await expect(args.onAddToPractice).toHaveBeenCalledOnce();
  },
};

/** The arrow keys go through a card, and stay in it. */
export const ByKeyboard: Story = {
  render: (args) => (
    <PoseCardGrid>
      {['Warrior II', 'Tree'].map((name) => (
        <Toggled key={name} {...args} asana={{ ...args.asana, name }} />
      ))}
    </PoseCardGrid>
  ),
  play: async ({ args, canvasElement }) => {
    const button = (name: string) => within(canvasElement).getByRole('button', { name });
    await userEvent.tab();
    await expect(button('Add to practice list Warrior II')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(button('Start practice Warrior II')).toHaveFocus();
    await expect(button('Favorite Warrior II')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{ArrowRight}{ArrowRight} ');
    await expect(button('Favorite Warrior II')).toHaveFocus();
    await expect(button('Favorite Warrior II')).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onToggleFavorite).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowRight}');
    await expect(button('Favorite Warrior II')).toHaveFocus();
  },
};

/** The name's link reaches over the whole card; the buttons stay buttons. */
export const Compact: Story = {
  args: { form: 'compact', labels: { ...english, more: (hidden) => `+${hidden} more` } },
  play: async ({ args, canvasElement }) => {
    const card = within(canvasElement).getByRole('article', { name: 'Warrior II' });
    const link = within(card).getByRole('link', { name: 'Warrior II' });
    await expect(within(card).getByText('+3 more')).toBeVisible();
    const box = card.getBoundingClientRect();
    const atPicture = document.elementFromPoint(box.left + 30, box.top + 60);
    await expect(link.contains(atPicture)).toBe(true);
    await userEvent.click(within(card).getByRole('button', { name: 'Start practice Warrior II' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

/** Two to a row at 320 px, as the library shows them. */
export const CompactGrid: Story = {
  tags: ['layout'],
  args: { form: 'compact' },
  render: (args) => (
    <PoseCardGrid form="compact">
      {['warrior-ii', 'tree', 'cobra', 'downward-facing-dog'].map((key, index) => (
        <Toggled
          key={key}
          {...args}
          asana={{ ...args.asana, key, name: `${args.asana.name} ${index + 1}` }}
          isFavorite={index === 0}
        />
      ))}
    </PoseCardGrid>
  ),
  globals: { width: '320' },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement)
      .getAllByRole('article')
      .map((card) => card.getBoundingClientRect());
    await expect(second?.top).toBe(first?.top);
    await expect(overflowsSideways()).toBe(false);
  },
};

export const WideGrid: Story = {
  render: (args) => (
    <PoseCardGrid>
      {(['beginner', 'intermediate', 'advanced', 'expert'] as const).map((difficulty) => (
        <Toggled
          key={difficulty}
          {...args}
          asana={{ ...args.asana, difficulty }}
          labels={{ ...english, difficulty }}
        />
      ))}
    </PoseCardGrid>
  ),
  globals: { width: '1280' },
};

const outlines = (card: HTMLElement) =>
  [...card.querySelectorAll('svg[viewBox="0 0 120 120"] path')]
    .map((path) => path.getAttribute('d'))
    .join('');

/** A flow moves while a mouse is on its card, and stands as before when it leaves. */
export const FlowHovered: Story = {
  tags: ['moving'],
  args: { asana: suryaNamaskar },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article');
    const still = outlines(card);
    await userEvent.hover(card);
    await waitFor(() => expect(outlines(card)).not.toBe(still));
    const first = outlines(card);
    await waitFor(() => expect(outlines(card)).not.toBe(first));
    await userEvent.unhover(card);
    await waitFor(() => expect(outlines(card)).toBe(still));
  },
};

/** The same while the keyboard is on it. */
export const FlowFocused: Story = {
  tags: ['moving'],
  args: { asana: suryaNamaskar, form: 'compact' },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article');
    const still = outlines(card);
    await userEvent.tab();
    await waitFor(() => expect(outlines(card)).not.toBe(still));
    (document.activeElement as HTMLElement | null)?.blur();
    await waitFor(() => expect(outlines(card)).toBe(still));
  },
};

/** Nothing moves for people who prefer less motion. */
export const FlowHoveredReduced: Story = {
  args: { asana: suryaNamaskar },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article');
    const still = outlines(card);
    await userEvent.hover(card);
    await new Promise(requestAnimationFrame);
    await expect(outlines(card)).toBe(still);
  },
};

/** A name that is its own Sanskrit name stands once. */
export const NameIsSanskrit: Story = {
  args: { asana: { ...warrior, name: 'Surya Namaskar', sanskritName: 'Surya Namaskar' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Surya Namaskar')).toHaveLength(1);
  },
};

export const LongGermanText: Story = {
  args: {
    labels: {
      difficulty: 'Fortgeschritten',
      targetAreas: ['Beweglichkeit', 'Gleichgewicht', 'Stressabbau', 'Verdauung', 'Entspannung'],
      more: (hidden) => `+${hidden} weitere`,
      duration: '2 Min.',
      exactDuration: '1 Minute 30 Sekunden',
      benefits: '4 Wirkungen',
      details: 'Einzelheiten',
      favorite: 'Lieblingshaltung',
      addToPractice: 'Zur Übungsliste hinzufügen',
      inPracticeList: 'In deiner Übungsliste',
      start: 'Übung starten',
    },
  },
  globals: { width: '320', textSize: '200', language: 'de' },
  play: async () => {
    await expect(overflowsSideways()).toBe(false);
  },
};
