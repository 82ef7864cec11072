export { StudentFrameSkeleton } from './StudentFrameSkeleton.tsx';
export {
  type Frame,
  type FramePerson,
  StudentFrame,
  type StudentFrameProps,
  StudentShell,
} from './StudentFrame.tsx';
