import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Components/Card',
  component: Card,
  tags: ['dark'],
  args: { children: 'Breathe evenly. Gaze at one point.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sand: Story = {
  args: {
    tone: 'sand',
    children: (
      <Inline justify="between">
        <Stack gap="0">
          <Text weight="strong">Continue Warrior II</Text>
          <Text size="small" tone="soft">
            0:42 left · +1 more
          </Text>
        </Stack>
        <Button>Resume</Button>
      </Inline>
    ),
  },
};

export const Section: Story = {
  args: {
    as: 'section',
    padding: 'large',
    'aria-labelledby': 'practice',
    children: (
      <Stack gap="2">
        <Heading level={2} id="practice">
          Daily Mandatory Practice
        </Heading>
        <Text tone="soft">
          Daily Surya Namaskar (Sun Salutation) and Pranayama are essential for all yogis.
        </Text>
      </Stack>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('region', { name: 'Daily Mandatory Practice' }),
    ).toBeVisible();
  },
};

export const Paddings: Story = {
  render: (args) => (
    <Stack>
      {(['none', 'small', 'medium', 'large'] as const).map((padding) => (
        <Card key={padding} {...args} padding={padding} />
      ))}
    </Stack>
  ),
};

export const LongGermanText: Story = {
  args: { children: 'Gleichgewichtsübungsfortschrittsbenachrichtigungseinstellungen' },
  globals: { width: '320', textSize: '200', language: 'de' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
