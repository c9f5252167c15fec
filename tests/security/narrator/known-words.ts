import { z } from 'zod';
import { opaqueId } from '#server/features/model/opaque-ids.ts';
import type { Attacked } from './attacked-table.ts';
import { sayInChat } from './attacked-table.ts';
import type { Table } from './places-of-words.ts';

type Tables = Attacked & { ready: Table; ownWorld: Table; elsewhere: Table };
const Kind = z.enum(['npc', 'exit', 'clue', 'clock', 'loot', 'feature', 'want']);

/**
 * Fills in what an attacker may have learned: `{{clue:true-clapper}}` is the id under which prompts of this campaign name a clue, and
 * `{{elsewhere clue:true-clapper}}` that of another campaign. `{{delimiter}}` is the word that marks the data blocks, `{{campaign}}`,
 * `{{hero}}` and `{{owner}}` are ids of this campaign, of Kara's sheet, and of the Dungeon Master; with `elsewhere` of the other one.
 */
export async function fillWords(arena: Tables, table: Table, words: string): Promise<string> {
  const delimiter = words.includes('{{delimiter}}') ? await delimiterOf(arena, table) : '';
  return words.replaceAll(
    /\{\{(elsewhere )?([a-z]+)(?::([\w-]+))?\}\}/g,
    (_, other: string | undefined, kind: string, id: string | undefined) => {
      const of = other === undefined ? table : arena.elsewhere;
      if (id !== undefined) return opaqueId(of, Kind.parse(kind), id);
      const [half, rest] = [delimiter.slice(0, 16), delimiter.slice(16)];
      const known: Record<string, string> = { delimiter, half, rest, campaign: of.campaignId, hero: of.kara, owner: arena.owner.id };
      return known[kind] ?? '';
    },
  );
}

/** The word that marks the data blocks of a campaign, as its prompts have it. */
async function delimiterOf(arena: Tables, { campaignId }: Table): Promise<string> {
  await sayInChat(arena, campaignId, arena.mira, 'I wait.');
  const [, delimiter] = /<<data ([0-9a-f]{32}) /.exec(arena.model.requests.at(-1)?.text ?? '') ?? [];
  if (delimiter === undefined) throw new Error('No prompt has a delimiter.');
  return delimiter;
}
