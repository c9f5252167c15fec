import type { Character } from '#domain/character/character.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { contentOfSpell } from '#domain/character/effects/content.ts';
import { allowsForm, spellForm } from '#domain/character/shape/spell-forms.ts';
import { isOpenForm, knownFormsOf } from '#domain/character/shape/known-forms.ts';
import { canTakeShape, shapeFrom } from '#domain/character/shape/wild-shape.ts';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { monsters } from '#domain/srd/monsters/monsters.ts';
import { shapes as operation } from '#contract/play/characters.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findCharacterAccess } from '#server/features/characters/character-access.ts';
import { findNamedCharacter } from '#server/features/characters/characters.store.ts';

/** The forms that a spell gives. How strong a target may be is known to the fight alone, which refuses what is too strong for it. */
async function formsOfSpell(character: Character, id: string, index: number) {
  const { spell } = await contentOfSpell(character, id);
  const lasting = spell?.activities[index]?.effects?.find(({ shape }) => shape !== undefined && shape !== 'wildShape');
  const terms = lasting?.shape;
  if (!lasting || terms === undefined || terms === 'wildShape') return [];
  const rating = lasting.bearer === 'self' ? levelOf(character) : null;
  const fit = monsters.filter((block) => allowsForm(terms, block, rating));
  return fit.map((block) => ({ shape: spellForm(terms, block), challenge: block.challenge, isOpen: true }));
}

export const shapes = query(operation, {
  may: policies['characters.shapes'],
  find: findCharacterAccess,
  run: async ({ sql, input: { campaignId, characterId, spell, activity } }) => {
    const found = await findNamedCharacter(sql, campaignId, characterId);
    if (!found) throw new Refusal('character.notFound');
    if (spell !== undefined) return formsOfSpell(found.data, spell, activity);
    const fit = monsters.filter((block) => canTakeShape(found.data, block));
    const forms = knownFormsOf(found.data);
    return fit.map((block) => ({ shape: shapeFrom(block), challenge: block.challenge, isOpen: isOpenForm(forms, block.id) }));
  },
});
