import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AsanaName } from './AsanaName.tsx';

const meta = {
  title: 'Screens/Admin/Parts/Asana name',
  component: AsanaName,
  tags: ['dark'],
  globals: { language: 'de' },
  args: { asana: { name: 'Baum', englishName: 'Tree' } },
} satisfies Meta<typeof AsanaName>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheLanguageOfThePage: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Baum')).not.toHaveAttribute('lang');
  },
};

export const NotTranslated: Story = {
  args: { asana: { name: 'Tree', englishName: null } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Tree')).toHaveAttribute('lang', 'en');
  },
};
