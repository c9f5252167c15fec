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
  const turn = fight ? `${fight.view.round} ${fight.view.active}` : '';
  const [strikes, setStrikes] = useState<{ of: StrikeOf | null }>({ of: null });
  const [told, tell] = useState({ in: '', text: '' });
  const takeStrikes = useCallback((of: StrikeOf | null) => setStrikes({ of }), []);
  const fightTurn = { strikeOf: strikes.of, told: fights && told.in === turn && told.text !== '' ? told.text : null };
  return (
    <SheetStrikes value={fightTurn}>
      <CharacterPanel campaign={campaign} me={me} />
      <Suspense>
        {fights && <FightStrikes campaignId={campaign.id} onStrikes={takeStrikes} onTold={(text) => tell({ in: turn, text })} />}
      </Suspense>
    </SheetStrikes>
  );
}
