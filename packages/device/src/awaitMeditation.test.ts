import { expect, it, vi } from 'vitest';
import { awaitMeditation, meditationKeyOf } from './awaitMeditation.ts';
import { MemoryStorage } from './testing/memoryStorage.ts';

function open(localStorage = new MemoryStorage()) {
  const view = Object.assign(new EventTarget(), { localStorage }) as unknown as Window;
  const dispatch = (key: string | null, newValue: string | null) =>
    view.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  const onMeditation = vi.fn();
  return { view, dispatch, onMeditation, stop: awaitMeditation('asha', onMeditation, view) };
}

it('finds the meditation that lies here', () => {
  const storage = new MemoryStorage();
  storage.setItem(meditationKeyOf('asha'), '{}');
  expect(open(storage).onMeditation).toHaveBeenCalledOnce();
});

it('reports the meditation that another tab begins, while it waits', () => {
  const { dispatch, onMeditation, stop } = open();
  dispatch(meditationKeyOf('maya'), '{}');
  dispatch(meditationKeyOf('asha'), null);
  dispatch(null, null);
  expect(onMeditation).not.toHaveBeenCalled();
  dispatch(meditationKeyOf('asha'), '{}');
  expect(onMeditation).toHaveBeenCalledOnce();
  stop();
  dispatch(meditationKeyOf('asha'), '{}');
  expect(onMeditation).toHaveBeenCalledOnce();
});

it('waits on where the browser blocks its storage', () => {
  const view = new EventTarget() as unknown as Window;
  Object.defineProperty(view, 'localStorage', {
    get: () => {
      throw new DOMException('Blocked', 'SecurityError');
    },
  });
  const onMeditation = vi.fn();
  awaitMeditation('asha', onMeditation, view);
  expect(onMeditation).not.toHaveBeenCalled();
});
