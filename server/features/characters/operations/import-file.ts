import { tellCharacterRefusal } from '#domain/character/refusals.ts';
import { characterFact } from '#domain/character/character-fact.ts';
import { partyOf } from '#domain/party-of.ts';
import { isCharacterFile, readCharacterFile } from '#domain/character/interchange/file.ts';
import type { CharacterHome } from '#domain/character/blank.ts';
import type { Character } from '#domain/character/character.ts';
import { readFoundryActor } from '#domain/character/interchange/foundry-actor-read.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { yes } from '#domain/result.ts';
import { import as operation } from '#contract/play/characters.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { readPicture } from '#server/kernel/files/read-picture.ts';
import { findAccess, settingsOf } from '#server/features/campaigns/index.ts';
import { bringCharacter } from '#server/features/characters/bring-character.ts';
import { keepPicture } from '#server/features/characters/portraits.ts';

interface Read {
  character: Character;
  /** Base64. */
  picture: string | null;
  report: string[];
}

export const importFile = command(operation, {
  may: policies['characters.import'],
  find: findAccess,
  run: async ({ tx, actor, subject, input: { id, campaignId, text } }) => {
    const person = personOf(actor);
    const home = { id, userId: person.id, campaignId };
    const { character: written, picture, report } = readFile(text, home);
    const { ruleSet } = settingsOf(subject);
    const read = picture === null ? null : readPicture(picture);
    if (picture !== null && !read) report.push('The picture could not be read.');
    if (ruleSet !== written.ruleSet) report.push(`${written.name} uses other rules than this table plays by.`);
    const { character } = await bringCharacter(tx, person, home, async () => {
      const portrait = read ? await keepPicture(tx, home, read) : drawn(written);
      return { character: yes({ ...written, portrait }), came: characterFact({ kind: 'comesFromFile', hero: partyOf(written) }) };
    });
    return { character, report };
  },
});

/** A picture that did not come with its file is nowhere. */
function drawn({ id, portrait }: Character): Character['portrait'] {
  return portrait.kind === 'drawn' ? portrait : { kind: 'drawn', seed: id };
}

/** Reads a file of either format; refuses what is neither. */
function readFile(text: string, home: CharacterHome): Read {
  const data = parse(text);
  const read = isCharacterFile(data) ? readCharacterFile(data, home) : readFoundryActor(data, home);
  if (!read.ok) throw new Refusal('character.fileRefused', tellCharacterRefusal(read.refused));
  return { picture: null, report: [], ...read.value };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('character.fileRefused', tellCharacterRefusal({ code: 'fileIsNoJson', slots: {} }));
  }
}
