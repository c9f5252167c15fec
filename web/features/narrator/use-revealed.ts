import { isStill } from '#web/ui/appearance.ts';
import { useEffect, useState } from 'react';
import { revealed } from './prose.ts';

/** Pause between two words. */
const WORD_MILLISECONDS = 45;

/** A growing text as it appears, word by word; at once for those who want no motion, and what was there on arrival. */
export function useRevealed(text: string): string {
  const [shown, setShown] = useState(text.length);
  const still = isStill();
  const behind = !still && shown < text.length;
  useEffect(() => {
    if (!behind) return undefined;
    const timer = setTimeout(() => setShown(revealed(text, shown)), WORD_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [behind, text, shown]);
  return behind ? text.slice(0, shown) : text;
}
