import type { HeroAction, Target } from '#server/features/storyteller/parse/action.ts';

/** "Curtsey to Ilse and ask who it is for": who was named stays the one who is spoken to. */
export function toSame(next: HeroAction, before: readonly Target[]): HeroAction {
  const isOpen = next.kind === 'talk' && !next.absent && !next.targets.some(({ kind }) => kind === 'npc' || kind === 'hero');
  const [whom] = before.filter(({ kind }) => kind === 'npc' || kind === 'hero');
  return isOpen && whom ? { ...next, targets: [whom, ...next.targets] } : next;
}
