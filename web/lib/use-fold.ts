import { useState } from 'react';

/** What was opened or folded by hand, as long as the page lives: rows out of sight leave the page and come back. */
const chosen = new Map<string, boolean>();

/** Whether something that folds is open: as it was left by hand, else as `initially` says at the moment. */
export function useFold(key: string, initially: boolean): [isOpen: boolean, toggle: () => void] {
  const [byHand, setByHand] = useState(() => chosen.get(key));
  const isOpen = byHand ?? initially;
  const toggle = () => {
    chosen.set(key, !isOpen);
    setByHand(!isOpen);
  };
  return [isOpen, toggle];
}
