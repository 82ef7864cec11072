export {
  CommunitiesScreen,
  type CommunitiesScreenProps,
  type MembersActions,
} from './CommunitiesScreen.tsx';
export type { CommunitiesDialog, MembersStep, NewcomersState } from './types.ts';
