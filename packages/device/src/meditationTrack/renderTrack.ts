import type { Tone } from '@niyama/domain';
import { secondsOf } from '../bells/voices.ts';
import { strokeSamples } from './strokeSamples.ts';

/** A bell on a track. */
export interface TrackBell {
  /** Seconds from the beginning of the meditation. */
  offset: number;
  voice: Tone;
}

export interface TrackPlan {
  /** Seconds. The track goes on after them until its last bell has died away. */
  durationSeconds: number;
  /** In the order in which they ring. */
  bells: readonly TrackBell[];
  /** 0 to 1. @default 1 */
  volume?: number;
}

/** Samples a second: the fewest that carry every tone of the voices. */
export const trackRate = 8000;
const bytesPerSample = 2;
const headerBytes = 44;
const silentSeconds = 60;

/** Bells whose sounds meet, from the first sample of the first to the last of the last. */
interface Cluster {
  from: number;
  samples: Float32Array;
}

/**
 * A whole meditation as one file: silence and bells, mono, 16 bits, 8,000 samples a second. A locked phone
 * stops Web Audio and lets a file play on. Two hours are 115 MB to the player, but hardly more than
 * one bell of each voice to the memory: every minute of silence is the same one.
 *
 * @returns a WAV file, which every browser plays and seeks to the sample.
 */
export function renderTrack({ durationSeconds, bells, volume = 1 }: TrackPlan): Blob {
  const parts: BlobPart[] = [];
  const silence = new Blob([new Uint8Array(silentSeconds * trackRate * bytesPerSample)]);
  let position = 0;
  const stayStillUntil = (sample: number) => {
    let bytes = (sample - position) * bytesPerSample;
    for (; bytes >= silence.size; bytes -= silence.size) parts.push(silence);
    if (bytes > 0) parts.push(silence.slice(0, bytes));
    position = Math.max(position, sample);
  };
  // Where no two meet, all strokes of a voice are one: there may be hundreds.
  const sounds = new Map<Float32Array, Blob>();
  const soundOf = (samples: Float32Array) => {
    const sound = sounds.get(samples) ?? new Blob([toBytes(samples, volume)]);
    sounds.set(samples, sound);
    return sound;
  };
  for (const { from, samples } of clustersOf(bells)) {
    stayStillUntil(from);
    parts.push(soundOf(samples));
    position += samples.length;
  }
  stayStillUntil(Math.ceil(durationSeconds * trackRate));
  return new Blob([header(position), ...parts], { type: 'audio/wav' });
}

/** Seconds until the track is over, its last sound included. */
export function trackSeconds({ durationSeconds, bells }: TrackPlan): number {
  return Math.max(durationSeconds, ...bells.map(({ offset, voice }) => offset + secondsOf(voice)));
}

function clustersOf(bells: readonly TrackBell[]): Cluster[] {
  const strokes = new Map<Tone, Float32Array>();
  const strokeOf = (voice: Tone) => {
    const stroke = strokes.get(voice) ?? strokeSamples(voice, trackRate);
    strokes.set(voice, stroke);
    return stroke;
  };
  const clusters: Cluster[] = [];
  for (const { offset, voice } of bells) {
    const from = Math.round(offset * trackRate);
    const stroke = strokeOf(voice);
    const last = clusters.at(-1);
    if (last && from < last.from + last.samples.length) {
      last.samples = mixed(last.samples, stroke, from - last.from);
    } else {
      clusters.push({ from, samples: stroke });
    }
  }
  return clusters;
}

function mixed(samples: Float32Array, stroke: Float32Array, at: number): Float32Array {
  const sum = new Float32Array(Math.max(samples.length, at + stroke.length));
  sum.set(samples);
  stroke.forEach((sample, index) => void (sum[at + index] = (sum[at + index] ?? 0) + sample));
  return sum;
}

function toBytes(samples: Float32Array, volume: number): ArrayBuffer {
  const bytes = new DataView(new ArrayBuffer(samples.length * bytesPerSample));
  samples.forEach((sample, index) => {
    const loud = Math.max(-1, Math.min(1, sample * volume));
    bytes.setInt16(index * bytesPerSample, Math.round(loud * 0x7f_ff), true);
  });
  return bytes.buffer;
}

/** The header of a WAV file with so many samples behind it. */
function header(samples: number): ArrayBuffer {
  const bytes = new DataView(new ArrayBuffer(headerBytes));
  const write = (at: number, text: string) => {
    for (let index = 0; index < text.length; index++) {
      bytes.setUint8(at + index, text.charCodeAt(index));
    }
  };
  const dataBytes = samples * bytesPerSample;
  const pcm = 1;
  const channels = 1;
  write(0, 'RIFF');
  bytes.setUint32(4, headerBytes - 8 + dataBytes, true);
  write(8, 'WAVEfmt ');
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, pcm, true);
  bytes.setUint16(22, channels, true);
  bytes.setUint32(24, trackRate, true);
  bytes.setUint32(28, trackRate * bytesPerSample, true);
  bytes.setUint16(32, bytesPerSample, true);
  bytes.setUint16(34, bytesPerSample * 8, true);
  write(36, 'data');
  bytes.setUint32(40, dataBytes, true);
  return bytes.buffer;
}
