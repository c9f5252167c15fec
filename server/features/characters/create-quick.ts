import { scoresInOrder } from '#domain/ability-roll.ts';
import { createSrdCharacter } from '#domain/character-create.ts';
import type { CharacterHome } from '#domain/character-blank.ts';
import { CharacterName } from '#domain/character.ts';
import type { Character, RuleSet } from '#domain/character.ts';
import { readyGear } from '#domain/inventory-ready.ts';
import { personOf, policies } from '#domain/policies.ts';
import { createQuickCharacter } from '#domain/quick-character.ts';
import { formOptions } from '#domain/quick-options.ts';
import { readyBeginning } from '#domain/ready-beginning.ts';
import { Refusal } from '#domain/refusals.ts';
import { no, yes } from '#domain/sheet-answer.ts';
import type { Answer } from '#domain/sheet-answer.ts';
import { classes } from '#domain/srd/classes.ts';
import { species } from '#domain/srd/species.ts';
import { thrownTotals } from '#domain/thrown-scores.ts';
import type { ThrownScores } from '#domain/thrown-scores.ts';
import { createQuick as operation } from '#contract/characters.ts';
import { command } from '#server/kernel/handle.ts';
import { findSettings, findStanding } from '#server/features/campaigns/index.ts';
import { bringCharacter } from './bring-character.ts';
import { findScores } from './scores.store.ts';

interface Form {
  name: string;
  race: string;
  class: string;
}

export const createQuick = command(operation, {
  may: policies['characters.createQuick'],
  find: findStanding,
  run: async ({ tx, actor, input: { id, campaignId, rolled, ...form } }) => {
    const person = personOf(actor);
    return bringCharacter(tx, person, { id, campaignId }, async () => {
      const { ruleSet } = await findSettings(tx.sql, campaignId);
      const thrown = rolled ? await findScores(tx.sql, campaignId, person.id) : null;
      return makeByForm({ id, userId: person.id, campaignId }, form, ruleSet, rolled ? { thrown } : null);
    });
  },
});

/** Makes a character of name, race and class by the rules of its table; refuses an incomplete form. */
export function makeByForm(home: CharacterHome, form: Form, ruleSet: RuleSet, rolled: { thrown: ThrownScores | null } | null) {
  const name = CharacterName.safeParse(form.name);
  const options = formOptions(ruleSet);
  const race = options.races.find((each) => each === form.race);
  const calling = options.classes.find((each) => each === form.class);
  if (form.name.trim() === '' || !race || !calling) throw new Refusal('character.incomplete');
  if (!name.success) throw new Refusal('character.creationRefused', name.error.issues[0]?.message);
  const character = ruleSet === 'quick' ? quick(home, form, rolled) : ready(home, readyBeginning(name.data, race, calling), rolled);
  return {
    character,
    told: `${name.data}, ${species[race].name.toLowerCase()} and ${classes[calling].name.toLowerCase()}, joins the table.`,
  };
}

function quick(home: CharacterHome, form: Form, rolled: { thrown: ThrownScores | null } | null): Answer<Character> {
  if (!rolled) return createQuickCharacter(home, form);
  const totals = thrownTotals(rolled.thrown, null);
  if (!totals.ok) return totals;
  return createQuickCharacter(home, { ...form, stats: scoresInOrder(rolled.thrown?.throws ?? []) });
}

function ready(home: CharacterHome, beginning: ReturnType<typeof readyBeginning>, rolled: object | null): Answer<Character> {
  if (rolled) return no('By these rules, deal out the thrown scores yourself.');
  const made = createSrdCharacter(home, beginning);
  return made.ok ? yes(readyGear(made.value)) : made;
}
