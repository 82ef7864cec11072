import type { Meta, StoryObj } from '@storybook/react-vite';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Heading } from '#components/Heading/Heading.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { vars } from '../index.ts';
import { fill, grid, swatch } from './Foundations.css.ts';

const { badge: _badge, figure, ...roles } = vars.color;

function Swatches({ colors }: { colors: Record<string, string> }) {
  return (
    <div className={grid}>
      {Object.entries(colors).map(([role, color]) => (
        <Stack key={role} gap="1">
          <div className={swatch} style={assignInlineVars({ [fill]: color })} />
          <Text size="small">{role}</Text>
        </Stack>
      ))}
    </div>
  );
}

const meta = {
  title: 'Foundations/Colors',
  tags: ['dark'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Named by role. `contrast.test.ts` holds every pair to WCAG AA in both themes. */
export const Roles: Story = {
  render: () => (
    <Stack gap="6">
      <Heading level={1}>Colors</Heading>
      <Swatches colors={roles} />
    </Stack>
  ),
};

/** What the drawn people wear. */
export const Figure: Story = { render: () => <Swatches colors={figure} /> };
