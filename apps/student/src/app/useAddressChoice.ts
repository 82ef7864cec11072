export { useAddressChoice } from '@niyama/app/useAddressChoice.ts';
