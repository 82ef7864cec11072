const browsers: [name: string, mark: RegExp][] = [
  ['Edge', /\bEdgA?(iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const systems: [name: string, mark: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/**
 * What a device is called in a list of them, in names that are the same in every language: at most 80
 * characters of what an unknown browser says of itself.
 */
export function deviceName(userAgent: string): string {
  const nameIn = (names: typeof browsers) => names.find(([, mark]) => mark.test(userAgent))?.[0];
  const names = [nameIn(browsers), nameIn(systems)].filter((name) => name !== undefined);
  return names.join(', ') || userAgent.slice(0, 80);
}
