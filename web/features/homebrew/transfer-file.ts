import { homebrewFormat } from '#domain/homebrew/entries-file.ts';
import type { HomebrewEntry, HomebrewMonster } from '#domain/homebrew/entry.ts';
import { limits } from '#domain/limits/limits.ts';
import { api } from '#web/lib/api.ts';
import { refusalText } from '#web/lib/calls/refusal-text.ts';
import { saveText } from '#web/lib/files/save-text.ts';
import { newId } from '#web/lib/new-id.ts';
import { partOf } from '#web/lib/drafts/stored-shape.ts';
import { isEntry } from './entry-draft.ts';

/** What a file holds of homebrew: entries, and what of them had no place; or why it holds none. */
export type FoundEntries = { entries: HomebrewEntry[]; report: string[] } | { problem: string };

/** The same of any file for a campaign: one of ours, or the actor of a creature of Foundry VTT, which the server reads. */
export async function readHomebrewFile(campaignId: string, text: string, taken: ReadonlySet<string>): Promise<FoundEntries> {
  const data = parsed(text);
  if (partOf(data, 'type') !== 'npc') {
    const entries = entriesIn(text, taken);
    return entries ? { entries, report: [] } : { problem: 'This is no file of homebrew.' };
  }
  const written = JSON.stringify(data);
  if (written.length > limits.creatureFileLength) return { problem: 'A file of a creature is 1.5 MB at most.' };
  try {
    const { entry, report } = await api.homebrew.readCreature({ campaignId, text: written });
    return { entries: [taken.has(entry.id) ? { ...entry, id: newId() } : entry], report };
  } catch (error) {
    return { problem: refusalText(error).sentence };
  }
}

/** Keeps a creature as an actor of Foundry VTT in the downloads. */
export async function saveForFoundry(monster: HomebrewMonster): Promise<void> {
  const { writeFoundryNpc } = await import('#domain/character/interchange/foundry-npc/npc-write.ts');
  const name = monster.name.replaceAll(/[^\p{L}\p{N} _-]/gu, '').trim() || 'creature';
  saveText(`${name}.foundry.json`, `${JSON.stringify(writeFoundryNpc(monster), null, 2)}\n`);
}

/**
 * The entries of a file of homebrew; null where it is none, or holds more than a campaign can have. What they hold is checked by the
 * server, entry by entry. An entry keeps its id where that is free, so that sheets that come along find it.
 */
function entriesIn(text: string, taken: ReadonlySet<string>): HomebrewEntry[] | null {
  const file = parsed(text);
  const entries = partOf(file, 'entries');
  if (partOf(file, 'format') !== homebrewFormat || !Array.isArray(entries) || entries.length > limits.homebrewPerCampaign) return null;
  const read = entries.filter(isEntry);
  return read.length === entries.length ? read.map((each) => (taken.has(each.id) ? { ...each, id: newId() } : each)) : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
