import { classIds } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';
import { spellsFor } from '#domain/srd/spells.ts';
import { expect, it } from 'vitest';
import { warlockBlasts } from './blast-invocations.ts';
import { choiceOfFeature, featureChoices, optionNames } from './feature-choices.ts';
import { featureWays } from './feature-ways.ts';
import { loadFeatureDetails } from './load-features.ts';

it.each(featureChoices)('$name of the $class has the options that content tells of', async (rules) => {
  const details = (await loadFeatureDetails(rules.class)).find(({ name }) => name === rules.name);
  const needs = rules.options.map(({ name, level, needs: other, cantrip }) => {
    const parts = [
      ...(level > 1 ? [`Warlock level ${level}`] : []),
      ...(other === null ? [] : optionNames(rules, [other])),
      ...(cantrip ? ['a Warlock cantrip that deals damage'] : []),
    ];
    return [name, parts.join(', ')];
  });
  const told = details?.options?.map(({ name, needs: text = '' }) => [name, text.replace(' with an attack roll', '')]);
  expect(needs).toEqual(told);
});

it.each([
  ['bard', 'Cutting Words', 'Cutting Words (lower the roll)'],
  ['paladin', 'Lay On Hands', 'Lay On Hands (heal)'],
  ['cleric', 'Channel Divinity', 'Divine Spark (heal)'],
  ['monk', 'Monk’s Focus', 'Flurry of Blows'],
  ['monk', 'Monk’s Focus', 'Step of the Wind (1 Focus Point)'],
] as const)('what a %s does by %s is called %s where the feature is not named beside it', async (source, feature, title) => {
  const details = (await loadFeatureDetails(source)).find(({ name }) => name === feature);
  expect(details && featureWays(details, { lineage: null, level: 9 }).map((way) => way.title)).toContain(title);
});

it.each(featureChoices)('$name comes at the first level at which something is chosen', ({ class: id, name, grows, counts }) => {
  const features = [...classes[id].features, ...classes[id].subclass.features];
  expect(features.find((each) => each[1] === name)?.[0]).toBe(counts[0]?.[0]);
  if (grows !== null) expect(features.some((each) => each[1] === grows)).toBe(true);
  expect(choiceOfFeature(id, grows ?? name)?.name).toBe(name);
});

it('no level of a class asks for the options of two features', () => {
  for (const id of classIds) {
    const levels = featureChoices.filter((each) => each.class === id).flatMap(({ counts }) => counts.map(([level]) => level));
    expect(new Set(levels).size).toBe(levels.length);
  }
});

it('cantrips that deal damage are on the list of the warlock', () => {
  const cantrips = spellsFor('warlock', 0).map(({ id }) => id);
  expect(warlockBlasts.filter((id) => !cantrips.includes(id))).toEqual([]);
});
