import { wholeSquare, zoomOf } from '@niyama/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { ImageCropper, type ImageCropperProps } from './ImageCropper.tsx';

const drawing = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#f3d9b5"/><circle cx="${width / 2}" cy="${height / 2}" r="${Math.min(width, height) / 3}" fill="#b5502b"/><circle cx="${width / 5}" cy="${height / 2}" r="${Math.min(width, height) / 10}" fill="#4b2c5e"/></svg>`)}`;
const landscape = { width: 900, height: 600, address: drawing(900, 600) };
const portrait = { width: 600, height: 1200, address: drawing(600, 1200) };

const onCrop = fn();

/** Keeps the crop, and tells of it what the tests look at. */
function Cropping(props: ImageCropperProps) {
  const [crop, setCrop] = useState(props.crop);
  onCrop(crop);
  return (
    <ImageCropper
      {...props}
      crop={crop}
      zoomValueLabel={`${Math.round(100 * zoomOf(props.picture, crop))} %`}
      onChange={setCrop}
    />
  );
}

const meta = {
  title: 'Components/ImageCropper',
  component: ImageCropper,
  tags: ['dark'],
  parameters: { width: '375' },
  render: (args) => <Cropping {...args} />,
  args: {
    picture: landscape,
    crop: wholeSquare(landscape),
    label: 'Photo inside the circle',
    hint: 'Drag the picture, or tap what belongs in the middle. The arrow keys move it, + and - zoom.',
    zoomLabel: 'Zoom',
    zoomValueLabel: '100 %',
    onChange: fn(),
  },
} satisfies Meta<typeof ImageCropper>;

export default meta;
type Story = StoryObj<typeof meta>;

function open(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  const stage = page.getByRole('application', { name: 'Photo inside the circle' });
  // A test's pointer is none that a browser could capture.
  stage.setPointerCapture = () => undefined;
  const { left, top, width } = stage.getBoundingClientRect();
  const at = (x: number, y: number) => ({ clientX: left + x * width, clientY: top + y * width });
  return { page, stage, at };
}
const crop = () => onCrop.mock.lastCall?.[0] as { left: number; top: number; size: number };

export const Dragged: Story = {
  play: async ({ canvasElement }) => {
    const { stage, at } = open(canvasElement);
    await expect(crop()).toEqual({ left: 150, top: 0, size: 600 });
    await fireEvent.pointerDown(stage, { pointerId: 1, ...at(0.5, 0.5) });
    await fireEvent.pointerMove(stage, { pointerId: 1, movementX: 60, ...at(0.7, 0.5) });
    await fireEvent.pointerUp(stage, { pointerId: 1, ...at(0.7, 0.5) });
    await expect(crop().left).toBeCloseTo(30);
    await fireEvent.pointerDown(stage, { pointerId: 1, ...at(0.2, 0.5) });
    await fireEvent.pointerMove(stage, { pointerId: 1, movementX: 200, ...at(0.9, 0.9) });
    await expect(crop()).toEqual({ left: 0, top: 0, size: 600 });
  },
};

/** Two fingers that move apart look into the picture, at the place between them. */
export const Pinched: Story = {
  play: async ({ canvasElement }) => {
    const { stage, at } = open(canvasElement);
    await fireEvent.pointerDown(stage, { pointerId: 1, ...at(0.4, 0.5) });
    await fireEvent.pointerDown(stage, { pointerId: 2, ...at(0.6, 0.5) });
    await fireEvent.pointerMove(stage, { pointerId: 1, movementX: -30, ...at(0.3, 0.5) });
    await fireEvent.pointerMove(stage, { pointerId: 2, movementX: 30, ...at(0.7, 0.5) });
    await expect(crop().size).toBeCloseTo(300);
    await expect(crop().left).toBeCloseTo(300);
    await fireEvent.pointerUp(stage, { pointerId: 1, ...at(0.3, 0.5) });
    await fireEvent.pointerUp(stage, { pointerId: 2, ...at(0.7, 0.5) });
    await expect(crop().size).toBeCloseTo(300);
  },
};

/** A tap puts what is there into the middle, as far as the picture reaches; the wheel zooms. */
export const TappedAndWheeled: Story = {
  play: async ({ canvasElement }) => {
    const { stage, at } = open(canvasElement);
    await fireEvent.pointerDown(stage, { pointerId: 1, ...at(0.4, 0.5) });
    await fireEvent.pointerUp(stage, { pointerId: 1, ...at(0.4, 0.5) });
    await expect(crop().left).toBeCloseTo(90);
    await fireEvent.wheel(stage, { deltaY: -400, ...at(0.5, 0.5) });
    await expect(crop().size).toBeCloseTo(600 / Math.E);
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const { page, stage } = open(canvasElement);
    await userEvent.tab();
    await expect(stage).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(crop().left).toBeCloseTo(126);
    await userEvent.keyboard('++');
    await expect(page.getByText('121 %')).toBeVisible();
    await userEvent.keyboard('-');
    await userEvent.tab();
    await expect(page.getByRole('slider', { name: 'Zoom' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(crop().size).toBeCloseTo(150);
  },
};

export const Portrait: Story = {
  tags: ['layout'],
  args: { picture: portrait, crop: wholeSquare(portrait) },
};
