// Draws the moving picture of the README and the sheet of all flows for designers from the figures:
// node scripts/run.mjs node scripts/flow-pictures.mjs. Run it when a figure of a flow, a color or a word has
// changed, and commit what it wrote.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { flows } from '../packages/domain/src/guide/flows.ts';
import { personOf } from '../packages/ui/src/components/PoseFigure/head.ts';
import { drawFlow } from '../packages/ui/src/components/PoseFigure/move/drawFlow.ts';
import { matOf } from '../packages/ui/src/components/PoseFigure/renderFigure.ts';
import { dawn } from '../packages/ui/src/theme/dawn.ts';
import { night } from '../packages/ui/src/theme/night.ts';
import { root } from './cli.mjs';

const key = 'surya-namaskar';

/** The first half of a round ends as it begins; the second one is the same with the other foot. */
const steps = flows[key].slice(0, 12);

const stepSeconds = 3;
/** How much of a step moves, and how many straight pieces make up the move. */
const moving = { share: 0.7, pieces: 6 };

/** Then it stops: readers should not have something moving beside the text for good. */
const rounds = 3;

const person = personOf(key);
const flow = drawFlow(flows[key], person.style);
const seconds = steps.length * stepSeconds;

/** Moments of the round, 0 to 1, and how the figure stands at each. */
const frames = steps.flatMap((_, index) =>
  Array.from({ length: moving.pieces + 1 }, (_, piece) => {
    const t = piece / moving.pieces;
    return { at: (index + t * moving.share) / steps.length, shapes: flow.shapesAt(index, t) };
  }),
);
frames.push({ at: 1, shapes: flow.shapesAt(steps.length - 1, 1) });

const round = (number, digits) => String(Math.round(number * 10 ** digits) / 10 ** digits);
const short = (d) => d.replaceAll(/-?\d+\.\d+/g, (number) => round(Number(number), 1));

function path(number) {
  const { material } = frames[0].shapes[number];
  const outlines = frames.map(({ at, shapes }) => ({ at, d: short(shapes[number].d) }));
  const commands = new Set(outlines.map(({ d }) => d.replaceAll(/[-\d. ]/g, '')));
  if (commands.size > 1) throw new Error(`Shape ${number} is not drawn alike throughout.`);
  // A frame equal to both its neighbors adds nothing.
  const needed = outlines.filter(
    ({ d }, at) => d !== outlines[at - 1]?.d || d !== outlines[at + 1]?.d,
  );
  return `<path class="${material}" d="${outlines[0].d}">${animate(
    'd',
    needed.map(({ d }) => d),
    needed.map(({ at }) => at),
  )}</path>`;
}

function animate(attribute, values, times, mode = 'linear') {
  const keyTimes = times.map((time) => round(time, 4)).join(';');
  return `<animate attributeName="${attribute}" calcMode="${mode}" dur="${seconds}s" repeatCount="${rounds}" fill="freeze" values="${values.join(';')}" keyTimes="${keyTimes}"/>`;
}

const texts = JSON.parse(
  await readFile(join(root, 'packages/i18n/locales/en/student.json'), 'utf8'),
);

function word(step, index) {
  const values = steps.map((_, at) => (at === index ? 1 : 0));
  const times = steps.map((_, at) => at / steps.length);
  const last = index === steps.length - 1 ? 1 : 0;
  return `<text opacity="${index === 0 ? 1 : 0}">${texts.practice.step[step.word]}${animate('opacity', [...values, last], [...times, 1], 'discrete')}</text>`;
}

const colors = ({ paper, ink, sun, figure }) => {
  const skin = { skin: figure[`skin${person.skin}`], skinFar: figure[`skin${person.skin}Far`] };
  const { top, topFar, legs, legsFar, mat } = figure;
  const fills = { paper, text: ink, sun, mat, top, topFar, legs, legsFar, ...skin };
  fills.hair = figure[`hair${person.hair}`];
  return Object.entries(fills)
    .map(([name, fill]) => `${name === 'text' ? name : `.${name}`}{fill:${fill}}`)
    .join('');
};

/** One position, on its sun and its mat. */
function position({ view, shapesAt }, index) {
  const { x, y, width, height, rx } = matOf(view);
  const body = shapesAt(index, 1).map(
    ({ material, d }) => `<path class="${material}" d="${short(d)}"/>`,
  );
  return { body: body.join(''), ground: groundOf({ x, y, width, height, rx }) };
}

const groundOf = ({ x, y, width, height, rx }) =>
  `<circle class="sun" cx="60" cy="57" r="44"/><rect class="mat" x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}"/>`;

const svg = ({ width, height, title, style = '', content }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img"><title>${title}</title><style>${colors(dawn)}text{font:9px Marcellus,Georgia,serif;text-anchor:middle}@media(prefers-color-scheme:dark){${colors(night)}}${style}</style><rect class="paper" width="${width}" height="${height}" rx="10"/>${content}</svg>\n`;

/** Where nothing may move: the arms are up. */
const shown = 1;
const { ground, body } = position(flow, shown);
const moves = frames[0].shapes.map((_, number) => path(number)).join('');
const words = {
  moving: steps.map(word).join(''),
  still: `<text>${texts.practice.step[steps[shown].word]}</text>`,
};
await writeFile(
  join(root, 'docs/flow.svg'),
  svg({
    width: 240,
    height: 150,
    title: 'A Sun Salutation',
    style:
      '.still{display:none}@media(prefers-reduced-motion:reduce){.moves{display:none}.still{display:inline}}',
    content: `<g transform="translate(60 8)">${ground}<g class="moves">${moves}</g><g class="still">${body}</g></g><g transform="translate(120 134)"><g class="moves">${words.moving}</g><g class="still">${words.still}</g></g>`,
  }),
);

/** How many positions stand beside each other in the sheet, and what each takes. */
const columns = 12;
const tile = { width: 64, height: 76 };

const rows = Object.values(flows).flatMap((all) => {
  const again = all.indexOf(all[0], 1);
  const drawn = drawFlow(all, person.style);
  const positions = (again === -1 ? all : all.slice(0, again)).map((_, index) => {
    const { ground, body } = position(drawn, index);
    return `<g transform="scale(.5)">${ground}${body}</g><text x="30" y="66">${index + 1}</text>`;
  });
  return Array.from({ length: Math.ceil(positions.length / columns) }, (_, row) =>
    positions.slice(row * columns, (row + 1) * columns),
  );
});
const sheet = rows.flatMap((positions, row) =>
  positions.map(
    (each, column) =>
      `<g transform="translate(${8 + column * tile.width} ${8 + row * tile.height})">${each}</g>`,
  ),
);
await writeFile(
  join(root, 'docs/flows.svg'),
  svg({
    width: 12 + columns * tile.width,
    height: 8 + rows.length * tile.height,
    title: 'The positions of all flows',
    content: sheet.join(''),
  }),
);
