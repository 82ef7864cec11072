import { defineConfig } from 'vite';
import { targets } from '../../vite.browsers.ts';

/** The service worker, a script without modules; scripts/worker.mjs puts the list of files into it. */
export default defineConfig({
  publicDir: false,
  build: {
    target: targets,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'src/sw/sw.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
