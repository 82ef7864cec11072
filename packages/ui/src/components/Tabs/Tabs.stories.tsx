import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  tags: ['dark'],
  args: {
    label: 'Library',
    tabs: [
      { id: 'library', label: 'Library', content: 'Sixty-four poses.' },
      { id: 'favorites', label: 'Favorites', content: 'No favorite poses yet' },
      { id: 'history', label: 'History', content: 'No practice history yet' },
    ],
    onSelectionChange: fn(),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move and choose, around the ends; Tab goes on into the panel. A press chooses too. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Library' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Favorites', selected: true })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'History', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Library', selected: true })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Library' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Library' })).toHaveTextContent('Sixty-four');
    await userEvent.click(canvas.getByRole('tab', { name: 'Favorites' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Favorites' })).toBeVisible();
    await expect(canvas.queryByText('Sixty-four poses.')).not.toBeInTheDocument();
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('favorites');
  },
};

/** The caller decides: a press asks and changes nothing by itself. */
export const Controlled: Story = {
  args: { selectedKey: 'history' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Favorites' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('favorites');
    await expect(canvas.getByRole('tab', { name: 'History', selected: true })).toBeVisible();
  },
};

export const WithDisabledTab: Story = {
  args: {
    tabs: [
      { id: 'library', label: 'Library', content: 'Sixty-four poses.' },
      { id: 'history', label: 'History', content: 'Nothing yet', isDisabled: true },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(canvasElement).getByRole('tab', { name: 'Library' })).toHaveFocus();
  },
};

export const LongGermanText: Story = {
  tags: ['layout'],
  args: {
    tabs: [
      { id: 'library', label: 'Übungsbibliothek', content: 'Vierundsechzig Haltungen.' },
      { id: 'favorites', label: 'Lieblingshaltungen', content: 'Noch keine Favoriten' },
      { id: 'history', label: 'Übungsverlauf', content: 'Noch kein Verlauf' },
    ],
  },
};
