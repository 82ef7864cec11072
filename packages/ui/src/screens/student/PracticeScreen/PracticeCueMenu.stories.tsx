import type { Meta, StoryObj } from '@storybook/react-vite';
import { settings, suryaNamaskar } from '@niyama/mocks';
import { expect, fn, userEvent, within } from 'storybook/test';
import { vibration, cues, states, openCues, runningSince } from '#testing/practiceStates.ts';
import { PracticeScreen } from './PracticeScreen.tsx';
import type { PracticeCues } from './types.ts';

const meta = {
  title: 'Screens/Student/Practice/Cue menu',
  component: PracticeScreen,
  parameters: { layout: 'fullscreen', width: '375' },
  args: {
    state: { status: 'loading', asana: null },
    onBack: fn(),
    cues,
  },
} satisfies Meta<typeof PracticeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each cue can be switched off while the practice goes on. */
export const CueMenu: Story = {
  tags: ['dark', 'layout'],
  args: { state: states.running },
  play: async ({ canvasElement }) => {
    const menu = await openCues(canvasElement);
    await expect(menu.getByRole('slider', { name: 'Volume' })).toHaveAttribute(
      'aria-valuetext',
      '80%',
    );
    for (const [name, key] of [
      ['Sound', 'soundEnabled'],
      ['Get ready', 'cueGetReady'],
      ['Switch sides', 'cueSwitchSides'],
      ['Last three seconds', 'cueLastSeconds'],
    ] as const) {
      await userEvent.click(menu.getByRole('switch', { name }));
      await expect(cues.onChange).toHaveBeenLastCalledWith({ ...settings, [key]: false });
    }
    const guidance = within(menu.getByRole('radiogroup', { name: 'Spoken guidance' }));
    await expect(guidance.getByRole('radio', { name: 'Off' })).toBeChecked();
    await userEvent.click(guidance.getByRole('radio', { name: 'Full' }));
    await expect(cues.onChange).toHaveBeenLastCalledWith({ ...settings, guidance: 'full' });
    await userEvent.click(menu.getByRole('switch', { name: 'Vibrate' }));
    await expect(vibration.onChange).toHaveBeenLastCalledWith(true);
    menu.getByRole('slider', { name: 'Volume' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(cues.onChange).toHaveBeenLastCalledWith({ ...settings, soundVolume: 75 });
    // The practice below hears neither Space nor Escape.
    await userEvent.keyboard('{Escape}');
    await expect(states.running.onClose).not.toHaveBeenCalled();
    await expect(states.running.onPause).not.toHaveBeenCalled();
  },
};

/**
 * The master switch off is silence, a device without a voice says why it cannot speak, and one that cannot
 * vibrate offers no such thing.
 */
export const CueMenuSilent: Story = {
  args: {
    state: states.paused,
    cues: {
      ...cues,
      settings: { ...settings, soundEnabled: false, guidance: 'short' },
      hasVoice: false,
      vibration: null,
    },
  },
  play: async ({ canvasElement }) => {
    const menu = await openCues(canvasElement);
    await expect(menu.queryByRole('switch', { name: 'Vibrate' })).toBeNull();
    await expect(
      menu.getByText(/^This device has no voice .*Text-to-speech output\.$/),
    ).toBeVisible();
    await expect(menu.getByRole('switch', { name: 'Show captions' })).toBeChecked();
    await expect(menu.getByRole('switch', { name: 'Show captions' })).toBeDisabled();
    await expect(menu.queryByRole('radiogroup', { name: 'Speaking speed' })).toBeNull();
    await expect(menu.getByRole('slider', { name: 'Volume' })).toBeDisabled();
    await expect(menu.getByRole('switch', { name: 'Get ready' })).toBeEnabled();
  },
};

const voices = {
  ...cues,
  settings: { ...settings, guidance: 'full' },
  voice: {
    options: [
      { id: 'ava', label: 'Microsoft Ava Online (Natural) - English (United States)' },
      { id: 'daniel', label: 'Daniel' },
      { id: 'eddy', label: 'Eddy (English (United States))' },
    ],
    chosen: null,
    onChange: fn(),
  },
} satisfies PracticeCues;

/** Which voice speaks; the practice below hears none of the keys that choose it. */
export const CueMenuVoice: Story = {
  tags: ['dark', 'layout'],
  args: {
    state: states.running,
    cues: { ...voices, voice: { ...voices.voice, chosen: 'ava' } },
  },
  play: async ({ canvasElement }) => {
    const menu = await openCues(canvasElement);
    const select = menu.getByRole('combobox', { name: 'Voice' });
    await expect(select).toHaveDisplayValue(/^Microsoft Ava/);
    await userEvent.selectOptions(select, 'Eddy (English (United States))');
    await expect(voices.voice.onChange).toHaveBeenLastCalledWith('eddy');
    await userEvent.selectOptions(select, 'Automatic');
    await expect(voices.voice.onChange).toHaveBeenLastCalledWith(null);
    select.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}e ');
    for (const heard of [cues.onSilence, cues.onRepeat, cues.eyesClosed.onChange])
      await expect(heard).not.toHaveBeenCalled();
    await expect(states.running.onClose).not.toHaveBeenCalled();
    await expect(states.running.onPause).not.toHaveBeenCalled();
  },
};

/** Without sound no voice can be heard. */
export const CueMenuVoiceSilent: Story = {
  args: {
    state: states.running,
    cues: { ...voices, settings: { ...voices.settings, soundEnabled: false } },
  },
  play: async ({ canvasElement }) => {
    const menu = await openCues(canvasElement);
    await expect(menu.getByRole('combobox', { name: 'Voice' })).toBeDisabled();
    await expect(menu.getByRole('combobox', { name: 'Voice' })).toHaveDisplayValue('Automatic');
  },
};

/** A practice that leads has neither sides to switch nor last seconds that are counted. */
export const CueMenuOfFlow: Story = {
  args: { state: runningSince(10.9, suryaNamaskar) },
  play: async ({ canvasElement }) => {
    const menu = await openCues(canvasElement);
    await expect(menu.getByRole('switch', { name: 'Get ready' })).toBeVisible();
    await expect(menu.queryByRole('switch', { name: 'Switch sides' })).toBeNull();
    await expect(menu.queryByRole('switch', { name: 'Last three seconds' })).toBeNull();
  },
};
