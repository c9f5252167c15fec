import { useEffect, useState } from 'react';

/** Whether a moment has not come yet; it is looked at again when it comes. */
export function useOpenUntil(time: number): boolean {
  const [, look] = useState(0);
  useEffect(() => {
    const left = time - Date.now();
    if (left <= 0) return undefined;
    const timer = setTimeout(() => look((count) => count + 1), left);
    return () => clearTimeout(timer);
  }, [time]);
  return Date.now() < time;
}
