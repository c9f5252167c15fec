import { scoresInOrder } from '#domain/rules/ability-roll.ts';
import type { CharacterHome } from '#domain/character/blank.ts';
import { NewCharacterName } from '#domain/character/character.ts';
import type { Character, RuleSet } from '#domain/character/character.ts';
import { characterFact } from '#domain/character/character-fact.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { createQuickCharacter } from '#domain/character/creation/quick-character.ts';
import type { Outfit } from '#domain/character/creation/quick-outfit.ts';
import { formOptions } from '#domain/character/creation/quick-options.ts';
import { makeReadyHero } from '#domain/character/creation/ready-hero.ts';
import type { ReadyHero } from '#domain/character/creation/ready-hero.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { rolledTotals } from '#domain/character/creation/rolled-scores.ts';
import type { RolledScores } from '#domain/character/creation/rolled-scores.ts';
import { createQuick as operation } from '#contract/play/characters.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { bringCharacter } from '#server/features/characters/bring-character.ts';
import { findScores } from '#server/features/characters/scores.store.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

interface Form {
  name: string;
  race: string;
  class: string;
  outfit?: Outfit;
}

export const createQuick = command(operation, {
  may: policies['characters.createQuick'],
  find: findAccess,
  run: async ({ tx, actor, subject, input: { id, campaignId, rolled, ...form } }) => {
    const person = personOf(actor);
    return bringCharacter(tx, person, { id, campaignId }, async () => {
      const { ruleSet } = subject.settings();
      const scores = rolled ? await findScores(tx.sql, campaignId, person.id) : null;
      return makeByForm({ id, userId: person.id, campaignId }, form, ruleSet, rolled ? { scores } : null);
    });
  },
});

/** Makes a character of name, race and class by the rules of its table; refuses an incomplete form. */
export function makeByForm(home: CharacterHome, form: Form, ruleSet: RuleSet, rolled: { scores: RolledScores | null } | null) {
  const name = NewCharacterName.safeParse(form.name);
  const options = formOptions(ruleSet);
  const race = options.races.find((each) => each === form.race);
  const calling = options.classes.find((each) => each === form.class);
  if (form.name.trim() === '' || !race || !calling) throw new Refusal('character.incomplete');
  if (!name.success) throw new Refusal('character.creationRefused', name.error.issues[0]?.message);
  const hero = { name: name.data, race, class: calling };
  const character = ruleSet === 'quick' ? quick(home, form, rolled) : ready(home, hero, rolled);
  return {
    character,
    came: characterFact({ kind: 'joins', hero: { id: home.id, name: name.data }, species: race, class: calling }),
  };
}

function quick(home: CharacterHome, form: Form, rolled: { scores: RolledScores | null } | null): CharacterResult<Character> {
  if (!rolled) return createQuickCharacter(home, form);
  const totals = rolledTotals(rolled.scores, null);
  if (!totals.ok) return totals;
  // What was rolled stays as it was rolled: nobody is made ready with other scores.
  const outfit = form.outfit === 'none' ? 'none' : 'weapons';
  return createQuickCharacter(home, { ...form, outfit, stats: scoresInOrder(rolled.scores?.rolls ?? []) });
}

function ready(home: CharacterHome, hero: ReadyHero, rolled: object | null): CharacterResult<Character> {
  return rolled ? refuse('assignScoresYourself', {}) : makeReadyHero(home, hero, 'srd');
}
