import { levelOf } from '#domain/character/classes/class-line.ts';
import { randomUUID } from 'node:crypto';
import { call } from '@orpc/server';
import type { Character, Item } from '#domain/character/character.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { remoteCharacters as remote } from '#contract/remote/remote-characters.ts';
import type { CharacterRow } from '#contract/remote/remote-characters.ts';
import { answer } from '#server/kernel/calls/handle.ts';
import type { CallContext } from '#server/kernel/calls/handle.ts';
import type { operations } from './operations.ts';

type Router = ReturnType<typeof operations>;

/** Answers the calls on the table of characters by the operations they stand for; each is permitted there. */
export function remoteCharacterNames({ characters }: Router) {
  /** Where the asking person plays this character; what is not theirs is not there. */
  const tableOf = async (context: CallContext, id: string) => {
    const mine = await call(characters.mine, {}, { context });
    const found = mine.find((each) => each.id === id);
    if (!found) throw new Refusal('character.notFound');
    return { campaignId: found.campaignId, characterId: id };
  };
  return {
    createCampaignCharacter: answer(
      remote.createCampaignCharacter,
      async (context, { campaignId, message, creationStep, characterData }) => {
        const said = { campaignId, message, id: randomUUID(), step: creationStep, data: characterData ?? {} };
        const { step, data, ...rest } = await call(characters.guide, said, { context });
        return { ...rest, creationStep: step, characterData: data };
      },
    ),
    selectCharacters: answer(remote.selectCharacters, async (context, { campaignId, userId }) => {
      const cards = await call(characters.list, { campaignId }, { context });
      const wanted = cards.filter((card) => userId === undefined || card.userId === userId);
      const sheets = wanted.map(({ id: characterId }) => call(characters.get, { campaignId, characterId }, { context }));
      return (await Promise.all(sheets)).map(({ character }) => toRow(character));
    }),
    insertCharacter: answer(
      remote.insertCharacter,
      async (context, { id = randomUUID(), campaignId, name, race, class: calling, stats }) => {
        // A row is inserted with nothing carried, as the remote name has it.
        const form = { campaignId, id, name, race, class: calling, outfit: 'none' as const };
        const { character } = await call(characters.createQuick, form, { context });
        if (!stats) return toRow(character);
        const act = { kind: 'setStats' as const, stats };
        const changed = await call(characters.act, { campaignId, characterId: id, id: randomUUID(), act }, { context });
        return toRow(changed.character);
      },
    ),
    updateCharacter: answer(remote.updateCharacter, async (context, { id, stats }) => {
      const act = { kind: 'setStats' as const, stats };
      const { character } = await call(characters.act, { ...(await tableOf(context, id)), id: randomUUID(), act }, { context });
      return toRow(character);
    }),
    deleteCharacter: answer(remote.deleteCharacter, async (context, { id }) => {
      await call(characters.delete, await tableOf(context, id), { context });
      return { success: true };
    }),
  };
}

function toItemRow({ name, type, quantity, weight }: Item): CharacterRow['inventory'][number] {
  return { name, type, quantity, weight };
}

function toRow({ id, userId, campaignId, name, species, classes, stats, inventory, spells }: Character): CharacterRow {
  return {
    id,
    userId,
    campaignId,
    name,
    race: species,
    class: classes.map((each) => each.class).join('/'),
    level: levelOf({ classes }),
    stats,
    inventory: inventory.filter(({ type }) => type !== 'Weapon').map(toItemRow),
    weapons: inventory.filter(({ type }) => type === 'Weapon').map(toItemRow),
    spells: spells.map(({ spell, prepared }) => ({ id: spell, prepared })),
  };
}
