import { expect, it, vi } from 'vitest';
import { awaitSit, sitKeyOf } from './awaitSit.ts';
import { MemoryStorage } from './testing/memoryStorage.ts';

function open(localStorage = new MemoryStorage()) {
  const view = Object.assign(new EventTarget(), { localStorage }) as unknown as Window;
  const tell = (key: string | null, newValue: string | null) =>
    view.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  const onSit = vi.fn();
  return { view, tell, onSit, stop: awaitSit('asha', onSit, view) };
}

it('finds the meditation that lies here', () => {
  const storage = new MemoryStorage();
  storage.setItem(sitKeyOf('asha'), '{}');
  expect(open(storage).onSit).toHaveBeenCalledOnce();
});

it('reports the meditation that another tab begins, while it waits', () => {
  const { tell, onSit, stop } = open();
  tell(sitKeyOf('maya'), '{}');
  tell(sitKeyOf('asha'), null);
  tell(null, null);
  expect(onSit).not.toHaveBeenCalled();
  tell(sitKeyOf('asha'), '{}');
  expect(onSit).toHaveBeenCalledOnce();
  stop();
  tell(sitKeyOf('asha'), '{}');
  expect(onSit).toHaveBeenCalledOnce();
});

it('waits on where the browser blocks its storage', () => {
  const view = new EventTarget() as unknown as Window;
  Object.defineProperty(view, 'localStorage', {
    get: () => {
      throw new DOMException('Blocked', 'SecurityError');
    },
  });
  const onSit = vi.fn();
  awaitSit('asha', onSit, view);
  expect(onSit).not.toHaveBeenCalled();
});
