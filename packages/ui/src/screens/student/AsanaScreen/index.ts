export {
  type AsanaActions,
  type AsanaLogin,
  AsanaScreen,
  type AsanaScreenProps,
  type AsanaState,
} from './AsanaScreen.tsx';
