import type { Asana, Limit } from '@niyama/domain';
import { createContext, useContext } from 'react';

/** The limits that a student set on this device, and what follows from them. */
export interface SafetyGuide {
  limits: readonly Limit[];
  /** Whether all stored limits could be read. */
  areLimitsKnown: boolean;
  /** The pose to do instead, as far as this device knows the library. */
  gentlerThan: (asana: Asana) => Pick<Asana, 'id' | 'name'> | null;
}

const SafetyContext = createContext<SafetyGuide>({
  limits: [],
  areLimitsKnown: true,
  gentlerThan: () => null,
});

/** Hands the limits to every screen below: they stay on this device, and hold everywhere on it. */
export const SafetyProvider = SafetyContext.Provider;

/** The limits that hold here; none for a visitor. */
export const useSafety = () => useContext(SafetyContext);
