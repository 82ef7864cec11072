export { ClassEditor, type ClassEditorProps } from './ClassEditor.tsx';
export type {
  ClassConflict,
  ClassEditorActions,
  ClassEditorState,
  ClassSaving,
  EditedState,
  ReadOnlyState,
} from './types.ts';
