import type { Character } from '#domain/character/character.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import { yes } from '#domain/result.ts';
import { initiateLists } from '#domain/srd/feats.ts';
import { initiateListsOf, learnAsInitiate } from './level-feat.ts';
import type { InitiateList } from './level-feat.ts';

export { initiate } from './level-feat.ts';

/** How many cantrips somebody knows that no class, species or list of a feat accounts for: older sheets did not say what gave them. */
function cantripsOfFeats(character: Character): number {
  return character.spells.filter(({ spell, from, class: of }) => from === 'other' && of === null && spellOf(character, spell)?.level === 0)
    .length;
}

/** Taken feats of an initiate of magic of which the sheet says no list. */
const unsaid = ({ feats }: Character) => feats.filter(({ feat, list }) => feat === 'magic-initiate' && list === undefined);

/** The lists from which a Magic Initiate without spells can still learn; none where the sheet has nothing to fill. */
export function openInitiateLists(character: Character): InitiateList[] {
  if (unsaid(character).length === 0 || cantripsOfFeats(character) > initiateListsOf(character).length * 2) return [];
  return initiateLists.filter((list) => !initiateListsOf(character).includes(list));
}

/** Learns the spells of a Magic Initiate whose sheet says none; refuses where there is nothing to fill. */
export function fillInitiate(
  character: Character,
  { list, spells }: { list: InitiateList; spells: readonly string[] },
): CharacterResult<Character> {
  const [empty] = unsaid(character);
  if (!empty || !openInitiateLists(character).includes(list)) return refuse('noInitiateToFill', {});
  const taught = learnAsInitiate(character, list, spells);
  if (!taught.ok) return taught;
  return yes({ ...taught.value, feats: taught.value.feats.map((each) => (each === empty ? { ...each, list } : each)) });
}
