import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adventureFromLore } from './adventure-from-lore.ts';
import { Adventure } from '#domain/narration/adventure.ts';
import { loreCategories } from '#domain/world/lore/categories.ts';
import type { PlayedEntry } from './lore-card.ts';
import { ashvale, gullmere } from './lore-worlds.fixture.ts';

const HUSHED = 'zzhushed';

/** What reaches players, or a model that narrates, before anything has been found: all but secrets, clues, signs and endings. */
function openly({ npcs, clues: _clues, clocks, endings: _endings, ...rest }: Adventure): string {
  return JSON.stringify({ ...rest, npcs: npcs.map(({ secret: _secret, ...npc }) => npc), clocks: clocks.map(({ name }) => name) });
}

/** Ids that are named and stand for nothing. */
function looseEnds({ start, scenes, npcs, clues, clocks, endings = [] }: Adventure): string[] {
  const ids = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id));
  const [places, people, found, dangers] = [ids(scenes), ids(npcs), ids(clues), ids(clocks)];
  const sources = [...scenes.flatMap(({ features }) => features), ...npcs.flatMap(({ topics }) => topics)].flatMap(
    ({ clue }) => clue ?? [],
  );
  return [
    ...[start, ...scenes.flatMap(({ exits }) => exits.map(({ to }) => to)), ...endings.flatMap(({ scene }) => scene ?? [])].filter(
      (id) => !places.has(id),
    ),
    ...scenes.flatMap((scene) => scene.npcs).filter((id) => !people.has(id)),
    ...[...sources, ...endings.flatMap(({ clue }) => clue ?? [])].filter((id) => !found.has(id)),
    ...endings.flatMap(({ clock }) => clock ?? []).filter((id) => !dangers.has(id)),
    ...clues.map(({ id }) => id).filter((id) => !sources.includes(id)),
    ...[scenes, npcs, clues, clocks].flatMap((list) => (ids(list).size < list.length ? ['an id that comes twice'] : [])),
  ];
}

/** Scenes that cannot be reached from a scene, or from which it cannot be reached. */
function cutOff({ scenes, start }: Adventure): string[] {
  const reached = new Set([start]);
  for (const id of reached) for (const { to } of scenes.find((scene) => scene.id === id)?.exits ?? []) reached.add(to);
  return scenes.filter(({ id, exits }) => !reached.has(id) || exits.length === 0).map(({ id }) => id);
}

const played = adventureFromLore(ashvale.world, ashvale.entries);
const scene = (id: string) => played.scenes.find((each) => each.id === id);
const npc = (id: string) => played.npcs.find((each) => each.id === id);

describe('an adventure from one’s own lore', () => {
  it('opens in its world, at the place that is tagged for it', () => {
    expect(played).toMatchObject({ id: 'ashvale', title: 'Ashvale', start: 'cinder' });
    expect(played.welcome).toMatch(/^Ashvale is where this tale is told\. A valley under .*village of forty chimneys.*Oda Kern.*\?$/s);
  });

  it('makes scenes of places, with ways there and back', () => {
    expect(played.scenes.map(({ id }) => id)).toEqual(['cinder', 'stair', 'meadow']);
    expect(
      scene('stair')
        ?.exits.map(({ to }) => to)
        .toSorted(),
    ).toEqual(['cinder', 'meadow']);
    expect(scene('meadow')?.exits.map(({ to }) => to)).toEqual(['stair']);
  });

  it('lets people stand where their links say, and speak of what they know', () => {
    expect(scene('cinder')?.npcs).toEqual(['oda']);
    expect(npc('oda')).toMatchObject({
      role: 'the bell-warden of Cinder',
      pronouns: 'she',
      name: 'Oda Kern',
      secret: expect.stringContaining('rang nothing'),
    });
    expect(npc('tam')).toMatchObject({ role: 'a goatherd', pronouns: 'he' });
    expect(npc('tam')?.topics.map(({ id }) => id)).toEqual(expect.arrayContaining(['quiet', 'meadow', 'oda']));
    expect(npc('readers')).toMatchObject({ name: 'the Smoke Reader', pronouns: 'they' });
    expect(npc('drake')).toMatchObject({ name: 'the Slag Drake', attitude: 'hostile', pronouns: 'it', topics: [] });
  });

  it('puts things where they belong, and gives away those tagged for it', () => {
    expect(scene('cinder')?.features.map(({ name }) => name)).toEqual(['the Ember Bell', 'the rest of Cinder']);
    expect(scene('stair')?.loot).toMatchObject([{ id: 'key', name: 'the Red Key' }]);
  });

  it('makes what quests tell into what can be found out', () => {
    expect(played.clues).toContainEqual({ id: 'quiet', text: expect.stringMatching(/^For a week the mountain/) });
    expect(npc('oda')?.topics.find(({ id }) => id === 'quiet')).toMatchObject({ clue: 'quiet' });
  });

  it('lets hidden lore be found only where its entry is tagged for it, and after a check', () => {
    const hidden = played.clues.filter(({ text }) => text.toLowerCase().includes(HUSHED));
    expect(hidden.map(({ id }) => id)).toEqual(['hidden-meadow', 'hidden-oda']);
    expect(npc('oda')?.topics.find(({ id }) => id === 'hidden')).toMatchObject({ clue: 'hidden-oda', dc: 15 });
    expect(scene('meadow')?.features.at(-1)).toMatchObject({ clue: 'hidden-meadow', dc: 14 });
  });

  it('lets a danger come closer by its signs, and the tale end with it', () => {
    expect(played.clocks).toMatchObject([{ id: 'opening', signs: { length: 4 } }]);
    expect(played.endings).toMatchObject([{ id: 'opening', clock: 'opening' }]);
  });

  it('keeps from everybody what is for named people or in no order', () => {
    expect(JSON.stringify(played)).not.toMatch(/your aunt|Vell|never closed/);
    expect(openly(played).toLowerCase()).not.toContain(HUSHED);
  });

  it('reads names where nothing is linked', () => {
    const plain = adventureFromLore(gullmere.world, gullmere.entries);
    const named = (id: string) => plain.scenes.find((each) => each.id === id);
    expect(named('inn')).toMatchObject({ npcs: ['mave'], place: 'Gullmere' });
    expect(named('harbour')).toMatchObject({ npcs: ['tidewatch'] });
    expect(named('isle')).toMatchObject({ npcs: ['eel'] });
    expect(plain.npcs.find(({ id }) => id === 'mave')?.topics).toContainEqual(expect.objectContaining({ id: 'ship', clue: 'ship' }));
    expect(cutOff(plain)).toEqual([]);
  });

  it('has a creature of the SRD make the saves of its stat block, and others none of their own', () => {
    const eel = gullmere.entries.find(({ id }) => id === 'eel');
    const rats = adventureFromLore(gullmere.world, [...gullmere.entries, ...(eel ? [{ ...eel, id: 'rats', name: 'Giant Rats' }] : [])]);
    expect(rats.npcs.map(({ id, statBlock }) => [id, statBlock])).toEqual(
      expect.arrayContaining([
        ['rats', 'giant-rat'],
        ['eel', undefined],
      ]),
    );
  });

  it.each([
    [
      'with a description',
      { id: 'bare', name: 'Bare', description: 'Snow as far as you see.' },
      /^You .*Bare\. Snow as far as you see\. What do you do first\?$|^.*Bare\. Snow/,
    ],
    [
      'with a name alone',
      { id: 'bare', name: 'Bare', description: '' },
      /Bare\. What it is like, you have yet to see\. What do you do first\?$/,
    ],
  ])('opens an empty world %s, and pretends nothing', (_name, world, welcome) => {
    const empty = Adventure.parse(adventureFromLore(world, []));
    expect(empty).toMatchObject({ scenes: { length: 1 }, npcs: [], clues: [], clocks: [] });
    expect(empty.welcome).toMatch(welcome);
    expect(looseEnds(empty)).toEqual([]);
  });

  it('keeps the ids of everything when an entry is edited, added or taken away', () => {
    const less = adventureFromLore(
      ashvale.world,
      ashvale.entries.filter(({ id }) => id !== 'meadow'),
    );
    expect(less.scenes.map(({ id }) => id)).toEqual(['cinder', 'stair']);
    expect(less.npcs.map(({ id }) => id)).toEqual(expect.arrayContaining(['oda', 'tam', 'readers', 'drake']));
    expect([looseEnds(less), cutOff(less)]).toEqual([[], []]);
  });
});

const names = [
  'Cinder',
  'The Long Stair',
  'Oda Kern',
  'The Smoke Readers',
  'Ember',
  'Slag Drake',
  '“Vell”',
  '鳥居',
  'x'.repeat(120),
  '...',
];
const anyWords = fc.constantFrom(
  'She keeps [[Cinder]].',
  'It hunts near Oda Kern',
  '# Title',
  '- one\n- two\n- three',
  '[[The Long Stair|up]]',
  '鳥居。',
  '| a | b |',
  'w '.repeat(900),
  '{hero}',
  '',
);
const anyPassage = fc.record({ kind: fc.constantFrom('', '', 'dm', 'players mira', 'broken'), text: anyWords });
const anyEntry = fc.record({
  category: fc.constantFrom(...loreCategories),
  name: fc.constantFrom(...names),
  aliases: fc.subarray(['The Warden', 'Reader', 'a']),
  tags: fc.array(fc.constantFrom('play:start', 'person', 'play:loot', 'play:clue', 'play:danger', 'play:ending', 'sea'), { maxLength: 2 }),
  audience: fc.constantFrom<PlayedEntry['audience']>('everyone', 'everyone', 'everyone', 'dm', ['mira']),
  passages: fc.array(anyPassage, { maxLength: 4 }),
});

/** A text in which every passage that not everyone may read says so. */
function write({ kind, text }: { kind: string; text: string }): string {
  if (kind === '') return text;
  return kind === 'broken' ? `::: dm\n${HUSHED} ${text}` : `::: ${kind}\n${HUSHED} ${text}\n:::`;
}

describe('whatever the lore', () => {
  const anyLore = fc.array(anyEntry, { maxLength: 14 }).map((entries) =>
    entries.map(({ passages, name, audience, aliases, ...entry }, n): PlayedEntry => {
      const isOpen = audience === 'everyone';
      const hush = (text: string) => (isOpen ? text : `${HUSHED} ${text}`);
      return {
        ...entry,
        id: `e${n}`,
        audience,
        name: hush(name),
        aliases: aliases.map(hush),
        text: passages.map((each) => hush(write(each))).join('\n'),
      };
    }),
  );
  const anyWorld = fc.record({
    id: fc.constant('world'),
    name: fc.constantFrom('Ashvale', 'The Weir', ' ? ', 'N'.repeat(100)),
    description: anyWords,
  });

  it('the adventure is whole, every id stands for something, no place is cut off, and nothing hidden shows', () => {
    fc.assert(
      fc.property(anyWorld, anyLore, (world, entries) => {
        const made = adventureFromLore(world, entries);
        expect(Adventure.parse(made)).toEqual(made);
        expect([looseEnds(made), cutOff(made)]).toEqual([[], []]);
        expect(openly(made).toLowerCase()).not.toContain(HUSHED);
        expect(adventureFromLore(world, entries)).toEqual(made);
      }),
      { numRuns: 200 },
    );
  });
});
