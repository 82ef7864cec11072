import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { brokenWords, overflowsSideways } from '#testing/clipped.ts';
import { AppHeader } from '../AppHeader/AppHeader.tsx';
import { englishPlaces, germanPlaces } from '#testing/navigationExamples.ts';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { PageColumn, PageShell } from './PageShell.tsx';

const cards = (
  <Stack>
    {['Sun Salutation', 'Pranayama Breathing', 'Tree Pose'].map((name) => (
      <Card key={name}>
        <Text>{name}</Text>
      </Card>
    ))}
  </Stack>
);

const header = (
  <AppHeader
    avatar={{ label: 'Your profile', href: '/profile', name: 'Asha', src: null }}
    menuLabel="Open menu"
    points={{ text: '340 points', href: '/progress' }}
    title="Practice"
    onMenu={fn()}
  />
);

const meta = {
  title: 'Components/PageShell',
  component: PageShell,
  tags: ['dark'],
  parameters: { layout: 'fullscreen' },
  args: {
    skipLabel: 'Skip to content',
    children: <PageColumn header={header}>{cards}</PageColumn>,
    navigation: { label: 'Main', items: englishPlaces, product: 'Niyama' },
  },
} satisfies Meta<typeof PageShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The bar below on a small screen: one navigation, at the edge of the window. */
export const Small: Story = {
  tags: ['layout'],
  globals: { width: '375' },
  play: async ({ canvasElement }) => {
    const navigation = within(canvasElement).getByRole('navigation', { name: 'Main' });
    await expect(Math.round(navigation.getBoundingClientRect().bottom)).toBe(window.innerHeight);
    await expect(within(canvasElement).getByRole('main')).toBeVisible();
  },
};

/** From 768 px on the rail stands at the side instead. */
export const Wide: Story = {
  globals: { width: '768' },
  play: async ({ canvasElement }) => {
    const navigation = within(canvasElement).getByRole('navigation', { name: 'Main' });
    await expect(navigation.getBoundingClientRect().left).toBe(0);
    await expect(navigation.getBoundingClientRect().height).toBe(window.innerHeight);
  },
};

/** The first Tab leads past the navigation. */
export const TwoColumns: Story = {
  args: {
    children: (
      <PageColumn aside={cards} header={header}>
        {cards}
      </PageColumn>
    ),
  },
  globals: { width: '1280' },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement)
      .getAllByText('Sun Salutation')
      .map((text) => text.getBoundingClientRect());
    await expect(second?.left).toBeGreaterThan(first?.right ?? Infinity);
    await expect(second?.top).toBe(first?.top);
    await userEvent.tab();
    const skip = within(canvasElement).getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await userEvent.click(skip);
    await expect(within(canvasElement).getByRole('main')).toHaveFocus();
  },
};

export const WithoutNavigation: Story = {
  args: {
    children: (
      <PageColumn header={header} width="reading">
        {cards}
      </PageColumn>
    ),
    navigation: undefined,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).not.toBeInTheDocument();
  },
};

/** Large text on a desktop: no word of the rail is broken, and the columns are one. */
export const LargeTextOnADesktop: Story = {
  args: {
    navigation: { label: 'Main', items: germanPlaces, product: 'Niyama' },
    children: (
      <PageColumn aside={<Text>Daneben</Text>} header={header}>
        {cards}
      </PageColumn>
    ),
  },
  globals: { width: '1280', textSize: '200', language: 'de' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(brokenWords(page.getByRole('navigation', { name: 'Main' }))).toEqual([]);
    const first = page.getByText('Tree Pose').getBoundingClientRect();
    await expect(page.getByText('Daneben').getBoundingClientRect().top).toBeGreaterThan(first.top);
    await expect(overflowsSideways()).toBe(false);
  },
};
