export {
  type Frame,
  type FramePerson,
  StudentFrame,
  type StudentFrameProps,
} from './StudentFrame.tsx';
