import { createOutboxStore, createRunningPracticeStore, createSequenceStore } from '@niyama/device';
import {
  type Asana,
  newSequence,
  paths,
  type RunningPractice,
  type Sequence,
} from '@niyama/domain';
import {
  api,
  completionResult,
  completionResultToAnswer,
  home,
  homeToAnswer,
  mockApi,
  student,
  suryaNamaskar,
  treePose,
  warriorTwo,
} from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { speech } from '@niyama/app/practice/speech.ts';
import { answerPoses } from '../../testing/answerPoses.ts';
import { practiceTime } from '@niyama/app/testing/practiceTime.ts';
import { stepOf } from '@niyama/app/testing/stepOf.ts';
import { withStudentApp } from '../../testing/withStudentApp.tsx';
import PracticeRoute from '../practice.tsx';

const wayIn = 'Stand on the mat.';
const wayOut = 'Shake out your legs.';
const tree: Asana = { ...treePose, durationSeconds: 1 };
const spoken = { entering: wayIn, holding: 'Breathe evenly.', leaving: wayOut };
const asanasOf = (...poses: Asana[]) => answerPoses(poses, spoken);
const { profile } = home;
const guidedHome = homeToAnswer({
  ...home,
  profile: { ...profile, settings: { ...profile.settings, guidance: 'full' } },
});
const guided = http.post(api('/rest/v1/rpc/home'), () => HttpResponse.json(guidedHome));
const record = http.post(api('/rest/v1/rpc/record_completion'), async ({ request }) => {
  const { completion } = (await request.json()) as { completion: { id: string } };
  return HttpResponse.json(completionResultToAnswer({ ...completionResult, id: completion.id }));
});
const withPoses = (...poses: Asana[]) =>
  mockApi({ asanas: asanasOf(...poses), home: guided, recordCompletion: record });

const sequences = () => createSequenceStore(student.id, { storage: () => localStorage });
const running = () => createRunningPracticeStore(student.id, { storage: () => localStorage });
const sequenceId = 'c0ffee00-0000-4000-8000-0000000000ab';
/** Where a sequence stands in the app. */
const inSequence = { studentApp: { path: paths.run(sequenceId, 'library') } };
const sequenceOf = (...poses: Asana[]): Sequence =>
  newSequence(
    {
      id: sequenceId,
      source: 'library',
      run: null,
      steps: poses.map((pose) => stepOf(pose)),
    },
    Date.now(),
  );
const leftOf = (pose: Asana, passedSeconds: number): RunningPractice => ({
  id: 'c0ffee00-0000-4000-8000-0000000000ac',
  asanaId: pose.id,
  name: pose.name,
  source: 'library',
  run: null,
  durationSeconds: pose.durationSeconds,
  sets: 1,
  setNumber: 1,
  remainingSeconds: pose.durationSeconds - passedSeconds,
  isComplete: false,
  intervals: [{ startedAt: Date.now() - passedSeconds * 1000, endedAt: Date.now() }],
  jumps: [],
  savedAt: Date.now(),
});

/** What the voice was given to say, in order; `-` marks where it was stopped. */
let heard: string[] = [];

const meta = {
  title: 'Flows/Student/Practice voice',
  component: PracticeRoute,
  parameters: { layout: 'fullscreen', ...withPoses(tree, warriorTwo), width: '375' },
  decorators: [withStudentApp({ path: paths.practice(tree.id, 'library'), isFramed: false })],
  beforeEach: async () => {
    heard = [];
    spyOn(speech, 'canSpeak').mockReturnValue(true);
    spyOn(speech, 'say').mockImplementation((texts) => {
      heard.push(texts.map(({ text }) => text).join(' '));
    });
    spyOn(speech, 'stop').mockImplementation(() => {
      if (heard.length > 0) heard.push('-');
    });
    await createOutboxStore().clear(student.id);
    for (const { id } of running().list()) running().forget(id);
    sequences().forget(sequences().read()?.id ?? '');
    practiceTime.stop();
    return practiceTime.run;
  },
} satisfies Meta<typeof PracticeRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const summary = () => screen.findByRole('main', { name: 'Your practice is complete' });

/** What was said before a pause is over: of a hold only its next word is said. */
export const GoesOnInSilence: Story = {
  parameters: withPoses(treePose),
  play: async () => {
    await press('Start');
    await press('Start now');
    await press('Pause');
    await press('Resume');
    await expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
    await waitFor(() => expect(heard.at(-1)).toBe('-'));
    await expect(heard.filter((words) => words !== '-')).toEqual([`${treePose.name}. ${wayIn}`]);
  },
};

let settingsAnswer = Promise.withResolvers<void>();

/** Without the settings a practice would begin in silence, and before the health notice. */
export const WaitsForTheSettings: Story = {
  parameters: mockApi({
    asanas: asanasOf(treePose),
    home: http.post(api('/rest/v1/rpc/home'), async () => {
      await settingsAnswer.promise;
      return HttpResponse.json(guidedHome);
    }),
  }),
  beforeEach: () => {
    settingsAnswer = Promise.withResolvers();
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: treePose.name })).toBeVisible();
    await expect(screen.getByText('Loading...')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
    settingsAnswer.resolve();
    await press('Start');
    await waitFor(() => expect(heard).toEqual([`${treePose.name}. ${wayIn}`]));
  },
};

/** A student who resumes in the middle of a step hears its words, also after a reload; time stands still here. */
export const GoesOnInAStep: Story = {
  parameters: {
    ...withPoses(suryaNamaskar),
    studentApp: { path: paths.practice(suryaNamaskar.id, 'library') },
  },
  beforeEach: () => running().write(leftOf(suryaNamaskar, 7.6)),
  play: async () => {
    await press('Continue');
    await press('Resume');
    await waitFor(() => expect(heard).toEqual(['Out, fold forward']));
  },
};

/** If the pose before is gone, there is no rest, and the way in is spoken while getting ready. */
export const NoRestBefore: Story = {
  parameters: { ...withPoses(warriorTwo), ...inSequence },
  beforeEach: () => sequences().write(sequenceOf(tree, warriorTwo)),
  play: async () => {
    await expect(await screen.findByText('Pose 2 of 2')).toBeVisible();
    await waitFor(() => expect(heard).toContain(`Warrior 2 ${wayIn}`));
  },
};

/** After a rest that spoke the way in, the voice only says 'Get ready'. */
export const ToldInTheRest: Story = {
  parameters: inSequence,
  beforeEach: () =>
    sequences().write({ ...sequenceOf(tree, warriorTwo), index: 1, restSeconds: 7 }),
  play: async () => {
    await press('Resume rest');
    await waitFor(() => expect(heard.at(-1)).toBe(`Warrior 2 ${wayIn}`));
    await press('Skip rest');
    await waitFor(() => expect(heard.at(-1)).toBe('Get ready'));
  },
};

/** If a pause of the rest cut the way in off, the voice repeats it before the set. */
export const ToldAfterThePause: Story = {
  parameters: inSequence,
  beforeEach: () => {
    spyOn(speech, 'isSpeaking').mockReturnValue(true);
    sequences().write({ ...sequenceOf(tree, warriorTwo), index: 1, restSeconds: 7 });
  },
  play: async () => {
    await press('Resume rest');
    await waitFor(() => expect(heard.at(-1)).toBe(`Warrior 2 ${wayIn}`));
    await press('Pause rest');
    await waitFor(() => expect(heard.at(-1)).toBe('-'));
    await press('Skip rest');
    await waitFor(() => expect(heard.at(-1)).toBe(`Warrior 2 ${wayIn}`));
  },
};

/** Each step of a block is named, with its side and the words of the teacher. */
export const StepsOfABlock: Story = {
  parameters: { ...withPoses(treePose, warriorTwo), ...inSequence },
  beforeEach: () => {
    const named = {
      ...sequenceOf(),
      run: {
        name: 'Hips on Monday',
        language: 'en' as const,
        versionId: null,
        neededSeconds: null,
        reflectionQuestion: null,
      },
    };
    const steps = [
      stepOf(treePose, { words: 'Press the foot down.' }),
      stepOf(warriorTwo, { side: 'left', link: true, words: 'Look ahead.' }),
    ];
    sequences().write({ ...named, steps });
  },
  play: async () => {
    await press('Start now');
    await waitFor(() => expect(heard.at(-1)).toBe(`${treePose.name}. Press the foot down.`));
    await press('Next');
    await waitFor(() => expect(heard.at(-1)).toBe('Warrior 2 Left side Look ahead.'));
  },
};

/** The way out of the last pose is said over the summary, to its end. */
export const LastWords: Story = {
  parameters: inSequence,
  beforeEach: () => sequences().write(sequenceOf(tree)),
  play: async () => {
    await press('Start now');
    practiceTime.run();
    await expect(await summary()).toBeVisible();
    await expect(heard.at(-1)).toBe(wayOut);
    await press('Done');
    await waitFor(() => expect(screen.getByTestId('elsewhere')).toHaveTextContent('/library'));
    await expect(heard.at(-1)).toBe(wayOut);
  },
};

/** The voice stops when the student leaves in the middle. */
export const LeftInTheMiddle: Story = {
  parameters: inSequence,
  beforeEach: () => sequences().write(sequenceOf(tree, warriorTwo)),
  play: async () => {
    await screen.findByRole('button', { name: 'Start now' });
    await waitFor(() => expect(heard.at(-1)).toBe(`${tree.name}. ${wayIn}`));
    await press('Back');
    await waitFor(() => expect(screen.getByTestId('elsewhere')).toHaveTextContent('/library'));
    await expect(heard.at(-1)).toBe('-');
  },
};

/** What is said of leaving a pose can be read as well, for as long as what follows it is asked. */
export const LastWordsRead: Story = {
  beforeEach: () => {
    spyOn(speech, 'canSpeak').mockReturnValue(false);
  },
  play: async () => {
    await press('Start');
    await press('Start now');
    practiceTime.run();
    const asked = await screen.findByRole('alertdialog', { name: 'You finished Tree' });
    await expect(asked).toHaveTextContent(wayOut);
  },
};

/** The voices that the browser finds from now on. */
const findVoices = (...names: string[]) => {
  const usual = { lang: 'en-US', default: false, localService: true };
  const found = names.map((name) => ({ ...usual, name, voiceURI: name }));
  spyOn(speechSynthesis, 'getVoices').mockReturnValue(found);
  speechSynthesis.dispatchEvent(new Event('voiceschanged'));
};
const forgetVoices = () => {
  speech.chooseVoice('en', null);
  findVoices();
};

/** The voice that is chosen introduces itself, and speaks from then on. */
export const ChoosesAVoice: Story = {
  beforeEach: () => {
    findVoices('Bells', 'Joelle', 'Samantha');
    return forgetVoices;
  },
  play: async () => {
    await press('Sound and cues');
    const voice = await screen.findByRole('combobox', { name: 'Voice' });
    await expect(voice).toHaveDisplayValue('Automatic');
    const names = within(voice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    await expect(names).toEqual(['Automatic', 'Joelle', 'Samantha', 'Bells']);
    await userEvent.selectOptions(voice, 'Samantha');
    await waitFor(() => expect(heard).toEqual(['Breathe evenly and stay soft.']));
    await expect(speech.chosenVoice('en')).toBe('Samantha');
    await expect(localStorage.getItem('niyama.voice.en')).toBe('Samantha');
    await userEvent.selectOptions(voice, 'Automatic');
    await expect(voice).toHaveDisplayValue('Automatic');
    await expect(heard).toHaveLength(2);
    await expect(localStorage.getItem('niyama.voice.en')).toBeNull();
  },
};

/** One voice is no choice; what was chosen is so again when the browser has found it. */
export const FindsVoicesLate: Story = {
  beforeEach: () => {
    findVoices('Joelle');
    speech.chooseVoice('en', 'Samantha');
    return forgetVoices;
  },
  play: async () => {
    await press('Sound and cues');
    await expect(await screen.findByRole('radiogroup', { name: 'Speaking speed' })).toBeVisible();
    await expect(screen.queryByRole('combobox', { name: 'Voice' })).toBeNull();
    findVoices('Joelle', 'Samantha');
    const voice = await screen.findByRole('combobox', { name: 'Voice' });
    await expect(voice).toHaveDisplayValue('Samantha');
    findVoices('Joelle', 'Tom');
    await waitFor(() => expect(voice).toHaveDisplayValue('Automatic'));
  },
};
