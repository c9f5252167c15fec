import { characterFact } from '#domain/character/character-fact.ts';
import { partyOf } from '#domain/party-of.ts';
import type { Character } from '#domain/character/character.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { yes } from '#domain/result.ts';
import { import as operation } from '#contract/play/characters.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { bringCharacter } from '#server/features/characters/bring-character.ts';
import { bringEntries } from '#server/features/homebrew/index.ts';
import { homebrewInFile } from '#server/features/characters/homebrew-in-file.ts';
import { keepPicture } from '#server/features/characters/portraits.ts';
import { readFile } from '#server/features/characters/read-character-file.ts';

export const importFile = command(operation, {
  may: policies['characters.import'],
  find: findAccess,
  run: async ({ tx, actor, subject, input: { id, campaignId, text } }) => {
    const person = personOf(actor);
    const home = { id, userId: person.id, campaignId };
    const { character: written, picture, report: lost } = await readFile(text, home, subject.settings().ruleSet);
    const brought = await homebrewInFile(tx.sql, subject, written);
    const { character } = await bringCharacter(tx, person, home, async () => {
      await bringEntries(tx, subject, person, brought.entries);
      const portrait = picture ? await keepPicture(tx, home, picture) : drawn(written);
      return { character: yes({ ...written, portrait }), came: characterFact({ kind: 'comesFromFile', hero: partyOf(written) }) };
    });
    return { character, report: [...lost, ...brought.report] };
  },
});

/** A picture that did not come with its file is nowhere. */
function drawn({ id, portrait }: Character): Character['portrait'] {
  return portrait.kind === 'drawn' ? portrait : { kind: 'drawn', seed: id };
}
