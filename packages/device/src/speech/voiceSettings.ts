/**
 * Which system's settings hold the voices.
 *
 * @param userAgent of the browser, which names the system that it runs on.
 */
export function voiceSettings(userAgent: string): 'apple' | 'android' | 'windows' | 'other' {
  if (/android/i.test(userAgent)) return 'android';
  if (/iphone|ipad|mac os/i.test(userAgent)) return 'apple';
  return /windows/i.test(userAgent) ? 'windows' : 'other';
}
