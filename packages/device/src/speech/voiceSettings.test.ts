import { expect, it } from 'vitest';
import { voiceSettings } from './voiceSettings.ts';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15', 'apple'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'apple'],
  ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36', 'android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 'windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'other'],
])('knows where the voices of %s are', (userAgent, settings) => {
  expect(voiceSettings(userAgent)).toBe(settings);
});
