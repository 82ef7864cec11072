/** What a lock screen says of a meditation. */
export interface LockScreenText {
  title: string;
  /** The line below the title. */
  subtitle?: string;
  /** Address of a picture. */
  picture?: string;
}

interface LockScreenOptions extends LockScreenText {
  /** Seconds of the meditation. */
  durationSeconds: number;
  /** Somebody pressed play there, or on a headset. */
  onPlay: () => void;
  /** Somebody pressed pause or stop there, or on a headset. */
  onPause: () => void;
  /** Absent in browsers that know no Media Session. */
  session: MediaSession | undefined;
}

/** The controls of a lock screen, a headset or a keyboard. */
export interface LockScreen {
  /** @param elapsed seconds of the meditation that are over. */
  show: (state: 'playing' | 'paused', elapsed: number) => void;
  clear: () => void;
}

/** Without a way to seek: a meditation passes as time does. */
const actions = ['play', 'pause', 'stop'] as const;

/** Shows a meditation where the device shows what is playing. */
export function createLockScreen({ session, ...options }: LockScreenOptions): LockScreen {
  const { title, subtitle = '', picture, durationSeconds, onPlay, onPause } = options;
  const handlers = { play: onPlay, pause: onPause, stop: onPause };
  const handle = (isHandled: boolean) => {
    for (const action of actions) {
      try {
        session?.setActionHandler(action, isHandled ? handlers[action] : null);
      } catch {
        // An action that this browser does not know.
      }
    }
  };
  return {
    show: (state, elapsed) => {
      if (!session) return;
      session.metadata = new MediaMetadata({
        title,
        artist: subtitle,
        artwork: picture ? [{ src: picture }] : [],
      });
      session.playbackState = state;
      handle(true);
      const position = Math.min(Math.max(0, elapsed), durationSeconds);
      session.setPositionState?.({ duration: durationSeconds, position, playbackRate: 1 });
    },
    clear: () => {
      if (!session) return;
      session.metadata = null;
      session.playbackState = 'none';
      handle(false);
      session.setPositionState?.();
    },
  };
}
