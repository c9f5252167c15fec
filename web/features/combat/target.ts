import { isFoe } from '#domain/combat/sides.ts';
import type { Figure } from './figure.ts';
import { Store, useStore } from '#web/lib/store/store.ts';
import { useEffect } from 'react';
import { readStored, useSessionStorage } from '#web/lib/storage/use-session-storage.ts';

interface Aim {
  id: string | null;
  /** In whose turn it was chosen. */
  turn: string;
}

const nobody: Aim = { id: null, turn: '' };
const nameOf = (fightId: string) => `fight-target:${fightId}`;

function readAim(value: unknown): Aim | null {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('turn' in value)) return null;
  const { id, turn } = value;
  return typeof id === 'string' && typeof turn === 'string' ? { id, turn } : null;
}

/** Somebody who is to be aimed at in a fight because of what was done elsewhere; null once they are. */
export const aimAt = new Store<{ fightId: string; id: string } | null>(null);

interface Aiming {
  figures: readonly Figure[];
  acting: Figure | null;
  /** Whose turn it is, in a word of its own for each turn. */
  turn: string;
}

/**
 * Whom one aims at in a fight: kept while one looks at the story or a sheet, and for the next turn where whoever acts then strikes them
 * unless something else is said. The dead are aimed at no longer. Give the component the fight's id as its key.
 */
export function useTarget(fightId: string, { figures, acting, turn }: Aiming) {
  const [aim, change] = useSessionStorage(nameOf(fightId), nobody, readAim);
  const asked = useStore(aimAt, (wanted) => (wanted?.fightId === fightId && figures.some(({ id }) => id === wanted.id) ? wanted.id : null));
  useEffect(() => {
    if (asked === null) return;
    change(() => ({ id: asked, turn }));
    aimAt.set(null);
  }, [asked, turn, change]);
  const target = figures.find(({ id, health }) => id === aim.id && health !== 'dead') ?? null;
  const isKept = target !== null && (aim.turn === turn || (acting !== null && isFoe(acting.side, target.side)));
  return [isKept ? target : null, (id: string | null) => change(() => (id === null ? nobody : { id, turn }))] as const;
}

/** Whom one aims at in a fight, for what is done elsewhere. */
export const targetIn = (fightId: string): string | null => readStored(sessionStorage, nameOf(fightId), readAim)?.id ?? null;
