import type { SheetAct } from '#domain/character/actions/act.ts';
import type { PrivateRunPart } from './private-run.ts';
import { isDm } from './seat.ts';
import type { Seat } from './seat.ts';
import type { CampaignSettings } from './settings.ts';

/** As what somebody sits at a table. */
interface Giver {
  seat: Seat | null;
  privateRun: PrivateRunPart | null;
  isTemplate: boolean;
}

/** What a Dungeon Master decides at a table that asks for it. */
const decided: ReadonlySet<SheetAct['kind']> = new Set(['levelUp', 'longRest', 'shortRest']);

/** Whether somebody with this seat waits for a Dungeon Master to rest and take levels. */
export function awaitsDm({ levelsAndRests }: Pick<CampaignSettings, 'levelsAndRests'>, seat: Seat | null): boolean {
  return levelsAndRests === 'dm' && !isDm(seat);
}

/** Whether somebody gives Heroic Inspiration: whoever leads, and where nobody does, each to their own hero. */
export function givesInspiration({ seat, privateRun, isTemplate }: Giver): boolean {
  return isDm(seat) || privateRun !== null || isTemplate;
}

/** Whether an act on a sheet is a level or a rest. */
export function isLevelOrRest({ kind }: Pick<SheetAct, 'kind'>): boolean {
  return decided.has(kind);
}
