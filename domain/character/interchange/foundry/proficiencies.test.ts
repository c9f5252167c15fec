import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { classesOf, granted, hero, home } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { readFoundryActor } from '#domain/character/interchange/foundry-actor-read.ts';
import { writeFoundryActor } from '#domain/character/interchange/foundry-actor-write.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { backgroundIds } from '#domain/srd/backgrounds.ts';
import { slugOf } from '#domain/srd/slug.ts';

/** An actor as far as it is looked at and changed here. */
const Written = z.looseObject({
  system: z.looseObject({
    traits: z.looseObject({ languages: z.looseObject({ value: z.array(z.string()), custom: z.string() }) }),
    tools: z.record(z.string(), z.looseObject({ value: z.number() })),
  }),
  flags: z.looseObject({ hearthlore: z.looseObject({}) }),
});
type Written = z.infer<typeof Written>;
const written = (character: Character): Written => Written.parse(JSON.parse(JSON.stringify(writeFoundryActor(character).actor)));
const read = (actor: unknown) => granted(readFoundryActor(actor, home));
const withoutFlags = (actor: Written) => ({ ...actor, flags: {} });
const learned = ({ languages, tools }: Character) => ({ languages, tools });

const known = {
  languages: ['Common', 'elvish', 'Deep Speech', 'Thieves’ Cant'],
  tools: ['Dice Set', "Smith's Tools", 'Viol', 'thieves’ tools'],
};
const own = ['River signs; of the east', 'Kettle', 'A', 'B, C'];
const someOf = (names: readonly string[]) => fc.uniqueArray(fc.constantFrom(...names), { selector: slugOf });
const learner = fc.record({
  languages: someOf([...known.languages, ...own]),
  tools: someOf([...known.tools, ...own]),
  background: fc.option(fc.constantFrom(...backgroundIds)),
  classes: fc.constantFrom(classesOf(['rogue', 2]), classesOf(['fighter', 1])),
});

describe('languages and tools of a sheet', () => {
  it('come back from Foundry as they went, whoever learned them', () => {
    fc.assert(
      fc.property(learner, (given) => {
        const character = hero(given);
        const { character: back, report } = read(written(character));
        expect(learned(back)).toEqual(learned(character));
        expect(report).toEqual([]);
      }),
    );
  });

  it('come in from an actor that carries nothing of ours, and go out to it the same', () => {
    fc.assert(
      fc.property(learner, ({ languages, ...given }) => {
        const actor = written(hero({ ...given, languages: languages.filter((name) => !name.includes(';')) }));
        const { character } = read(withoutFlags(actor));
        const again = written({ ...character, background: given.background });
        expect(again.system.traits.languages).toEqual(actor.system.traits.languages);
        expect(Object.keys(again.system.tools).toSorted()).toEqual(Object.keys(actor.system.tools).toSorted());
      }),
    );
  });

  it('are what Foundry calls them, with those that class and background give', () => {
    const character = hero({
      classes: classesOf(['rogue', 1]),
      background: 'sage',
      languages: ['Common', 'Kettle'],
      tools: ['Dice Set', 'Kettle'],
    });
    const { system } = written(character);
    expect(system.traits.languages).toEqual({ value: ['common'], custom: 'Kettle' });
    expect(system.tools).toEqual({
      thief: { value: 1, ability: 'dex' },
      calligrapher: { value: 1, ability: 'dex' },
      dice: { value: 1, ability: 'wis' },
    });
    expect(writeFoundryActor(character).report).toContain('Training with Kettle is carried along where Foundry does not show it.');
  });

  it('that were changed in Foundry come in as they are there, and what it does not show stays', () => {
    const actor = written(hero({ languages: ['Common', 'Kettle'], tools: ['Dice Set', 'Kettle'] }));
    actor.system.traits.languages = { value: ['common', 'giant', 'reedish'], custom: 'Kettle; Spoon ;' };
    actor.system.tools = { lute: { value: 2 }, card: { value: 0.5 }, dice: { value: 0 }, hacker: { value: 1, bonuses: { check: '+1' } } };
    const { character, report } = read(actor);
    expect(learned(character)).toEqual({
      languages: ['Common', 'Giant', 'Reedish', 'Kettle', 'Spoon'],
      tools: ['Lute', 'Hacker', 'Kettle'],
    });
    expect(report).toEqual([
      'Expertise with “Lute” comes in as training.',
      'Half proficiency with “Playing Cards” cannot be imported.',
      '“tools.hacker.bonuses” cannot be imported.',
    ]);
  });

  it('for which a sheet has no room are told of', () => {
    const actor = written(hero({}));
    const many = Array.from({ length: gameLimits.proficiencies + 2 }, (_, index) => `Tongue ${index}`);
    actor.system.traits.languages = { value: [], custom: many.join('; '), communication: { telepathy: { value: 30, units: 'ft' } } };
    const { character, report } = read(actor);
    expect(character.languages).toEqual(many.slice(0, gameLimits.proficiencies));
    expect(report).toEqual([
      'A sheet has room for 40 languages. Left out: Tongue 40 and Tongue 41.',
      '“traits.languages.communication.telepathy.value” cannot be imported.',
    ]);
  });
});
