export { OutboxBar, type OutboxBarProps } from './OutboxBar.tsx';
