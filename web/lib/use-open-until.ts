import { useEffect, useState } from 'react';

/** Whether a moment has not come yet; it is looked at again when it comes. */
export function useOpenUntil(time: number): boolean {
  const [closed, close] = useState(() => (Date.now() < time ? null : time));
  useEffect(() => {
    const timer = setTimeout(() => close(time), Math.max(0, time - Date.now()));
    return () => clearTimeout(timer);
  }, [time]);
  return closed !== time;
}
