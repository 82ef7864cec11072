/** What only a meditation needs whose breath is led; a file of its own, so that the others do without. */
export { leadBreath } from '@niyama/device';
export { breathTones } from '@niyama/domain';
