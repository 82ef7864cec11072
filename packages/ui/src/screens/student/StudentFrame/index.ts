export { FrameBlank } from './FrameBlank.tsx';
export {
  type Frame,
  type FramePerson,
  StudentFrame,
  type StudentFrameProps,
  StudentShell,
} from './StudentFrame.tsx';
