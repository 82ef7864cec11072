/**
 * How a story is pictured. Every story is seen in both themes; a screen also on a phone, there in the
 * two languages that break a layout first, one with long words and one with other letters, and with
 * the largest text on the smallest phone.
 */
const everyStory = [
  { theme: 'light', language: 'en', width: 'full' },
  { theme: 'dark', language: 'en', width: 'full' },
];
const onPhone = ['en', 'de', 'ja'].map((language) => ({
  theme: 'light',
  language,
  width: '375',
}));
const largeText = { theme: 'light', language: 'de', width: '320', textSize: '200' };

export const looks = [...everyStory, ...onPhone, largeText];

/** The width of the page in a look without one of its own. */
export const fullWidth = 1280;

const isScreen = ({ title }) => /^(?:Screens|Flows)\//.test(title);

/**
 * Whether a story shows something in a look that it does not show in an earlier one. What its own
 * `globals` pin is the same in every look.
 * @param story `{ title, globals }`
 */
export function isWorth(story, look) {
  const seen = isScreen(story) ? looks : everyStory;
  const shown = (one) => JSON.stringify({ ...one, ...story.globals });
  const first = seen.find((one) => shown(one) === shown(look));
  return seen.includes(look) && first === look;
}

/** The width in pixels at which a story stands in a look. */
export function widthOf(story, look) {
  const { width } = { ...look, ...story.globals };
  return width === 'full' ? fullWidth : Number(width);
}

/** A look in words, for people. */
export const inWords = ({ theme, language, width, textSize = '100' }) =>
  [
    { light: 'dawn', dark: 'night' }[theme],
    { en: '', de: 'German', ja: 'Japanese' }[language],
    width === 'full' ? '' : `${width} px`,
    textSize === '100' ? '' : `${textSize} %`,
  ]
    .filter(Boolean)
    .join(', ');
