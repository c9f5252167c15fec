import type { Combatant } from '#domain/combat/state.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';
import { groupLimit as limitOfGroup, isOneFree } from '#domain/srd/spells/metamagic.ts';
import { isChangedBy } from '#domain/srd/spells/spell-shaping.ts';
import { isLaterUse } from '#domain/combat/use/spell-in-use.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';

// Without a validator, so that a browser can say what goes with a spell.

/** Whether something that changes spells goes with this one. */
export function fitsSpell(shaper: Activity, used: UsedActivity, spell: Spell): boolean {
  return used.kind === 'spell' && isChangedBy(shaper, { ...used, isLater: isLaterUse(used) }, spell);
}

/** What of a turn a spell takes with what was chosen to change it. */
export function timeWith(used: UsedActivity, shapers: readonly { used: UsedActivity }[]): UsedActivity['takes'] {
  const hastens = shapers.some((each) => each.used.activity.activation?.cast?.shaping.does === 'hasten');
  return hastens && used.takes === 'action' ? 'bonusAction' : used.takes;
}

type Able = Pick<Combatant, 'features'> & { activeEffects: readonly { name: string }[] };
const sorcererOf = ({ features, activeEffects }: Able) => ({ features: features?.features ?? [], activeEffects });

/** How many of one group go with one spell of somebody in a fight. */
export const groupLimit = (one: Able): number => limitOfGroup(sorcererOf(one));

/** Whether one of a group may cost them nothing in this turn. */
export const mayBeFree = (one: Able): boolean => isOneFree(sorcererOf(one));
