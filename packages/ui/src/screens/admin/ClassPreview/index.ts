export { ClassPreview, type ClassPreviewProps } from './ClassPreview.tsx';
