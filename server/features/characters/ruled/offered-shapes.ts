import type { Character } from '#domain/character/character.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { contentOfSpell } from '#domain/character/effects/content-of-spell.ts';
import { isOpenForm, knownFormsOf } from '#domain/character/shape/known-forms.ts';
import { allowsForm, spellForm } from '#domain/character/shape/spell-forms.ts';
import { canTakeShape, shapeFrom } from '#domain/character/shape/wild-shape.ts';
import { monsters } from '#domain/srd/monsters/monsters.ts';

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

/** The creatures whose shape a character can take by Wild Shape, or give by one of the activities of a spell. */
export async function offeredShapes(character: Character, { spell, activity }: { spell?: string | undefined; activity: number }) {
  if (spell !== undefined) return formsOfSpell(character, spell, activity);
  const fit = monsters.filter((block) => canTakeShape(character, block));
  const forms = knownFormsOf(character);
  return fit.map((block) => ({ shape: shapeFrom(block), challenge: block.challenge, isOpen: isOpenForm(forms, block.id) }));
}
