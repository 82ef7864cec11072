import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  // React's own warnings, which fail a story, exist in its development build only.
  define: { 'process.env.NODE_ENV': JSON.stringify('development') },
  build: { reportCompressedSize: false },
  plugins: [react(), vanillaExtractPlugin()],
  // Imports that appear only after a transform; found late, they make the development server reload.
  optimizeDeps: {
    include: [
      '@vanilla-extract/dynamic',
      'msw',
      'msw-storybook-addon/csf3',
      'msw/browser',
      'msw/experimental',
      'react-aria-components',
    ],
  },
});
