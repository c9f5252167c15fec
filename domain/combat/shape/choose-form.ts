import { allowsForm, withFormOf } from '#domain/character/shape/spell-forms.ts';
import { isOpenForm } from '#domain/character/shape/known-forms.ts';
import { isWildShapeForm, shapeFrom } from '#domain/character/shape/wild-shape.ts';
import { CombatRefusal, find } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import type { LastingEffect } from '#domain/rules/activity/effect.ts';
import { challenges } from '#domain/rules/challenges.ts';
import { challengeNumber, xpOf } from '#domain/rules/challenge-experience.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';
import type { StatBlock } from '#domain/srd/monsters/stat-block.ts';

type Terms = NonNullable<LastingEffect['shape']>;

/** The level of a hero, or the challenge rating of a creature: what its experience is worth where no stat block says it. */
function ratingOf({ level, source, xp }: Combatant): number {
  if (level !== undefined) return level;
  const block = source === null ? undefined : monsterOf(source);
  const worth = challenges.findLast((each) => xpOf(each) <= xp) ?? '0';
  return challengeNumber(block?.challenge ?? worth);
}

function canTake(one: Combatant, terms: Terms, block: StatBlock): boolean {
  if (terms !== 'wildShape') return allowsForm(terms, block, ratingOf(one));
  const known = one.features?.features.find(({ name }) => name === 'Wild Shape');
  return known !== undefined && isWildShapeForm(known.level, block);
}

const blockOf = (choice: string | null): StatBlock | undefined => (choice === null ? undefined : monsterOf(slugOf(choice)));

/** Refuses a use of which an effect brings a form, where none was chosen or somebody cannot take the one that was. */
export function checkForms(draft: Draft, effects: readonly LastingEffect[], bearerIds: readonly string[], choice: string | null): void {
  for (const { shape } of effects) {
    if (shape === undefined) continue;
    const block = blockOf(choice);
    if (!block) throw new CombatRefusal(refuseCombat('chooseForm', {}));
    for (const id of bearerIds) {
      const one = find(draft, id);
      if (!canTake(one, shape, block)) throw new CombatRefusal(refuseCombat('cannotTakeForm', { name: one.name, form: block.name }));
      const forms = shape === 'wildShape' ? one.features?.forms : undefined;
      if (forms && !isOpenForm(forms, block.id))
        throw new CombatRefusal(refuseCombat('formsAreFull', { name: one.name, most: forms.most }));
    }
  }
}

/** An effect with the form that was chosen, and the temporary hit points that the form lends. */
export function withForm(
  laid: ActiveEffect,
  { shape }: LastingEffect,
  choice: string | null,
): { effect: ActiveEffect; lent: number | null } {
  const block = blockOf(choice);
  if (shape === undefined || !block) return { effect: laid, lent: null };
  if (shape === 'wildShape') return { effect: { ...laid, shape: shapeFrom(block) }, lent: null };
  return withFormOf(laid, shape, block);
}
