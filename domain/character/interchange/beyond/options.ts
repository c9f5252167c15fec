import type { Character } from '#domain/character/character.ts';
import { listed, quoted } from '#domain/character/interchange/quoted.ts';
import { optionCountOf } from '#domain/character/options/feature-options.ts';
import { classes } from '#domain/srd/classes.ts';
import { featureChoices } from '#domain/srd/features/feature-choices.ts';
import type { FeatureChoice, FeatureOption } from '#domain/srd/features/feature-choices.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { species } from '#domain/srd/species.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { weaponNamed } from '#domain/character/interchange/named-item.ts';
import type { BeyondDocument } from './document.ts';
import { featNamed } from './feats.ts';
import type { Found } from './origin.ts';

/** The cantrip that an invocation is for where several fit and the document does not say for which. */
const firstBlast = 'eldritch-blast';

/** Choices of the class that the sheet shows in another place, or that name a weapon that is mastered. */
function isSaidElsewhere(name: string, { classes: taken, species: kind }: Character): boolean {
  const orders = taken.flatMap(({ class: id }) => [classes[id].order?.fighter ?? '', classes[id].order?.scholar ?? '']);
  const own = [...orders, ...species[kind].lineages].map(slugOf);
  return own.includes(slugOf(name)) || weaponNamed(name) !== null;
}

/** The options of a feature that a name can stand for beside those that were read: one, or one for each cantrip that fits. */
function optionsNamed(character: Character, rules: FeatureChoice, name: string, read: readonly string[]): FeatureOption[] {
  const slug = slugOf(name);
  const isKnown = (cantrip: string) => character.spells.some(({ spell, class: of }) => spell === cantrip && of === rules.class);
  return rules.options
    .filter(({ id, of }) => id === slug || (of !== null && id === `${slug}-${of}`))
    .filter(({ id, of, isOld }) => !isOld && !read.includes(id) && (of === null || isKnown(of)))
    .toSorted((a, b) => Number(b.of === firstBlast) - Number(a.of === firstBlast));
}

/** A character with what the document chooses of features that have several options, read once its spells are known. */
export function withOptions(character: Character, { options: written }: BeyondDocument): Found<Character> {
  const options: Character['options'] = {};
  const [report, lost]: [string[], string[]] = [[], []];
  const had = featureChoices.filter((rules) => optionCountOf(character, rules) > 0);
  for (const { definition } of written.class) {
    const { name } = definition;
    if (name === '' || featNamed(name) || isSaidElsewhere(name, character)) continue;
    const open = had.filter((rules) => (options[rules.id]?.length ?? 0) < optionCountOf(character, rules));
    const [found] = open.flatMap((rules) => {
      const fit = optionsNamed(character, rules, name, options[rules.id] ?? []);
      return fit[0] ? [{ rules, option: fit[0], isGuess: fit.length > 1 }] : [];
    });
    if (!found) {
      lost.push(name);
      continue;
    }
    const { rules, option, isGuess } = found;
    options[rules.id] = [...(options[rules.id] ?? []), option.id];
    const cantrip = findSpell(option.of ?? '')?.name;
    if (isGuess && cantrip !== undefined)
      report.push(`${quoted(name)} was imported for ${cantrip}: the file does not say for which cantrip it is.`);
  }
  if (lost.length > 0) report.push(`These choices of the class have no place on the sheet: ${listed([...new Set(lost)].map(quoted))}.`);
  return { value: { ...character, options }, report };
}
