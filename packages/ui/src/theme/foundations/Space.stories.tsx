import type { Meta, StoryObj } from '@storybook/react-vite';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Inline } from '#components/Inline/Inline.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { vars } from '../index.ts';
import { bar, corner, length } from './Foundations.css.ts';

const meta = {
  title: 'Foundations/Space',
  tags: ['dark'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A 4 px grid, in rem. */
export const Steps: Story = {
  render: () => (
    <Stack gap="2">
      {Object.entries(vars.space).map(([step, space]) => (
        <Inline key={step} wrap={false}>
          <Text size="small" tabular as="span">
            {step}
          </Text>
          <div className={bar} style={assignInlineVars({ [length]: space })} />
        </Inline>
      ))}
    </Stack>
  ),
};

export const Corners: Story = {
  render: () => (
    <Inline gap="4">
      {Object.entries(vars.radius).map(([name, radius]) => (
        <Stack key={name} gap="1" align="center">
          <div className={corner} style={assignInlineVars({ [length]: radius })} />
          <Text size="small">{name}</Text>
        </Stack>
      ))}
    </Inline>
  ),
};
