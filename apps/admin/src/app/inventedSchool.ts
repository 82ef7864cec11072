import { createContext, useContext } from 'react';

const InventedSchoolContext = createContext(false);

export const InventedSchoolProvider = InventedSchoolContext.Provider;

/**
 * Whether the invented school of the demo is among the data, from the configuration that this app has
 * before it shows anything: what comes later would push the screen down.
 */
export const useInventedSchool = () => useContext(InventedSchoolContext);
