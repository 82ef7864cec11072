export { keptReason, loadFailure } from '../../../shared/src/loadFailure.ts';
