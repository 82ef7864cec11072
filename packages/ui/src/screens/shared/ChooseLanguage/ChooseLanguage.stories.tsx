import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChooseLanguage } from './ChooseLanguage.tsx';

const meta = {
  title: 'Screens/Shared/Choose language',
  component: ChooseLanguage,
  args: { language: 'en', onChange: fn() },
} satisfies Meta<typeof ChooseLanguage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each language by its own name, so that nobody has to read a strange one to find it. */
export const Default: Story = {
  tags: ['dark', 'layout'],
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Language' });
    const names = within(select).getAllByRole('option');
    await expect(names.map((option) => option.textContent)).toEqual([
      'English',
      'Español',
      'Français',
      'Deutsch',
      '日本語',
    ]);
    await userEvent.selectOptions(select, '日本語');
    await expect(args.onChange).toHaveBeenCalledWith('ja');
  },
};

export const German: Story = {
  args: { language: 'de' },
  globals: { language: 'de', width: '320' },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Sprache' });
    await expect(select).toHaveValue('de');
  },
};
