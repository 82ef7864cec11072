import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * One step back, or to `home` when the visit began with this page: a step back would leave the app.
 *
 * @param home a path of this app.
 */
export function useGoBack(home: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  // Read once, on arrival: a choice that the address stores gives the page a new key.
  const [isFirst] = useState(key === 'default');
  return () => void (isFirst ? navigate(home) : navigate(-1));
}
