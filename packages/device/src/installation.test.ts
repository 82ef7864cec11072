import { describe, expect, it, vi } from 'vitest';
import { createInstallation } from './installation.ts';

function newBrowser(outcome = 'accepted') {
  const view = new EventTarget();
  const prompt = vi.fn<() => Promise<{ outcome: string }>>(async () => ({ outcome }));
  const offer = () => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    view.dispatchEvent(event);
    return event;
  };
  return { view, prompt, offer };
}

describe('the offer to install', () => {
  it('waits for the person instead of showing by itself', () => {
    const { view, prompt, offer } = newBrowser();
    const installation = createInstallation(view);
    expect(installation.isOffered()).toBe(false);
    expect(offer().defaultPrevented).toBe(true);
    expect(installation.isOffered()).toBe(true);
    expect(prompt).not.toHaveBeenCalled();
  });

  it.each([
    ['accepted', true],
    ['dismissed', false],
  ])('is made once, whether it is %s or not', async (outcome, isInstalled) => {
    const { view, prompt, offer } = newBrowser(outcome);
    const installation = createInstallation(view);
    offer();
    expect(await installation.install()).toBe(isInstalled);
    expect(installation.isOffered()).toBe(false);
    expect(await installation.install()).toBe(false);
    expect(prompt).toHaveBeenCalledOnce();
  });

  it('ends when the app is installed in another way, and reports each change', () => {
    const { view, offer } = newBrowser();
    const installation = createInstallation(view);
    const onChange = vi.fn<() => void>();
    const stop = installation.watch(onChange);
    offer();
    view.dispatchEvent(new Event('appinstalled'));
    expect(installation.isOffered()).toBe(false);
    expect(onChange).toHaveBeenCalledTimes(2);
    stop();
    offer();
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});
