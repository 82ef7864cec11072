export { ClassList } from './ClassList.tsx';
export { ClassPlan } from './ClassPlan.tsx';
export { NoClass } from './NoClass.tsx';
export { SaveDialog } from './SaveDialog.tsx';
export { SwapDialog } from './SwapDialog.tsx';
