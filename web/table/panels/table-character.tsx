import { CharacterPanel } from '#web/features/characters/panel/character-panel.tsx';
import { SheetStrikes } from '#web/features/characters/rolls/sheet-strikes.ts';
import type { StrikeOf } from '#web/features/characters/rolls/sheet-strikes.ts';
import { useCombat } from '#web/features/combat/use-combat.ts';
import { lazy, Suspense, useCallback, useState } from 'react';
import type { TablePart } from './table-part.ts';

// Nobody needs it but who fights.
const FightStrikes = lazy(() => import('#web/features/combat/attack/fight-strikes.tsx').then((part) => ({ default: part.FightStrikes })));

/** The sheet of one's hero, whose attacks are parts of their turn while they act in a fight. */
export function TableCharacter({ campaign, me }: TablePart) {
  const fight = useCombat(campaign.id).data?.fight;
  const fights = fight?.view.phase === 'running' && fight.hero !== null;
  const [strikes, setStrikes] = useState<{ of: StrikeOf | null }>({ of: null });
  const takeStrikes = useCallback((of: StrikeOf | null) => setStrikes({ of }), []);
  return (
    <SheetStrikes value={strikes.of}>
      <CharacterPanel campaign={campaign} me={me} />
      <Suspense>{fights && <FightStrikes campaignId={campaign.id} onStrikes={takeStrikes} />}</Suspense>
    </SheetStrikes>
  );
}
