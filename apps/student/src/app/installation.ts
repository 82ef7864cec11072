import { createInstallation } from '@niyama/device';

/** The student app's offer to be installed; imported at the start, because the offer comes early. */
export const installation = createInstallation();
