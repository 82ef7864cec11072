import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Components/Heading',
  component: Heading,
  tags: ['dark'],
  args: { children: 'Namaste, Asha', level: 1 },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LevelsAndHero: Story = {
  tags: ['layout'],
  render: () => (
    <Stack>
      <Heading level={1}>Yoga Library</Heading>
      <Heading level={2}>Daily Mandatory Practice</Heading>
      <Heading level={3}>Target Areas</Heading>
      <Heading level={4}>Safety</Heading>
      <Heading level={2} size="hero">
        Find your inner calm
      </Heading>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1 });
    await expect(getComputedStyle(heading).fontFamily).toContain('Marcellus');
  },
};

export const LongGermanText: Story = {
  args: { children: 'Benachrichtigungseinstellungen und Übungserinnerungen' },
  globals: { width: '320', textSize: '200', language: 'de' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
