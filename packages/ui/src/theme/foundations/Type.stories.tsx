import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Heading } from '#components/Heading/Heading.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { faces } from './Foundations.css.ts';

const meta = {
  title: 'Foundations/Type',
  tags: ['dark'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Marcellus says what something is, Figtree says the rest and every number. */
export const Scale: Story = {
  render: () => (
    <Stack>
      <Heading level={1} size="hero">
        Find your inner calm
      </Heading>
      <Heading level={2} size="display">
        Namaste, Asha
      </Heading>
      <Heading level={2}>Daily Mandatory Practice</Heading>
      <Heading level={3}>Target Areas</Heading>
      <Text size="clock" as="span">
        00:56
      </Text>
      {(['large', 'body', 'small', 'caption'] as const).map((size) => (
        <Text key={size} size={size}>
          Breathe evenly. Gaze at one point. Größe, façade, œuvre, Ž, Ő.
        </Text>
      ))}
    </Stack>
  ),
};

const words =
  'Daily Surya Namaskar and Pranayama are essential for all yogis. The front knee bends over the ankle while the back leg stays long and strong; the gaze rests over the front hand.';

/** The faces shown until the fonts arrive take the same room, so that nothing moves. */
export const Fallbacks: Story = {
  render: () => (
    <Stack>
      {Object.entries(faces).map(([face, className]) => (
        <p key={face} className={className} data-testid={face}>
          {words}
        </p>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const measure = (face: keyof typeof faces) => canvas.getByTestId(face).getBoundingClientRect();
    await expect(measure('Marcellus fallback').height).toBeCloseTo(measure('Marcellus').height, 0);
    await expect(measure('Figtree fallback').height).toBeCloseTo(
      measure('Figtree Variable').height,
      0,
    );
  },
};
