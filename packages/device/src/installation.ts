/** The browser's own event; it stands in no list of types yet. */
interface BeforeInstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const isInstallPrompt = (event: Event): event is BeforeInstallPromptEvent => 'prompt' in event;

/** The browser's offer to install the app, held until a person wants it. */
export interface Installation {
  /** False where the browser makes no offer, and once the app is installed. */
  isOffered: () => boolean;
  watch: (onChange: () => void) => () => void;
  /** Lets the browser ask; false when the person declined there. */
  install: () => Promise<boolean>;
}

/**
 * Catches the offer. It comes once, soon after the page has loaded, so this must be there from the
 * start.
 */
export function createInstallation(view: EventTarget = window): Installation {
  let offer: BeforeInstallPromptEvent | null = null;
  const watchers = new Set<() => void>();
  const set = (next: BeforeInstallPromptEvent | null) => {
    offer = next;
    for (const watcher of watchers) watcher();
  };
  view.addEventListener('beforeinstallprompt', (event) => {
    // The browser's own banner would come in the middle of something.
    event.preventDefault();
    if (isInstallPrompt(event)) set(event);
  });
  view.addEventListener('appinstalled', () => set(null));
  return {
    isOffered: () => offer !== null,
    watch: (onChange) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    install: async () => {
      const asked = offer;
      // It can be used once.
      set(null);
      const answer = await asked?.prompt();
      return answer?.outcome === 'accepted';
    },
  };
}
