import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { NumberField } from './NumberField.tsx';

function Controlled(props: ComponentProps<typeof NumberField>) {
  const [value, setValue] = useState(props.value);
  return (
    <NumberField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  tags: ['dark'],
  args: {
    label: 'Duration in seconds',
    description: 'One set',
    name: 'duration',
    value: 30,
    minValue: 5,
    maxValue: 7200,
    step: 5,
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const field = page.getByRole('textbox', { name: 'Duration in seconds' });
    await userEvent.click(page.getByRole('button', { name: /Increase/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(35);
    await userEvent.clear(field);
    await userEvent.type(field, '3{Tab}');
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await expect(page.getByRole('button', { name: /Decrease/ })).toBeDisabled();
    await expect(canvasElement.querySelector('input[name=duration]')).toHaveValue('5');
  },
};

export const InvalidOrDisabled: Story = {
  render: (args) => (
    <Stack>
      <NumberField {...args} errorMessage="Duration must be between 5 and 7,200 seconds" />
      <NumberField {...args} isDisabled />
    </Stack>
  ),
};
export const German: Story = {
  args: { label: 'Dauer in Sekunden', value: 1200 },
  globals: { language: 'de', textSize: '200', width: '320' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('1.200');
  },
};
