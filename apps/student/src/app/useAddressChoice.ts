export { useAddressChoice } from '../../../shared/src/useAddressChoice.ts';
