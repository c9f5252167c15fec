import { CharacterPanel } from '#web/features/characters/panel/character-panel.tsx';
import { SheetStrikes } from '#web/features/characters/rolls/sheet-strikes.ts';
import type { FightTurn } from '#web/features/characters/rolls/sheet-strikes.ts';
import { stands } from '#web/features/combat/stands.ts';
import { useCombat } from '#web/features/combat/use-combat.ts';
import { lazy, Suspense, useState } from 'react';
import type { TablePart } from './table-part.ts';

// Nobody needs it but who fights.
const FightStrikes = lazy(() => import('#web/features/combat/attack/fight-strikes.tsx').then((part) => ({ default: part.FightStrikes })));

type Strikes = Omit<FightTurn, 'told'>;

/** The sheet of one's hero, whose attacks and spells are parts of their turn while they act in a fight. */
export function TableCharacter({ campaign, me }: TablePart) {
  const fight = useCombat(campaign.id).data?.fight;
  const fights = fight?.view.phase === 'running' && fight.hero !== null;
  const turn = fight ? `${fight.view.round} ${fight.view.active}` : '';
  const [strikes, setStrikes] = useState<Strikes | null>(null);
  const [last, tell] = useState<{ in: string; told: FightTurn['told'] }>({ in: '', told: null });
  const fightTurn = {
    strikeOf: strikes?.strikeOf ?? null,
    castOf: strikes?.castOf ?? null,
    told: fights && last.in === turn && last.told !== null && stands(fight.lines, last.told.key) ? last.told : null,
  };
  return (
    <SheetStrikes value={fightTurn}>
      <CharacterPanel campaign={campaign} me={me} />
      <Suspense>
        {fights && <FightStrikes campaignId={campaign.id} onStrikes={setStrikes} onTold={(told) => tell({ in: turn, told })} />}
      </Suspense>
    </SheetStrikes>
  );
}
