import { mkdirSync, writeFileSync } from 'node:fs';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import {
  classEditorMachine,
  dailyPracticeMachine,
  libraryImportMachine,
  meditationMachine,
  meditationTimerMachine,
  outboxMachine,
  poseTimerMachine,
  practiceClaimMachine,
  practiceMachine,
  practicePageMachine,
  sequenceMachine,
  sessionMachine,
} from '../packages/machines/src/index.ts';

/** The machines and what each protects. */
const machines: [AnyStateMachine, string][] = [
  [sessionMachine, 'Who is signed in on this device, over all its tabs.'],
  [dailyPracticeMachine, 'The daily load of the home panel.'],
  [poseTimerMachine, 'The countdown of one set.'],
  [practiceMachine, 'One practice of a pose through its sets.'],
  [practicePageMachine, 'The page of a practice, from its address to what runs on it.'],
  [practiceClaimMachine, 'Which tab practices; the others say so, and can take it over.'],
  [meditationMachine, 'Which tab a meditation runs in; the others follow.'],
  [meditationTimerMachine, 'A meditation with its bells.'],
  [sequenceMachine, 'Several poses one after the other, with a rest between them.'],
  [libraryImportMachine, 'An import of poses or translations from a file.'],
  [classEditorMachine, 'A class as somebody edits it, until the server has it.'],
  [outboxMachine, 'What a student did on its way to the server.'],
];

const folder = new URL('../docs/diagrams/', import.meta.url);

/** The text of every diagram by its file name, as the code of the machines has it now. */
export function drawDiagrams(): Map<string, string> {
  return new Map(machines.map(([machine, about]) => [`${machine.id}.md`, page(machine, about)]));
}

function page(machine: AnyStateMachine, about: string): string {
  const lines = [
    `# ${machine.id}`,
    '',
    about,
    '',
    'Drawn from the code by `npx node scripts/diagrams.ts`; a test fails when it differs. Events that',
    'change no state are left out. What stands in brackets is the guard.',
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...inside(machine.root, 1),
    ...edges(machine.root),
    '```',
    '',
  ];
  return lines.join('\n');
}

const children = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);
const nameOf = (node: AnyStateNode) => node.path.join('_');

/** The states of a node, the nested ones in a frame of their own. */
function inside(node: AnyStateNode, depth: number): string[] {
  const indent = '  '.repeat(depth);
  const first = node.initial.target[0];
  return [
    ...(first ? [`${indent}[*] --> ${nameOf(first)}`] : []),
    ...children(node).flatMap((child) => [
      `${indent}state "${child.key}" as ${nameOf(child)}`,
      ...(children(child).length > 0
        ? [`${indent}state ${nameOf(child)} {`, ...inside(child, depth + 1), `${indent}}`]
        : []),
      ...(child.type === 'final' ? [`${indent}${nameOf(child)} --> [*]`] : []),
    ]),
  ];
}

function edges(node: AnyStateNode): string[] {
  const own = [...node.transitions.values()].flat().concat(node.always ?? []);
  return [...own.flatMap(draw), ...children(node).flatMap(edges)];
}

function draw(transition: AnyTransitionDefinition): string[] {
  const [target] = transition.target ?? [];
  if (!target) return [];
  const label = [eventLabel(transition), guardLabel(transition)].filter(Boolean).join(' ');
  return startsOf(transition.source, target, transition.eventType).map(
    (start) => `  ${nameOf(start)} --> ${nameOf(target)}${label ? `: ${label}` : ''}`,
  );
}

/** An arrow cannot start at a frame that it stays within: it starts at the states inside instead. */
function startsOf(source: AnyStateNode, target: AnyStateNode, event: string): AnyStateNode[] {
  if (source === target || !isWithin(target, source)) return [source];
  return children(source)
    .filter((child) => !child.transitions.has(event))
    .flatMap((child) => startsOf(child, target, event));
}

const isWithin = (node: AnyStateNode, frame: AnyStateNode) =>
  frame.path.every((key, index) => node.path[index] === key);

function eventLabel({ eventType, source }: AnyTransitionDefinition): string {
  const delay = /^xstate\.after\.([^.]+)\./.exec(eventType)?.[1];
  if (delay) return `after ${delay}`;
  const child = /^xstate\.snapshot\.(.+)$/.exec(eventType)?.[1];
  if (child) return `${child} changed`;
  const actor = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType);
  if (!actor) return eventType;
  const src = source.invoke.find(({ id }) => id === actor[2])?.src;
  if (typeof src !== 'string') throw new Error(`${eventType} comes from an actor without a name`);
  return `${src} ${actor[1] === 'done' ? 'done' : 'failed'}`;
}

function guardLabel({ guard }: AnyTransitionDefinition): string {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return `[${guard}]`;
  if (typeof guard === 'object' && 'type' in guard) return `[${guard.type}]`;
  throw new Error('A guard has no name');
}

if (import.meta.main) {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of drawDiagrams()) writeFileSync(new URL(name, folder), text);
}
