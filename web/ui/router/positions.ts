import type { History } from './history.ts';

const STORED = 'scroll-positions';

/** How far down each entry of the history was read. */
interface Positions {
  /** Follows how far down the entry is read that `key` names; answers how to stop. */
  watch: (key: () => string) => () => void;
  /** Shows an entry where it was left; a new one at what its hash names, or at its top. */
  takeUp: (key: string, hash: string) => void;
}

function stored(): [string, number][] {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? '[]');
    const pairs: unknown[] = Array.isArray(read) ? read : [];
    return pairs.flatMap((pair): [string, number][] =>
      Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'number' ? [[pair[0], pair[1]]] : [],
    );
  } catch {
    return [];
  }
}

function openPositions(): Positions {
  const positions = new Map(stored());
  const keep = () => {
    const entriesKept = 60;
    try {
      sessionStorage.setItem(STORED, JSON.stringify([...positions].slice(-entriesKept)));
    } catch {
      // Without room for it a page that is loaded anew begins at its top.
    }
  };
  return {
    watch: (key) => {
      const note = () => void positions.set(key(), window.scrollY);
      window.addEventListener('scroll', note, { passive: true });
      window.addEventListener('pagehide', keep);
      return () => {
        window.removeEventListener('scroll', note);
        window.removeEventListener('pagehide', keep);
      };
    },
    takeUp: (key, hash) => {
      const known = positions.get(key);
      const named = known === undefined && hash !== '' ? document.getElementById(hash) : null;
      if (named) named.scrollIntoView();
      else window.scrollTo(0, known ?? 0);
    },
  };
}

const opened = new WeakMap<History, Positions>();

/** The positions of a history; read once. */
export function positionsOf(history: History): Positions {
  const known = opened.get(history) ?? openPositions();
  opened.set(history, known);
  return known;
}
