import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import type { Duration } from '#domain/rules/activity/duration.ts';
import type { LastingEffect } from '#domain/rules/activity/effect.ts';
import { laidEffect } from '#domain/rules/activity/laid-effect.ts';
import type { FormulaValues } from '#domain/rules/activity/reckon.ts';
import { characterFact } from '#domain/character/character-fact.ts';
import type { Shape } from '#domain/rules/activity/shape.ts';
import type { Character } from '#domain/character/character.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import { step } from '#domain/character/step.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { freeId } from '#domain/free-id.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { partyOf } from '#domain/party-of.ts';
import type { Companion } from '#domain/rules/activity/companion.ts';
import type { FindCreature } from '#domain/srd/monsters/call-creatures.ts';
import type { StatBlock } from '#domain/srd/monsters/stat-block.ts';
import { withFormOf } from '#domain/character/shape/spell-forms.ts';
import { keepingHitPoints, withoutEffects } from './end-effects.ts';

/** A spell or feature that starts effects. */
export interface Entry {
  source: ActiveEffect['source'];
  name: string;
  /** What of it is used, where that has a name of its own. */
  used?: string;
  /** How long it lasts where an effect says nothing else. */
  duration: Duration;
  concentration: boolean;
}

/** Who gives effects, with what the names in formulas stand for, the chosen one of several, and dice for what is rolled at once. */
export interface Giving {
  from: string;
  values: FormulaValues;
  choice: string | null;
  dice: Dice;
  /** The shape that was chosen, where something brings one. */
  shape?: Shape | null;
  /** The creature that a spell turns somebody into. */
  creature?: StatBlock | null;
  /** The level a spell is cast at, where that is higher than its own. */
  castAt?: number;
  /** With what numbers creatures are called, and how their stat blocks are found. */
  calling?: { caller: Companion['caller']; find: FindCreature };
}

/** What an activity leaves on its targets, or on whoever uses it; of those that exclude each other only the chosen one. */
export function lastingEffectsOf(activity: Activity, bearer: 'targets' | 'self', choice: string | null): LastingEffect[] {
  return (activity.effects ?? []).filter(
    ({ bearer: bears = 'targets', after = 'use', choice: among, name }) =>
      bears === bearer && after === 'use' && (among === undefined || choice === null || name === choice),
  );
}

/** Effects of one name that come about together are one. */
function joined(effects: readonly ActiveEffect[]): ActiveEffect[] {
  const byName = new Map<string, ActiveEffect>();
  for (const effect of effects) {
    const before = byName.get(effect.name);
    const text = [before?.text ?? '', effect.text].filter((each) => each !== '').join(' ');
    const all = before && {
      ...before,
      changes: [...before.changes, ...effect.changes],
      conditions: [...(before.conditions ?? []), ...(effect.conditions ?? [])],
      ends: [...before.ends, ...effect.ends],
      tick: before.tick ?? effect.tick,
      ...((before.shape ?? effect.shape) && { shape: before.shape ?? effect.shape }),
      text: text.slice(0, 400),
    };
    byName.set(effect.name, all ?? effect);
  }
  return [...byName.values()];
}

/** What an activity leaves, as effects that lie on somebody: every formula is reckoned, and nothing of the giver is needed any more. */
export function activeEffectsOf(entry: Entry, activity: Activity, lasting: readonly LastingEffect[], giving: Giving): ActiveEffect[] {
  const { name, source, concentration } = entry;
  const { from, values, dice, shape = null, castAt } = giving;
  const giver = { from, name, source, duration: activity.duration ?? entry.duration, concentration, values, dice, shape, castAt };
  return joined(
    lasting.map((effect) => {
      const laid = laidEffect(effect, giver);
      const { shape: terms } = effect;
      return giving.creature && terms !== undefined && terms !== 'wildShape' ? withFormOf(laid, terms, giving.creature).effect : laid;
    }),
  );
}

/** Lays an effect on somebody: one of the same name gives way, and conditions that come with it are theirs. */
function withEffect(character: Character, effect: ActiveEffect): Character {
  const rest = withoutEffects(character, ({ name }) => name === effect.name);
  const id = freeId(effect.id, new Set(rest.activeEffects.map((each) => each.id)));
  const brought = (effect.conditions ?? []).filter((name) => name !== 'exhaustion');
  const fresh = brought.flatMap((name) => (rest.conditions.includes(name) ? [] : [name]));
  const laid = { ...effect, id, ...(effect.conditions && { conditions: fresh }) };
  const activeEffects = [...rest.activeEffects, laid].slice(-gameLimits.activeEffects);
  return keepingHitPoints(character, { ...rest, activeEffects, conditions: [...rest.conditions, ...fresh] });
}

/** Lays effects on somebody and says so. */
export function startEffects(character: Character, effects: readonly ActiveEffect[]): CharacterStep {
  const hero = partyOf(character);
  const startFacts = effects.map(({ name }) => characterFact({ kind: 'effectStarted', hero, effect: name }));
  return step(
    effects.reduce((bearer, effect) => withEffect(bearer, effect), character),
    ...startFacts,
  );
}
