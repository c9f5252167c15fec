import { describe, expect, it } from 'vitest';
import type { Adventure } from '#domain/narration/adventure.ts';
import type { Brief } from '#domain/narration/brief.ts';
import { adventureFromLore } from '#domain/narration/from-lore/adventure-from-lore.ts';
import { ashvale, gullmere } from '#domain/narration/from-lore/lore-worlds.fixture.ts';
import { openingState } from '#domain/narration/play-state.ts';
import type { ToolCall } from '#domain/narration/tool-call.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { sampleAdventure, sampleBrief } from '#tests/support/services/narrator-reply.ts';
import { meantBy, opaqueId } from './opaque-ids.ts';
import { promptFor } from './prompt.ts';

const adventures: [string, Adventure][] = [
  ...[...readyAdventures.values()].map((adventure): [string, Adventure] => [adventure.title, adventure]),
  ['a world of links', adventureFromLore(ashvale.world, ashvale.entries)],
  ['a world in plain sentences', adventureFromLore(gullmere.world, gullmere.entries)],
  ['the sample', sampleAdventure],
];

const idsOf = ({ scenes, npcs, clues, clocks }: Adventure) => [
  ...[...npcs, ...clues, ...clocks, ...scenes].map(({ id }) => id),
  ...scenes.flatMap(({ exits, features, loot }) => [...exits, ...features, ...loot].map(({ id }) => id)),
  ...npcs.flatMap(({ topics }) => topics.map(({ id }) => id)),
];

/** Every string of a prompt's material with the field it stands in. */
function stringsIn(value: unknown, field = ''): [string, string][] {
  if (typeof value === 'string') return [[field, value]];
  if (Array.isArray(value)) return value.flatMap((each) => stringsIn(each, field));
  return typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, each]) => stringsIn(each, key)) : [];
}

/** The prompts of an adventure: in each of its scenes, with nothing known and with everything. */
function promptsOf(adventure: Adventure): string[] {
  const start = openingState(adventure);
  const clues = adventure.clues.map(({ id }) => id);
  return adventure.scenes.flatMap(({ id: scene }) =>
    [[], clues].map((known) => promptFor(sampleBrief({ adventure, state: { ...start, scene, clues: known } }), 'mark').request),
  );
}

describe.each(adventures)('a prompt of %s', (_, adventure) => {
  it('has none of the ids of the adventure', () => {
    const ids = new Set(idsOf(adventure));
    const words = promptsOf(adventure).flatMap((text) =>
      text.split('\n').flatMap((line) => (line.startsWith('{') ? stringsIn(JSON.parse(line)) : [])),
    );
    expect(words.length).toBeGreaterThan(20);
    // What people say of a thing may be the word that its id is.
    expect(words.filter(([field, text]) => field !== 'keywords' && ids.has(text))).toEqual([]);
    const telling = [...ids].filter((id) => /[a-z]-[a-z]/.test(id));
    const said = adventure.scenes.map(({ description }) => description).join(' ');
    expect(telling.filter((id) => !said.includes(id) && words.some(([, text]) => text.includes(id)))).toEqual([]);
  });
});

describe('an opaque id', () => {
  const brief: Brief = sampleBrief();
  const call = (exit: string): ToolCall => ({ name: 'set_location', exit });

  it('is the same in every reply of a campaign, and another for another thing, kind and campaign', () => {
    const ids = [
      opaqueId(brief, 'clue', 'noise'),
      opaqueId(brief, 'clue', 'hatch-known'),
      opaqueId(brief, 'npc', 'noise'),
      opaqueId({ campaignId: 'another' }, 'clue', 'noise'),
    ];
    expect(new Set(ids).size).toBe(4);
    expect(opaqueId({ campaignId: brief.campaignId }, 'clue', 'noise')).toBe(ids[0]);
  });

  it('is read back for every kind of call', () => {
    const at = (kind: Parameters<typeof opaqueId>[1], id: string) => opaqueId(brief, kind, id);
    const calls: [ToolCall, object][] = [
      [
        { name: 'attack', heroId: 'kara', target: at('npc', 'wolf') },
        { heroId: 'kara', target: 'wolf' },
      ],
      [
        { name: 'npc_attack', npc: at('npc', 'wolf'), target: 'kara' },
        { npc: 'wolf', target: 'kara' },
      ],
      [{ name: 'update_npc', npc: at('npc', 'mara'), attitude: 'wary' }, { npc: 'mara' }],
      [call(at('exit', 'door')), { exit: 'door' }],
      [{ name: 'reveal_clue', clue: at('clue', 'noise') }, { clue: 'noise' }],
      [{ name: 'tick_clock', clock: at('clock', 'flood') }, { clock: 'flood' }],
      [{ name: 'loot', heroId: 'kara', loot: at('loot', 'lamp') }, { loot: 'lamp' }],
      [
        { name: 'scene_tag', heroId: 'kara', state: 'tied', target: at('npc', 'wolf') },
        { heroId: 'kara', target: 'wolf' },
      ],
      [{ name: 'scene_tag', heroId: 'kara', state: 'offBalance', target: 'kara' }, { target: 'kara' }],
      [{ name: 'scene_tag', heroId: 'kara', state: 'lit', target: 'door' }, { target: '?door' }],
      [{ name: 'rest', length: 'short' }, { length: 'short' }],
    ];
    for (const [asked, meant] of calls) expect(meantBy(brief, asked)).toMatchObject(meant);
  });

  it('is read back in every place where a hero is', () => {
    const [first] = brief.party;
    const [elsewhere] = brief.adventure.scenes.filter(({ id }) => id !== brief.state.scene);
    const exit = elsewhere?.exits[0]?.id ?? '';
    const party = [...brief.party, { id: 'alone', name: 'Alone' }];
    const apart = { ...brief, party, state: { ...brief.state, apart: { alone: elsewhere?.id ?? '' } } };
    expect(first).toBeDefined();
    expect(meantBy(apart, call(opaqueId(brief, 'exit', exit)))).toEqual(call(exit));
    expect(meantBy(apart, call(opaqueId(brief, 'exit', 'door')))).toEqual(call('door'));
    const words = promptFor(apart, 'mark')
      .request.split('\n')
      .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
    const places = words.filter((entry) => entry.kind === 'place');
    expect(places).toMatchObject([{ heroesHere: brief.party.map(({ name }) => name) }, { name: elsewhere?.name, heroesHere: ['Alone'] }]);
    expect(words.find((entry) => entry.id === opaqueId(brief, 'exit', exit))).toMatchObject({ at: elsewhere?.name });
  });

  it.each([
    ['the adventure’s own', 'door'],
    ['that of another kind', opaqueId(sampleBrief(), 'npc', 'mara')],
    ['that of another campaign', opaqueId({ campaignId: 'another' }, 'exit', 'door')],
    ['that of another place', opaqueId(sampleBrief(), 'exit', 'ladder')],
  ])('stands for nothing where it is %s', (_, id) => {
    expect(meantBy(brief, call(id))).toEqual({ name: 'set_location', exit: `?${id}` });
  });
});
