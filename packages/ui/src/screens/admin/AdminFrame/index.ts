export { AdminFrame, type AdminFrameProps, type AdminFrameState } from './AdminFrame.tsx';
