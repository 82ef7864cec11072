export {
  DashboardScreen,
  type DashboardScreenProps,
  type DashboardState,
} from './DashboardScreen.tsx';
