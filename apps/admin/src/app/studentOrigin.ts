import { createContext, useContext } from 'react';

/** The way to the student app, which has another origin so that tokens never cross. */
export interface StudentOrigin {
  /** Its address, without a slash at the end. */
  url: string;
  /** Leaves this app for an address. */
  goTo: (address: string) => void;
}

const StudentOriginContext = createContext<StudentOrigin | null>(null);

export const StudentOriginProvider = StudentOriginContext.Provider;

export function useStudentOrigin(): StudentOrigin {
  const origin = useContext(StudentOriginContext);
  if (!origin) throw new Error('There is no StudentOriginProvider above');
  return origin;
}
