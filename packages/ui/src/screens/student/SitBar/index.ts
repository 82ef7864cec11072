export { SitBar, type SitBarProps } from './SitBar.tsx';
