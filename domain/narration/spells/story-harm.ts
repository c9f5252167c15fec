import type { Character } from '#domain/character/character.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { valuesOf } from '#domain/character/effects/values.ts';
import { giftedOf } from '#domain/character/rolls/gifted.ts';
import { highestSlot } from '#domain/character/sheet/class-casting.ts';
import { numbersOfSpell } from '#domain/character/sheet/spellcasting.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import { damageNow } from '#domain/rules/activity/damage-parts.ts';
import { mostTargets, strikesOf, tierOf } from '#domain/rules/activity/strikes.ts';
import type { Ability } from '#domain/rules/ability.ts';
import type { Damage } from '#domain/rules/attack-data.ts';
import type { ConditionId } from '#domain/rules/conditions.ts';
import { damageGifts, withGifts } from '#domain/srd/spells/spell-gifts.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';

/** How something reaches whom it is meant for: by an attack roll, by a save that they make, or always. */
export interface Reach {
  toHit: number | null;
  save: { ability: Ability; dc: number; half: boolean } | null;
}

/** How an activity reaches somebody, by the numbers of whoever uses it. */
export function reachOf(activity: Activity, { dc, toHit }: { dc: number; toHit: number }): Reach {
  const save = activity.kind === 'save' ? activity.save : null;
  return {
    toHit: activity.kind === 'attack' ? (activity.attack.bonus ?? toHit) : null,
    save: save && {
      ability: save.abilities[0] ?? 'dexterity',
      dc: typeof save.dc === 'number' ? save.dc : dc,
      half: save.onSave === 'half',
    },
  };
}

/** What a spell does at one level of slot: how often it strikes where it has rays or darts, what each deals, and on how many it can be cast. */
interface HarmAtLevel {
  strikes: number | null;
  damage: Damage[];
  most: number | null;
}

/** What a spell does to somebody against their will, by the numbers of its caster. */
export interface SpellHarm extends Reach {
  /** From the level of the spell on. */
  level: number;
  levels: HarmAtLevel[];
  /** Conditions that it puts on whoever it reaches, and those that follow once they have failed a second save. */
  conditions: ConditionId[];
  later: ConditionId[];
}

const conditionsOf = ({ effects = [] }: Activity) => effects.flatMap(({ conditions = [] }) => conditions);

/** Conditions that a second failed save at a turn brings. */
const afterSecondSave = ({ effects = [] }: Activity) =>
  effects.flatMap(({ ends = [] }) =>
    ends.flatMap((each) => (each.by === 'save' && each.failure?.of === undefined ? (each.failure?.becomes?.conditions ?? []) : [])),
  );

/** What the activity of a spell does to foes, at every level of slot; what features add to its damage is in it. */
export function spellHarmOf(character: Character, spell: Spell, activity: Activity): SpellHarm {
  const { attack, saveDifficulty } = numbersOfSpell(character, spell.id);
  const gifts = damageGifts(giftedOf(character), spell);
  const tier = tierOf(levelOf(character));
  const at = (slot: number): HarmAtLevel => {
    const growing = { slot, tier, values: valuesOf(character, [], slot) };
    const dealt = damageNow('damage' in activity ? (activity.damage ?? []) : [], growing, spell.level, null);
    const damage = withGifts(dealt, gifts).damage.map(({ dice, type }) => ({ dice, type }));
    return { strikes: strikesOf(activity, growing, spell.level), damage, most: mostTargets(activity, growing, spell.level) };
  };
  return {
    ...reachOf(activity, { dc: saveDifficulty.value, toHit: attack.value }),
    level: spell.level,
    levels: Array.from({ length: spell.level === 0 ? 1 : highestSlot + 1 - spell.level }, (_, more) => at(spell.level + more)),
    conditions: conditionsOf(activity),
    later: afterSecondSave(activity),
  };
}
