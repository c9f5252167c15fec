import { areaText } from '#domain/rules/activity/tell/area-text.ts';
import { tellActivity, tellEffect } from '#domain/rules/activity/tell/tell-activity.ts';
import { reckonFormula } from '#domain/rules/activity/reckon.ts';
import type { FormulaValues } from '#domain/rules/activity/reckon.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import type { LastingEffect } from '#domain/rules/activity/effect.ts';
import { abilities, modifierOf } from '#domain/rules/ability.ts';
import type { Ability } from '#domain/rules/ability.ts';
import type { Attack, Damage, Effect, Infliction } from '#domain/rules/attack-data.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { challengeNumber, proficiencyOf, xpOf } from '#domain/rules/challenge-experience.ts';
import { statBlockOf } from '#domain/srd/monsters/stat-block-of.ts';
import type { StatBlock, Trait } from '#domain/srd/monsters/stat-block.ts';
import { withDistinctNames } from '#domain/text/distinct-names.ts';
import type { EntryOf } from './entry.ts';
import { contentIdOf } from '#domain/homebrew-id.ts';

type Monster = EntryOf<'monster'>;
type ActivityOf<Kind extends Activity['kind']> = Extract<Activity, { kind: Kind }>;
type Save = ActivityOf<'save'>['save'];
type DamagePart = NonNullable<ActivityOf<'save'>['damage']>[number];

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The numbers of a creature that its activities are reckoned with. */
class Figures {
  readonly scores: Monster['facts']['abilities'];
  readonly proficiency: number;
  readonly values: FormulaValues;
  constructor({ abilities: scores, challenge }: Monster['facts']) {
    this.scores = scores;
    this.proficiency = proficiencyOf(challenge);
    const level = Math.max(1, Math.floor(challengeNumber(challenge)));
    const modifiers = Object.fromEntries(abilities.map((ability) => [ability, modifierOf(scores[ability])]));
    this.values = { ...modifiers, proficiency: this.proficiency, level, slot: 0, ability: Math.max(...Object.values(modifiers)) };
  }

  modifier(ability: Ability): number {
    return modifierOf(this.scores[ability]);
  }

  /** The DC of a save: as it stands there, or 8 + proficiency + an ability. */
  difficulty({ dc }: Save): number {
    const best = () => Math.max(...abilities.map((ability) => this.modifier(ability)));
    const own = typeof dc === 'object' ? this.modifier(dc.ability) : best();
    return clamp(typeof dc === 'number' ? dc : 8 + this.proficiency + own, 1, gameLimits.difficultyClass);
  }

  damage(parts: readonly DamagePart[] = [], ability?: Ability): Damage[] {
    const values = ability === undefined ? this.values : { ...this.values, ability: this.modifier(ability) };
    // What is dealt only at times is told in words.
    return parts
      .filter(({ when }) => when === undefined)
      .slice(0, gameLimits.damageKinds)
      .flatMap(({ formula, types }) => {
        const [type] = types;
        return type === undefined ? [] : [{ dice: reckonFormula(formula, values) ?? '0', type }];
      });
  }
}

function lastsOf({ duration, ends = [] }: LastingEffect): Infliction['lasts'] {
  if (ends.some(({ by }) => by === 'save')) return 'save';
  if (duration?.kind !== 'turn') return 'freed';
  if (duration.whose === 'target') return 'endOfTargetTurn';
  return duration.when === 'start' ? 'startOfSourceTurn' : 'endOfSourceTurn';
}

/** The first condition that effects bring, with the save that keeps it off. */
function inflictedBy(effects: readonly LastingEffect[] = [], save: Infliction['save']): Infliction | null {
  const effect = effects.find(({ conditions = [], bearer }) => conditions.length > 0 && bearer !== 'self');
  const condition = effect?.conditions?.[0];
  return effect && condition ? { condition, save, lasts: lastsOf(effect) } : null;
}

const nameOf = ({ name }: Activity, { name: whole }: Monster) => (name ?? whole).slice(0, gameLimits.nameLength);

function attackOf(activity: ActivityOf<'attack'>, monster: Monster, figures: Figures): Attack {
  const { attack, reach, save, damage, effects } = activity;
  const isRanged = attack.form === 'ranged';
  const ability = attack.ability ?? (isRanged ? 'dexterity' : 'strength');
  const toHit = attack.bonus ?? figures.proficiency + figures.modifier(ability);
  const feet = reach?.kind === 'feet' ? reach.feet : isRanged ? 60 : 5;
  const saved = save?.abilities[0];
  return {
    name: nameOf(activity, monster),
    kind: attack.form,
    toHit: clamp(toHit, gameLimits.modifierMinimum, gameLimits.modifierMaximum),
    reach: isRanged ? null : feet,
    range: isRanged ? { normal: feet, long: (reach?.kind === 'feet' ? reach.long : undefined) ?? null } : null,
    damage: figures.damage(damage, ability),
    inflicts: inflictedBy(effects, save && saved ? { ability: saved, dc: figures.difficulty(save) } : null),
  };
}

function effectOf(activity: ActivityOf<'save'>, monster: Monster, figures: Figures): Effect {
  const { save, targets, reach, damage, effects, consumes = [] } = activity;
  const recharge = consumes.find(({ kind }) => kind === 'recharge');
  const feet = reach?.kind === 'feet' ? `${reach.feet} feet` : '';
  return {
    name: nameOf(activity, monster),
    ability: save.abilities[0] ?? 'dexterity',
    dc: figures.difficulty(save),
    area: targets?.area ? areaText(targets.area) : feet,
    damage: figures.damage(damage),
    onSave: save.onSave,
    inflicts: inflictedBy(effects, null),
    recharge: recharge?.kind === 'recharge' ? recharge.from : null,
  };
}

/** What a fight does not roll by itself, in words: the writer's text, other activities, and what always holds. */
function traitsOf(monster: Monster): Trait[] {
  const others = monster.activities.filter(({ kind }) => kind !== 'attack' && kind !== 'save');
  return [
    ...(monster.text === '' ? [] : [{ name: monster.name, text: monster.text }]),
    ...others.map((activity) => ({ name: nameOf(activity, monster), text: tellActivity(activity) })),
    ...monster.effects.map(({ name, ...effect }) => ({ name: name ?? monster.name, text: tellEffect(effect) })),
  ];
}

/** A creature as fights and stat blocks take it; its attacks and what others save against come from its activities. */
export function statBlockOfHomebrew(monster: Monster): StatBlock {
  const { id, name, facts, activities } = monster;
  const figures = new Figures(facts);
  const attacks = activities.flatMap((each) => (each.kind === 'attack' ? [attackOf(each, monster, figures)] : []));
  const effects = activities.flatMap((each) => (each.kind === 'save' ? [effectOf(each, monster, figures)] : []));
  const { type, ...rest } = facts;
  const block = statBlockOf(type, {
    ...rest,
    name,
    traits: traitsOf(monster),
    attacks: withDistinctNames(attacks),
    effects: withDistinctNames(effects),
  });
  return { ...block, id: contentIdOf(id), xp: xpOf(facts.challenge) };
}
