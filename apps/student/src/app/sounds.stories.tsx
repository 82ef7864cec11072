import { renderTrack, secondsOf, strike, type TrackBell } from '@niyama/device';
import { type Tone, tones } from '@niyama/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { bells } from '@niyama/app/practice/sounds.ts';

/** Every tone, to be heard. They are synthesized: no file has to be loaded. */
function Bells() {
  return (
    <p>
      {tones.map((voice) => (
        <button key={voice} onClick={() => bells.ring(voice)}>
          {voice}
        </button>
      ))}
    </p>
  );
}

const meta = {
  title: 'Foundations/Bells',
  component: Bells,
  tags: ['dark'],
} satisfies Meta<typeof Bells>;

export default meta;
type Story = StoryObj<typeof meta>;

const rate = 44_100;

/** What a loudspeaker would be given, sample by sample. */
async function render(seconds: number, strikeAll: (output: AudioNode) => void) {
  const context = new OfflineAudioContext(1, Math.ceil(seconds * rate), rate);
  strikeAll(context.destination);
  return (await context.startRendering()).getChannelData(0);
}
const peak = (samples: Float32Array) =>
  samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
/** How loud a stretch is, by the mean of its energy. */
const loudness = (samples: Float32Array, from: number, to: number) => {
  const stretch = samples.subarray(Math.round(from * rate), Math.round(to * rate));
  return Math.sqrt(stretch.reduce((sum, sample) => sum + sample * sample, 0) / stretch.length);
};

const soundsAndDecays = async (voice: Tone) => {
  const lasts = secondsOf(voice);
  const samples = await render(lasts + 0.5, (output) => strike(voice, output, 0.25));
  const at = (part: number) => loudness(samples, 0.25 + part * lasts, 0.25 + (part + 0.1) * lasts);
  // Silent before its moment, heard at it, fading from then on, and gone at the end.
  await expect(loudness(samples, 0, 0.24)).toBe(0);
  await expect(at(0)).toBeGreaterThan(0.03);
  await expect(at(0.25)).toBeLessThan(at(0));
  await expect(at(0.5)).toBeLessThan(at(0.25));
  await expect(at(0.85)).toBeLessThan(at(0) / 30);
  await expect(loudness(samples, lasts + 0.3, lasts + 0.5)).toBe(0);
  await expect(peak(samples)).toBeLessThanOrEqual(0.5);
};

export const SoundAndDecay: Story = {
  play: async ({ canvasElement }) => {
    for (const voice of tones) await soundsAndDecays(voice);
    // The real loudspeaker takes it too.
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'tick' }));
  },
};

/** The end of one pose and the start of the next may sound together: still nothing distorts. */
export const TwoAtOnce: Story = {
  play: async () => {
    const samples = await render(3, (output) => {
      strike('complete', output, 0);
      strike('bowl', output, 0.5);
    });
    await expect(loudness(samples, 0, 1)).toBeGreaterThan(0.03);
    await expect(peak(samples)).toBeLessThanOrEqual(1);
  },
};

/** A bell that is taken back in the middle of its sound is silent from then on. */
export const TakenBack: Story = {
  play: async () => {
    const context = new OfflineAudioContext(1, 2 * rate, rate);
    const takeBack = strike('bowl', context.destination, 0);
    const stopped = context.suspend(0.5).then(() => {
      takeBack();
      return context.resume();
    });
    const samples = (await context.startRendering()).getChannelData(0);
    await stopped;
    await expect(loudness(samples, 0, 0.4)).toBeGreaterThan(0.03);
    await expect(loudness(samples, 0.6, 2)).toBe(0);
  },
};

/** The track that a locked phone plays: the same bells, sample by sample, in a file that plays. */
export const TrackOfAMeditation: Story = {
  play: async () => {
    const bells: TrackBell[] = [
      { offset: 0, voice: 'bowl' },
      { offset: 30, voice: 'tick' },
      { offset: 60, voice: 'complete' },
    ];
    const file = renderTrack({ durationSeconds: 60, bells });
    const trackRate = 8000;
    const seconds = 60 + secondsOf('complete');
    const context = new OfflineAudioContext(1, seconds * trackRate, trackRate);
    const track = await context.decodeAudioData(await file.arrayBuffer());
    await expect(track.duration).toBe(seconds);
    for (const { offset, voice } of bells) strike(voice, context.destination, offset);
    const live = (await context.startRendering()).getChannelData(0);
    const difference = track.getChannelData(0).map((sample, at) => sample - (live[at] ?? 0));
    await expect(peak(difference)).toBeLessThan(0.01);

    const audio = new Audio(URL.createObjectURL(file));
    // A browser plays without a press what is not heard.
    audio.muted = true;
    await audio.play();
    await expect(audio.duration).toBeCloseTo(seconds, 2);
    audio.currentTime = 58;
    await waitFor(() => expect(audio.currentTime).toBeGreaterThan(58));
    await waitFor(() => expect(audio.seeking).toBe(false));
    audio.pause();
    URL.revokeObjectURL(audio.src);
  },
};
