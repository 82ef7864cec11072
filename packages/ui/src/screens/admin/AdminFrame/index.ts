export { AdminFrameBlank } from './AdminFrameBlank.tsx';
export {
  AdminFrame,
  type AdminFrameProps,
  type AdminFrameState,
  AdminShell,
} from './AdminFrame.tsx';
