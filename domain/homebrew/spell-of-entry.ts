import { contentIdOf } from '#domain/homebrew-id.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';
import type { SpellDetails } from '#domain/srd/spells/spell-details.ts';
import type { HomebrewSpell } from './entry.ts';
import { toldApart } from './told-apart.ts';

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

/** What a spell of a campaign's own does, as it is told of a spell of the SRD. */
function detailsOfSpell({ name, text, activities, facts: { material, higher } }: HomebrewSpell): SpellDetails {
  const more = { ...(material !== undefined && { material }), ...(higher !== undefined && { higher }) };
  return { name, text, ...more, activities: toldApart(activities) };
}
