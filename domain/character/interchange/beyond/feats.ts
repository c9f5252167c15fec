import type { Character } from '#domain/character/character.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { listed, quoted } from '#domain/character/interchange/quoted.ts';
import { highestLevel } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';
import { featIds, feats } from '#domain/srd/feats.ts';
import type { FeatId } from '#domain/srd/feats.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { species } from '#domain/srd/species.ts';
import { weaponNamed } from '#domain/character/interchange/named-item.ts';
import type { BeyondDocument } from './document.ts';
import { increasesTag } from './modifiers.ts';
import type { Found } from './origin.ts';

/** What marks entries that are features of a class and only listed as feats. */
const disguisedTag = '__DISGUISE_FEAT';
const firstFeatLevel = 4;
const boonLevel = 19;

const featNamed = (name: string): FeatId | undefined => {
  const slug = slugOf(name.replaceAll(/\([^)]*\)/g, ''));
  return featIds.find((id) => id === slug || id === slugOf(name));
};

function takenAt(feat: FeatId, level: number): number {
  const { kind } = feats[feat];
  const from = kind === 'general' ? firstFeatLevel : kind === 'epic boon' ? boonLevel : 1;
  return Math.min(level, from, highestLevel);
}

/** Choices of the class that the sheet shows in another place, or that name a weapon that is mastered. */
function isSaidElsewhere(name: string, { classes: taken, species: kind }: Character): boolean {
  const orders = taken.flatMap(({ class: id }) => [classes[id].order?.fighter ?? '', classes[id].order?.scholar ?? '']);
  const own = [...orders, ...species[kind].lineages].map(slugOf);
  return own.includes(slugOf(name)) || weaponNamed(name) !== null;
}

/** A character with the feats and fighting styles of the document. */
export function withFeats(character: Character, { feats: written, options }: BeyondDocument): Found<Character> {
  const real = written.filter(
    ({ definition }) => !definition.categories.some(({ tagName }) => [increasesTag, disguisedTag].includes(tagName)),
  );
  const chosen = [...options.class, ...options.feat].map(({ definition }) => definition.name);
  const styles = chosen.filter((name) => feats[featNamed(name) ?? 'alert'].kind === 'fighting style');
  const names = [...real.map(({ definition }) => definition.name), ...styles];
  const found = names.flatMap((name) => featNamed(name) ?? []);
  const once = found.filter((feat, index) => feats[feat].repeatable || found.indexOf(feat) === index);
  const strange = real.map(({ definition }) => definition.name).filter((name) => name !== '' && featNamed(name) === undefined);
  const others = options.class
    .map(({ definition }) => definition.name)
    .filter((name) => name !== '' && !featNamed(name) && !isSaidElsewhere(name, character));
  const report = [
    ...strange.map((name) => `The feat ${quoted(name)} cannot be imported: it is none of SRD 5.2.`),
    ...(others.length > 0 ? [`These choices of the class have no place on the sheet: ${listed([...new Set(others)].map(quoted))}.`] : []),
  ];
  return { value: { ...character, feats: once.map((feat) => ({ feat, level: takenAt(feat, levelOf(character)) })) }, report };
}
