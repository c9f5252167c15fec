import type { CharacterHome } from '#domain/character/blank.ts';
import type { Character, RuleSet } from '#domain/character/character.ts';
import { characterFact } from '#domain/character/character-fact.ts';
import type { CharacterBuild } from '#domain/character/creation/build.ts';
import { createSrdCharacter } from '#domain/character/creation/create.ts';
import { rolledTotals } from '#domain/character/creation/rolled-scores.ts';
import type { RolledScores } from '#domain/character/creation/rolled-scores.ts';
import { readyGear } from '#domain/character/inventory/ready.ts';
import { tellCharacterRefusal } from '#domain/character/refusal-sentences.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { partyOf } from '#domain/party-of.ts';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { yes } from '#domain/result.ts';
import { make as operation } from '#contract/play/heroes/heroes.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';
import { makeByForm } from '#server/features/characters/operations/making/create-quick.ts';
import { readFile } from '#server/features/characters/read-character-file.ts';
import { filePreview } from '#server/features/characters/ruled/file-preview.ts';
import { sheetNow } from '#server/features/characters/heroes/asked-hero.ts';
import { homeOf, madeHero } from './made-hero.ts';

export const make = query(operation, {
  may: policies['heroes.make'],
  find: noSubject,
  run: async ({ input: { id, ruleSet, from } }) => {
    const home = homeOf(id);
    if (from.kind === 'file') return fromFile(home, from.text);
    const made =
      from.kind === 'form' ? makeByForm(home, from, ruleSet, from.rolled && { scores: from.rolled }) : byBuild(home, from, ruleSet);
    if (!made.character.ok) throw new Refusal('character.creationRefused', tellCharacterRefusal(made.character.refused));
    return { ...(await madeHero(made.character.value, made.came)), preview: null, picture: null };
  },
});

async function fromFile(home: CharacterHome, text: string) {
  const { character: written, picture, report, notes } = await readFile(text, home, null);
  // An address of elsewhere shows nothing here: the picture itself comes beside the sheet.
  const character: Character = written.portrait.kind === 'drawn' ? written : { ...written, portrait: { kind: 'drawn', seed: written.id } };
  const preview = { ...filePreview(character, await sheetNow(character, new Date()), 0), report, notes };
  const came = characterFact({ kind: 'comesFromFile', hero: partyOf(character) });
  return { ...(await madeHero(character, came)), preview, picture: picture?.bytes.toString('base64') ?? null };
}

function byBuild(home: CharacterHome, { build, rolled }: { build: CharacterBuild; rolled: RolledScores | null }, ruleSet: RuleSet) {
  const came = characterFact({ kind: 'joins', hero: { id: home.id, name: build.name }, species: build.species, class: build.class });
  return { character: built(home, build, rolled, ruleSet), came };
}

/** A character of every choice of SRD 5.2. Rolled scores are those that whoever asks was told: it is their own hero. */
function built(home: CharacterHome, build: CharacterBuild, rolled: RolledScores | null, ruleSet: RuleSet): CharacterResult<Character> {
  if (ruleSet !== 'srd') return refuse('tablePlaysQuickRules', {});
  const totals = build.method === 'rolled' ? rolledTotals(rolled, build.scores) : yes([]);
  if (!totals.ok) return totals;
  const made = createSrdCharacter({ ...home, homebrew: [] }, build, totals.value);
  return made.ok ? yes(readyGear(made.value)) : made;
}
