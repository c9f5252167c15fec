import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readContent } from '#domain/content.ts';
import { Activity } from '#domain/rules/activity/activity.ts';
import { castByCreature, usedSpell } from '#domain/combat/use/spell-in-use.ts';
import { differencesOf } from '#domain/srd/compare-numbers.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { loadMonsterDetails } from './load-details.ts';
import { MonsterDetails } from './monster-details.ts';
import { monsterTypes } from './monster-types.ts';
import { monsters } from './monsters.ts';

const read = (folder: string, type: string): unknown => JSON.parse(readFileSync(`content/srd/${folder}/${type}.json`, 'utf8'));
const Named = z.array(z.object({ name: z.string() }));

/** Everything below a value that is keyed with `spell`. */
const spellsIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, below]) => (key === 'spell' && typeof below === 'string' ? [below] : spellsIn(below)));

/** Traits of the facts that details tell with what brings them. */
const coveredBy: Readonly<Record<string, readonly string[]>> = {
  Attached: ['Proboscis'],
  'Diseased Bite': ['Bite'],
  'Infernal Wound': ['Infernal'],
  'Numbing Cold': ['Ice Spear'],
  Rotting: ['Rotting Fist'],
  'Slow Stone': ['Petrifying'],
  Charge: ['Gore', 'Hooves', 'Tusk'],
};
const plainName = (name: string) => name.replace(/ \(.*\)$/, '');

describe.each(monsterTypes)('what creatures of type %s do', (type) => {
  const rows = readContent(`content/srd/monster-details/${type}.json`, z.array(MonsterDetails), read('monster-details', type));
  const blockOf = (name: string) => monsters.find((each) => each.name === name);

  /** Damage that attacks deal in some cases by themselves, of those that a feature tells of. */
  const casesIn = (creature: string, feature: string, text: string) =>
    (blockOf(creature)?.attacks ?? [])
      .filter(({ name }) => name === feature || (feature === 'Advantage Hurts' && text.includes(name)))
      .flatMap(({ cases = [] }) => cases)
      .flatMap(({ more, instead }) => [more, instead])
      .flatMap((damage) =>
        damage
          ? [Activity.parse({ kind: 'damage', activation: { kind: 'free' }, damage: [{ formula: damage.dice, types: [damage.type] }] })]
          : [],
      );

  /** The save that is made again against what attacks and effects bring, of those that a feature tells of, with what a failure brings. */
  const becomingIn = (creature: string, feature: string, text: string) => {
    const { attacks = [], effects = [] } = blockOf(creature) ?? {};
    const all = [
      ...attacks.map(({ name, inflicts }) => ({ name, inflicts, save: inflicts?.save })),
      ...effects.map(({ name, inflicts, ability, dc }) => ({ name, inflicts, save: { ability, dc } })),
    ];
    return all.flatMap(({ name, inflicts, save }) => {
      const { becomes } = inflicts ?? {};
      if (!becomes || !save || !(name === feature || text.includes(name))) return [];
      const { conditions, duration, ends = [] } = becomes;
      const ended = ends.map(({ by }) => (by === 'save' ? { by, when: 'endOfTurn' } : { by }));
      const against = { abilities: [save.ability], dc: save.dc, onSave: 'none' };
      return [Activity.parse({ kind: 'save', save: against, effects: [{ after: 'failedSave', conditions, duration, ends: ended }] })];
    });
  };

  it('is written down for each of them, in the order of their facts', () => {
    expect(rows.map(({ name }) => name)).toEqual(Named.parse(read('monsters', type)).map(({ name }) => name));
  });

  it('is said in words as its activities and effects have it', () => {
    const wrong = rows.flatMap(({ name: creature, features }) =>
      features.flatMap(({ name, text, aside, activities = [], effects = [] }) =>
        differencesOf({
          text,
          aside,
          activities: [...activities, { kind: 'effect', effects }, ...casesIn(creature, name, text), ...becomingIn(creature, name, text)],
        }).map((difference) => `${creature}, ${name}: ${difference}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('holds whom it grapples with the escape DC of its words', () => {
    const held = rows.flatMap(({ name, features }) => {
      const words = features.map(({ text }) => text).join(' ');
      const block = blockOf(name);
      const inflicted = [...(block?.attacks ?? []), ...(block?.effects ?? [])].flatMap(({ inflicts }) =>
        inflicts?.condition === 'grappled' ? [inflicts.escapeDc] : [],
      );
      return inflicted.filter((dc) => dc === undefined || !words.includes(`escape DC ${dc}`)).map(() => name);
    });
    expect(held).toEqual([]);
  });

  it('casts as a bonus action the spells that its bonus actions tell of', () => {
    const slow = rows.flatMap(({ name, features }) => {
      const quick = features.flatMap(({ kind, text }) => (kind === 'bonusAction' && / casts /.test(text) ? [text] : [])).join(' ');
      return (blockOf(name)?.spellcasting?.spells ?? []).flatMap((own) => {
        const spell = findSpell(slugOf(own.name));
        const takes = spell && usedSpell(castByCreature(spell, own), [], { kind: 'utility' }).takes;
        return (takes === 'bonusAction') === (quick.includes(own.name) || spell?.castingTime === 'bonus action')
          ? []
          : [`${name}, ${own.name}`];
      });
    });
    expect(slow).toEqual([]);
  });

  it('has a name of its own for each creature, and a trigger for each reaction', () => {
    const twice = rows.filter(({ features }) => new Set(features.map(({ name }) => name)).size < features.length);
    expect(twice.map(({ name }) => name)).toEqual([]);
    const sudden = rows.flatMap(({ features }) =>
      features.filter(({ kind, trigger }) => (kind === 'reaction') !== (trigger !== undefined)),
    );
    expect(sudden.map(({ name }) => name)).toEqual([]);
  });

  it('says what Multiattack is made of wherever there are several attacks a turn', () => {
    const silent = rows.filter(({ name, multiattack }) => multiattack === undefined && (blockOf(name)?.attacksPerTurn ?? 1) > 1);
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('tells every trait of the facts', () => {
    const missing = rows.flatMap(({ name, features }) => {
      const featureNames = features.map((feature) => plainName(feature.name));
      const isCovered = (trait: string) => {
        const brought = coveredBy[trait] ?? [];
        return featureNames.includes(trait) || brought.some((start) => featureNames.some((each) => each.startsWith(start)));
      };
      return (blockOf(name)?.traits ?? []).flatMap((trait) => (isCovered(plainName(trait.name)) ? [] : `${name}: ${trait.name}`));
    });
    expect(missing).toEqual([]);
  });

  it('featureNames only spells that there are', () => {
    expect(spellsIn(rows).filter((id) => findSpell(id) === undefined)).toEqual([]);
  });

  it('is fetched by the featureNames of the creatures', async () => {
    expect([...(await loadMonsterDetails(type)).values()]).toEqual(rows);
  });
});
