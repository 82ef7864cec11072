import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { LanguageSelect } from './LanguageSelect.tsx';

const meta = {
  title: 'Components/LanguageSelect',
  component: LanguageSelect,
  tags: ['dark'],
  args: {
    label: 'Language',
    languages: [
      { tag: 'en', name: 'English' },
      { tag: 'de', name: 'Deutsch' },
      { tag: 'ja', name: '日本語' },
    ],
    value: 'en',
    onChange: fn(),
  },
} satisfies Meta<typeof LanguageSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Language' });
    // A choice that began before the scripts were there ends in a select that is back at the old one.
    await fireEvent.change(select, { target: { value: 'en' } });
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.selectOptions(select, 'Deutsch');
    await expect(args.onChange).toHaveBeenCalledWith('de');
  },
};
