export { AdminFrameBlank } from './AdminFrameBlank.tsx';
export { AdminFrame, type AdminFrameProps, AdminShell } from './AdminFrame.tsx';
export type { AdminFrameState } from './types.ts';
