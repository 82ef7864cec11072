import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { flows } from '../../../../packages/domain/src/guide/flows.ts';
import { MovingFigure } from '../../../../packages/ui/src/components/PoseFigure/MovingFigure.tsx';
import '../../../../packages/ui/src/theme/global.css.ts';
import type { Frame } from '../figure.types.ts';

const steps = flows['surya-namaskar'];
const rounds = 2;

/** Shorter than in a practice, so that it takes less time: what a frame costs is the same. */
const stepMs = 1500;

const container = document.querySelector('#figure');
if (!container) throw new Error('The page has no place for the figure.');

const frames: Frame[] = [];
let step = 0;
let beganAt = performance.now();

/** The figure's own loop, watched: nobody else asks for frames here. */
const asIs = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (draw) =>
  asIs((time) => {
    const before = performance.now();
    const outline = container.querySelector('path')?.getAttribute('d');
    draw(time);
    frames.push({
      step,
      atMs: before - beganAt,
      scriptMs: performance.now() - before,
      isDrawn: container.querySelector('path')?.getAttribute('d') !== outline,
    });
  });

function Rounds() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    step = count;
    beganAt = performance.now();
    if (count === rounds * steps.length) {
      Object.assign(window, { report: frames });
      return undefined;
    }
    const timer = setTimeout(() => setCount(count + 1), stepMs);
    return () => clearTimeout(timer);
  }, [count]);
  return (
    <MovingFigure
      elapsedMs={0}
      ground="tile"
      index={count % steps.length}
      isRunning={count < rounds * steps.length}
      name={null}
      personKey="surya-namaskar"
      stepMs={stepMs}
      steps={steps}
    />
  );
}

createRoot(container).render(<Rounds />);
