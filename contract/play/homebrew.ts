import { HomebrewEntry, HomebrewKind, KeptEntry } from '#domain/homebrew/entry.ts';
import { Id, Uuid } from '#domain/ids.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { limits } from '#domain/limits/limits.ts';
import { words } from '#domain/rules/combat-terms.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';

const InCampaign = z.object({ campaignId: Id });
const OfEntry = InCampaign.extend({ entryId: Uuid });

export const list = query('homebrew.list', {
  summary: 'What Dungeon Masters wrote for a campaign, by name; creatures for those who lead alone.',
  input: InCampaign.extend({ kind: HomebrewKind.optional() }),
  output: z.array(KeptEntry).max(limits.homebrewPerCampaign),
});

export const get = query('homebrew.get', {
  summary: 'One entry of a campaign’s homebrew.',
  input: OfEntry,
  output: KeptEntry,
});

export const save = command('homebrew.save', {
  summary: 'Writes an entry, from the revision that was seen. Refuses where somebody else wrote it meanwhile.',
  input: InCampaign.extend({
    entry: HomebrewEntry,
    /** The revision it was written upon; null for a new entry. */
    seen: z.int().min(1).nullable(),
  }),
  output: KeptEntry,
});

export const remove = command('homebrew.remove', {
  summary: 'Removes an entry. Sheets keep its name; what it did ends.',
  input: OfEntry,
  output: z.object({}),
});

export const findSources = query('homebrew.findSources', {
  summary: 'Entries of the SRD that one can start from, by their names.',
  input: InCampaign.extend({ kind: HomebrewKind, query: words(gameLimits.nameLength).default('') }),
  output: z.array(z.object({ id: z.string(), name: z.string() })).max(limits.homebrewSources),
});

export const copy = query('homebrew.copy', {
  summary: 'What an entry of the SRD says, as the beginning of one’s own under this id. Nothing is saved.',
  input: InCampaign.extend({ kind: HomebrewKind, sourceId: words(gameLimits.nameLength), entryId: Uuid }),
  output: HomebrewEntry,
});

export const readCreature = query('homebrew.readCreature', {
  summary: 'The creature that an actor of Foundry VTT (system dnd5e, type npc) is, and what of it has no place. Nothing is saved.',
  input: InCampaign.extend({ text: z.string().min(1).max(limits.creatureFileLength) }),
  output: z.object({ entry: HomebrewEntry, report: z.array(z.string()) }),
});
