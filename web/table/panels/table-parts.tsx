import { campaignAccessOf } from '#domain/permissions/campaign-access.ts';
import { screenPolicies } from '#domain/permissions/screen-policies.ts';
import { useCombat } from '#web/features/combat/use-combat.ts';
import { Later } from '#web/lib/first-picture.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Suspense, lazy } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { TablePart } from './table-part.ts';

// Each comes when it is first opened: the story need not wait for them.
const PlayedCombat = lazy(() => import('./table-combat.tsx').then(({ TableCombat }) => ({ default: TableCombat })));
const LedCombat = lazy(() => import('./table-led-combat.tsx').then(({ TableLedCombat }) => ({ default: TableLedCombat })));
const loaders = {
  combat: Combat,
  character: lazy(() => import('./table-character.tsx').then(({ TableCharacter }) => ({ default: TableCharacter }))),
  items: lazy(() => import('./table-items.tsx').then(({ TableItems }) => ({ default: TableItems }))),
  notes: lazy(() => import('./table-notes.tsx').then(({ TableNotes }) => ({ default: TableNotes }))),
  world: lazy(() => import('./table-world.tsx').then(({ TableWorld }) => ({ default: TableWorld }))),
} satisfies Record<string, ComponentType<TablePart>>;

/** The fight as the server says that one sees it; by one’s seat until it has said so. */
function Combat(part: TablePart) {
  const { data } = useCombat(part.campaign.id);
  const leads = data?.leads ?? screenPolicies['combat.open'](part.me, campaignAccessOf(part.campaign)) === true;
  return leads ? <LedCombat {...part} /> : <PlayedCombat {...part} />;
}

/** The parts of the table that stand in tabs. */
export type TablePartName = keyof typeof loaders;

/** Every tab's content, each loaded when it is first shown; with another `led` it begins anew. */
export function tableParts(part: TablePart, led: number): Record<TablePartName, ReactNode> {
  const shown = (name: TablePartName) => {
    const Part = loaders[name];
    const waiting = <Skeleton className={name === 'combat' ? 'm-4 h-40' : 'h-40'} />;
    return (
      <Later fallback={waiting}>
        <Suspense fallback={waiting}>
          <Part key={led} {...part} />
        </Suspense>
      </Later>
    );
  };
  return { combat: shown('combat'), character: shown('character'), items: shown('items'), notes: shown('notes'), world: shown('world') };
}
