export { loadFailure, staleReason } from '../../../shared/src/loadFailure.ts';
