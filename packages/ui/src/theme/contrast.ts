/** The parts of `oklch(L% C H)`, without alpha: a color that is read must not let through. */
const pattern = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/;

/** Relative luminance of an opaque oklch color, as WCAG 2.2 defines it; 0 to 1. */
function luminance(color: string): number {
  const parts = pattern.exec(color);
  if (!parts) throw new Error(`Not an opaque oklch color: ${color}`);
  const [lightness = 0, chroma = 0, hue = 0] = parts.slice(1).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  // Oklab to linear sRGB, by its author's matrices: https://bottosson.github.io/posts/oklab/
  const l = (lightness / 100 + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness / 100 - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness / 100 - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  const [r = 0, g = 0, bl = 0] = [red, green, blue].map((value) => Math.min(1, Math.max(0, value)));
  return 0.2126 * r + 0.7152 * g + 0.0722 * bl;
}

/** How far two oklch colors stand apart, as WCAG 2.2 defines it; 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((x, y) => y - x) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}
