export { AdminFrameSkeleton } from './AdminFrameSkeleton.tsx';
export { AdminFrame, type AdminFrameProps, AdminShell } from './AdminFrame.tsx';
export { roomForWords } from './AdminFrame.css.ts';
export type { AdminFrameState } from './types.ts';
