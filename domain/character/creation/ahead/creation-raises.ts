import { eachAbility } from '#domain/rules/ability.ts';
import { backgrounds } from '#domain/srd/backgrounds.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { classPresets } from '#domain/character/creation/class-presets.ts';
import type { CreationDraft, Deal } from './creation-draft.ts';
import type { RaiseRules } from './creation-scores.ts';

/** What the background raises, and what of it the class needs most; null without a background. */
export function raiseRulesOf({ background, class: calling }: Pick<CreationDraft, 'background' | 'class'>): RaiseRules | null {
  if (background === null) return null;
  const { abilities: from } = backgrounds[background];
  return { from, needed: (calling === null ? from : classPresets[calling].scores).filter((ability) => from.includes(ability)) };
}

/** Deals the scores as suits a class: the best to what it needs most. */
export function dealFor(calling: ClassId, pool: readonly number[]): Deal {
  const best = pool.map((score, index) => ({ score, index })).toSorted((a, b) => b.score - a.score);
  const presetOrder = classPresets[calling].scores;
  return eachAbility((ability) => best[presetOrder.indexOf(ability)]?.index ?? null);
}
