import type { SheetAct } from '#domain/character/actions/act.ts';
import type { Character } from '#domain/character/character.ts';
import { openLevel } from '#domain/character/advancement/open-level.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { highestLevel } from '#domain/srd/class-rules.ts';
import type { RefusalCode } from '#domain/refusals/refusals.ts';
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

/** What only whoever leads gives, beside Heroic Inspiration. */
const awards: ReadonlySet<SheetAct['kind']> = new Set(['giveExperience', 'grantLevel']);

/** Whether somebody with this seat waits for a Dungeon Master to rest and take levels. */
export function awaitsDm({ levelsAndRests }: Pick<CampaignSettings, 'levelsAndRests'>, seat: Seat | null): boolean {
  return levelsAndRests === 'dm' && !isDm(seat);
}

/** Whether somebody gives Heroic Inspiration, experience and levels: whoever leads, and where nobody does, each to their own hero. */
export function givesInspiration({ seat, privateRun, isTemplate }: Giver): boolean {
  return isDm(seat) || privateRun !== null || isTemplate;
}

/**
 * Whether a table's rules let somebody do this to the sheet of a hero: rests and levels where a Dungeon Master decides on them, levels where
 * heroes rise by milestones, and what only whoever leads gives. Answers the refusal that says why not.
 */
export function judgeSheetAct(giver: Giver & { settings: CampaignSettings }, act: SheetAct, hero: Character): true | RefusalCode {
  const { seat, settings } = giver;
  const byMilestone = settings.levelsBy === 'milestone';
  const isRest = act.kind === 'longRest' || act.kind === 'shortRest';
  const waits = { awaitsDm: awaitsDm(settings, seat), byMilestone: byMilestone && !isDm(seat) };
  if (isRest && waits.awaitsDm) return 'character.dmDecides';
  const open = openLevel(waits, hero);
  if (act.kind === 'levelUp' && open < highestLevel && levelOf(hero) >= open) return 'character.dmDecides';
  const gives = givesInspiration(giver);
  if (act.kind === 'inspiration' && act.held && !gives) return 'character.dmInspires';
  if (awards.has(act.kind) && !gives) return 'character.dmAwards';
  if (act.kind === 'endDay' && !gives) return 'character.dmEndsDays';
  return act.kind !== 'giveExperience' || !byMilestone || 'character.byMilestone';
}
