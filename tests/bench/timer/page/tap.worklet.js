/* global AudioWorkletProcessor, currentTime, registerProcessor, sampleRate -- this runs on the audio thread */

/** A sound begins after so much silence, in seconds. */
const silence = 0.1;

/** For so long from the beginning of a sound it is noted when the browser asks for portions (seconds). */
const watched = 0.5;

/** Blocks that follow each other so quickly were asked for at once, in milliseconds. */
const atOnceMs = 1;

/**
 * Listens to what is rendered, on the thread that renders it, and tells at which wall-clock moment a
 * sound begins (epoch milliseconds). A portion of sound may be asked for late and still be in time:
 * what counts is by how much the audio clock was ahead of the wall clock in the middle of all cases of
 * the half second from the beginning on. Time that the clock has lost before is in it.
 */
class Tap extends AudioWorkletProcessor {
  constructor({ processorOptions }) {
    super();
    this.isHeard = processorOptions.isHeard;
  }
  lastSound = -Infinity;
  /** Where sounds began whose moment is not known yet, and how far ahead the clock was at each ask. */
  begun = [];
  lastBlock = -Infinity;
  /** By how much the audio clock was ahead at the last ask, in milliseconds. */
  ahead = 0;
  process([input], [output]) {
    const now = Date.now();
    if (now - this.lastBlock > atOnceMs) {
      this.ahead = currentTime * 1000 - now;
      for (const sound of this.begun) sound.ahead.push(this.ahead);
    }
    this.lastBlock = now;
    while (this.begun[0] && currentTime - this.begun[0].at > watched) {
      const { at, ahead } = this.begun.shift();
      this.port.postMessage(at * 1000 - middleOf(ahead));
    }
    const [samples] = input;
    if (!samples) return true;
    if (this.isHeard) for (const channel of output) channel.set(samples);
    for (let index = 0; index < samples.length; index++) {
      if (samples[index] === 0) continue;
      const at = currentTime + index / sampleRate;
      if (at - this.lastSound > silence) this.begun.push({ at, ahead: [this.ahead] });
      this.lastSound = at;
    }
    return true;
  }
}

const middleOf = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

registerProcessor('tap', Tap);
