export { AdminFrameSkeleton } from './AdminFrameSkeleton.tsx';
export { AdminFrame, type AdminFrameProps, AdminShell } from './AdminFrame.tsx';
export type { AdminFrameState } from './types.ts';
