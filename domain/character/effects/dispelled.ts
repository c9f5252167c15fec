import type { Character } from '#domain/character/character.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import { step } from '#domain/character/step.ts';
import { rollD20 } from '#domain/dice/dice.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import { dispelDifficulty } from '#domain/rules/magic/dispel.ts';
import { endEffects } from './end-effects.ts';
import type { Entry, Giving } from './start-effects.ts';

const keyOf = ({ source, from }: ActiveEffect) => `${source.id} ${from}`;

/** Ends the spells on somebody up to the level that it is cast at, and each higher one by a check of its caster (SRD 5.2.1, Dispel Magic). */
export function dispelled(character: Character, { name }: Pick<Entry, 'name'>, { values, dice }: Giving): CharacterStep {
  const levels = new Map<string, { level: number; spell: string }>();
  for (const effect of character.activeEffects) {
    if (effect.source.kind !== 'spell') continue;
    const own = spellOf(character, effect.source.id);
    const level = Math.max(levels.get(keyOf(effect))?.level ?? 0, effect.slot ?? effect.castAt ?? own?.level ?? 0);
    levels.set(keyOf(effect), { level, spell: own?.name ?? effect.name });
  }
  const rolls: Roll[] = [];
  const isEnded = ({ level, spell }: { level: number; spell: string }) => {
    if (level <= Number(values['slot'] ?? 0)) return true;
    const against = dispelDifficulty(level);
    const roll = rollD20(dice, { modifier: Number(values['ability'] ?? 0), advantage: 'none', label: `${name}: ${spell}`, against });
    rolls.push(roll);
    return roll.total >= against;
  };
  const ended = new Set([...levels].flatMap(([key, spell]) => (isEnded(spell) ? [key] : [])));
  const { character: freed, facts } = endEffects(character, (each) => each.source.kind === 'spell' && ended.has(keyOf(each)));
  return { ...step(freed, ...facts), rolls };
}
