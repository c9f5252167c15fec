import type { Character } from '#domain/character/character.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { quoted } from '#domain/character/interchange/quoted.ts';
import { highestLevel } from '#domain/srd/class-rules.ts';
import { featIds, feats } from '#domain/srd/feats.ts';
import type { FeatId } from '#domain/srd/feats.ts';
import { slugOf } from '#domain/srd/slug.ts';
import type { BeyondDocument } from './document.ts';
import { increasesTag } from './modifiers.ts';
import type { Found } from './origin.ts';

/** What marks entries that are features of a class and only listed as feats. */
const disguisedTag = '__DISGUISE_FEAT';
const firstFeatLevel = 4;
const boonLevel = 19;

/** The feat of this name, whatever stands behind it in brackets; undefined where there is none. */
export const featNamed = (name: string): FeatId | undefined => {
  const slug = slugOf(name.replaceAll(/\([^)]*\)/g, ''));
  return featIds.find((id) => id === slug || id === slugOf(name));
};

function takenAt(feat: FeatId, level: number): number {
  const { kind } = feats[feat];
  const from = kind === 'general' ? firstFeatLevel : kind === 'epic boon' ? boonLevel : 1;
  return Math.min(level, from, highestLevel);
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
  const report = strange.map((name) => `The feat ${quoted(name)} cannot be imported: it is none of SRD 5.2.`);
  return { value: { ...character, feats: once.map((feat) => ({ feat, level: takenAt(feat, levelOf(character)) })) }, report };
}
