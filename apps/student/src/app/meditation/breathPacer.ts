/** What only a meditation with a led breath needs; a separate file, so that others do not load it. */
export { leadBreath } from '@niyama/device';
export { breathTones } from '@niyama/domain';
