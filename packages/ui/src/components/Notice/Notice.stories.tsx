import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloudOff, CloudUpload, Sunrise } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Notice } from './Notice.tsx';

const onPress = fn();
const wayOn = (word: string) => (
  <Button variant="secondary" onPress={onPress}>
    {word}
  </Button>
);

/** For the notices of forms, see FormAlert. */
const meta = {
  title: 'Components/Notice',
  component: Notice,
  tags: ['dark'],
  args: {
    tone: 'calm',
    icon: CloudUpload,
    title: '1 practice is waiting to be saved',
    text: 'It will be saved as soon as you are online.',
    action: wayOn('Save now'),
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Calm: Story = {
  play: async ({ canvasElement }) => {
    const notice = within(canvasElement);
    await expect(notice.queryByRole('alert')).toBeNull();
    await expect(notice.getByRole('heading', { level: 2 })).toHaveTextContent('waiting');
    await userEvent.click(notice.getByRole('button', { name: 'Save now' }));
    await expect(onPress).toHaveBeenCalled();
  },
};

export const Trouble: Story = {
  args: {
    tone: 'trouble',
    icon: CloudOff,
    role: 'alert',
    headingLevel: 3,
    title: 'You are offline',
    text: 'Below is what was loaded last.',
    action: wayOn('Retry'),
  },
  play: async ({ canvasElement }) => {
    const alert = within(within(canvasElement).getByRole('alert'));
    await expect(alert.getByRole('heading', { level: 3 })).toHaveTextContent('offline');
  },
};

/** An offer, and a notice without a sign. */
export const OfferAndSand: Story = {
  render: () => (
    <Stack>
      <Notice
        tone="offer"
        icon={Sunrise}
        title="Practice every morning?"
        text="A reminder at seven, on this device."
        action={wayOn('Remind me')}
      />
      <Notice
        tone="sand"
        title="You have unsaved changes"
        text="They were left behind when the page was closed."
        action={wayOn('Use them')}
      />
    </Stack>
  ),
};
