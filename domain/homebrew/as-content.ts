import { catalogueOf } from '#domain/srd/items/catalogue.ts';
import type { MagicCatalogue } from '#domain/srd/items/catalogue.ts';
import type { SpellDetails } from '#domain/srd/spells/spell-details.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';
import type { HomebrewEntry, HomebrewSpell } from './entry.ts';
import { contentIdOf } from '#domain/homebrew-id.ts';

/** Items of a campaign's own as they stand in the catalogue of magic items. */
export function waresOf(entries: readonly HomebrewEntry[]): MagicCatalogue {
  const wares = entries.flatMap((entry) => {
    if (entry.kind !== 'item') return [];
    const { id, name, text, effects, facts } = entry;
    const activities = toldApart(entry.activities);
    return [...catalogueOf([{ ...facts, name, text, activities, effects }]).values()].map((ware) => ({ ...ware, id: contentIdOf(id) }));
  });
  return new Map(wares.map((ware) => [ware.id, ware]));
}

/** Words of a fact as the SRD writes them, by which rules know them: "Bonus action" is "bonus action". */
const asWritten = (words: string) => words.trim().toLowerCase();

/** A spell of a campaign's own as it stands in the list of spells. */
export function spellOfEntry(entry: HomebrewSpell): Spell {
  const { id, name, facts } = entry;
  const { level, school, classes, ritual, range, components, concentration } = facts;
  const [castingTime, duration] = [asWritten(facts.castingTime), asWritten(facts.duration)];
  const known = { level, school, classes, castingTime, ritual, range, components, duration, concentration };
  return { id: contentIdOf(id), name, ...known, details: detailsOfSpell(entry) };
}

/** Activities that can be told apart: those without an id of their own are counted, where there are several. */
export function toldApart(activities: readonly Activity[]): Activity[] {
  return activities.map((each, index) => (each.id !== undefined || activities.length < 2 ? each : { ...each, id: `deed-${index + 1}` }));
}

/** What a spell of a campaign's own does, as it is told of a spell of the SRD. */
function detailsOfSpell({ name, text, activities, facts: { material, higher } }: HomebrewSpell): SpellDetails {
  const more = { ...(material !== undefined && { material }), ...(higher !== undefined && { higher }) };
  return { name, text, ...more, activities: toldApart(activities) };
}
