import type { Character } from '#domain/character/character.ts';
import { givenTools } from '#domain/character/classes/given-tools.ts';
import { isUntrained, trainingIn } from '#domain/character/sheet/proficiency.ts';
import { isDead, stoppedBy } from '#domain/character/sheet/state.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { yes } from '#domain/result.ts';
import { conditions } from '#domain/rules/conditions.ts';
import { lockSkills } from '#domain/rules/locks/opening-lock.ts';
import type { LockWay, OpeningLock } from '#domain/rules/locks/opening-lock.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { plainRoll, toolCheckWith } from './sheet-roll.ts';
import type { SheetRoll } from './sheet-roll.ts';

const thievesTools = { id: 'thieves-tools', name: 'Thieves’ tools' };
const crowbar = { id: 'crowbar', name: 'Crowbar' };

const carries = ({ inventory }: Character, { id }: { id: string }): boolean =>
  inventory.some(({ catalogId, quantity }) => catalogId === id && quantity > 0);

/** Whether somebody is trained with thieves’ tools: by their class or background, or because their sheet says so. */
function isTrainedWithTools(character: Character): boolean {
  if (isUntrained(character)) return false;
  return [...character.tools, ...givenTools(character)].some((name) => slugOf(name) === thievesTools.id);
}

/** What a character brings to a lock; null for who would pick it and carries no thieves’ tools. Trained in the skill as well, tools give advantage, and so does a crowbar (SRD 5.2.1, Tool Proficiencies; Crowbar). */
export function openingLockOf(character: Character, way: LockWay): OpeningLock | null {
  if (way === 'force') return { way, trained: false, helps: carries(character, crowbar) ? [crowbar.name] : [] };
  if (!carries(character, thievesTools)) return null;
  const trained = isTrainedWithTools(character);
  const isSkilled = ['proficient', 'expert'].includes(trainingIn(character, lockSkills.tools));
  return { way, trained, helps: trained && isSkilled ? [thievesTools.name] : [] };
}

/** The check with which a character tries to open a lock, outside of a fight. Refuses who can take no action. */
export function lockRoll(character: Character, { way, trained, helps }: OpeningLock, difficulty: number): CharacterResult<SheetRoll> {
  if (isDead(character)) return refuse('isDead', { name: character.name });
  const held = stoppedBy(character);
  if (held !== null) return refuse('conditionStopsActing', { name: character.name, condition: conditions[held].name.toLowerCase() });
  const given = helps.map((name) => ({ name, gives: 'advantage' as const }));
  const tool = { name: thievesTools.name, isTrained: trained };
  return yes(toolCheckWith(character, lockSkills[way], tool, { ...plainRoll, difficulty, given }));
}
