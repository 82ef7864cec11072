import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocale } from 'react-aria-components';
import { expect, within } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Locale } from './Locale.tsx';

/** Says which language React Aria speaks here. */
function Spoken() {
  return <Text>{new Intl.NumberFormat(useLocale().locale).format(1234.5)}</Text>;
}

const meta = {
  title: 'Components/Locale',
  component: Locale,
  tags: ['dark'],
  args: { tag: 'de', children: <Spoken /> },
} satisfies Meta<typeof Locale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const German: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1.234,5')).toBeVisible();
  },
};
