import type { Character } from '#domain/character/character.ts';
import { limits } from '#domain/limits/limits.ts';
import type { HomebrewEntry } from '#domain/homebrew/entry.ts';
import type { FoundryItem } from '#domain/character/interchange/foundry-actor.ts';
import { firstClassOf } from '#domain/character/classes/class-levels.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';
import { isSame } from '#domain/difference.ts';
import { listed, quoted } from '#domain/character/interchange/quoted.ts';
import { foreignEntry } from './foreign-entry.ts';
import { changedIn, flaggedEntry } from '#domain/character/interchange/foundry/own-entry.ts';
import type { ItemHomebrew } from '#domain/character/interchange/foundry/own-entry.ts';

/** The items of an actor that are homebrew here, and what of them has no place. */
export interface OwnContent {
  entries: ReadonlyMap<FoundryItem, HomebrewEntry>;
  report: string[];
}

/** An item of which an entry could be, with its kind and whether the SRD has it. */
export interface Candidate {
  item: FoundryItem;
  kind: ItemHomebrew;
  isKnown: boolean;
}

/** Whose list a spell of elsewhere is on: that of the class it names, or of the first that casts. */
function listOf({ system }: FoundryItem, character: Character): ClassId {
  const taken = character.classes.map((each) => each.class);
  const named = taken.find((id) => id === system['sourceClass'] || `class:${id}` === system['sourceItem']);
  return named ?? taken.find((id) => classes[id].casting !== undefined) ?? firstClassOf(character).class;
}

function entryOf({ item, kind, isKnown }: Candidate, character: Character, report: string[]): HomebrewEntry | null {
  const flagged = flaggedEntry(item, kind);
  if (flagged && 'entry' in flagged) {
    const changed = changedIn(item, flagged.entry);
    if (changed.length > 0)
      report.push(`${quoted(item.name)} is imported as it was written here: its ${listed(changed)} of Foundry cannot be imported.`);
    return flagged.entry;
  }
  if (flagged) report.push(`The homebrew in ${quoted(item.name)} is not allowed here. ${flagged.problem}`);
  if (isKnown) return null;
  const { entry, lost } = foreignEntry(item, kind, listOf(item, character));
  if (entry && lost.length > 0) report.push(`Of ${quoted(item.name)}, homebrew has no place for ${listed(lost)}.`);
  else if (lost.length > 0) report.push(`${quoted(item.name)} cannot be read as homebrew. ${lost.join(' ')}`);
  return entry;
}

/** Reads the homebrew of an actor: entries of ours, and what the SRD does not have as far as it has a place. */
export function homebrewIn(candidates: readonly Candidate[], character: Character): OwnContent {
  const report: string[] = [];
  const entries = new Map<FoundryItem, HomebrewEntry>();
  const byId = new Map<string, HomebrewEntry>();
  let features = 0;
  for (const candidate of candidates) {
    const { item, kind } = candidate;
    const entry = entryOf(candidate, character, report);
    if (!entry) continue;
    const first = byId.get(entry.id);
    const isTwice = kind !== 'item' && first !== undefined;
    if (first && !isSame(first, entry)) report.push(`${quoted(item.name)} has the id of other homebrew and cannot be imported.`);
    else if (isTwice) {
      report.push(`${quoted(item.name)} is in the file twice and is imported once.`);
      entries.set(item, entry);
    } else if (kind === 'feature' && features === limits.homebrewListed)
      report.push(`${quoted(item.name)} cannot be imported: a hero has at most ${limits.homebrewListed} features of homebrew.`);
    else if (!first && byId.size === limits.homebrewPerCampaign)
      report.push(`${quoted(item.name)} cannot be imported: a campaign has at most ${limits.homebrewPerCampaign} entries of homebrew.`);
    else {
      byId.set(entry.id, entry);
      entries.set(item, entry);
      if (kind === 'feature') features += 1;
    }
  }
  return { entries, report };
}
