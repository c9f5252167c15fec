import fc from 'fast-check';
import { tagRules } from '#domain/narration/scene-tags/tag-states.ts';
import { expect, it } from 'vitest';
import { Attitude } from '#domain/narration/adventure.ts';
import { skills } from '#domain/rules/skill.ts';
import type { Skill } from '#domain/rules/skill.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { TagState } from '#domain/narration/scene-tags/tag-states.ts';
import { MemoryKind } from '#domain/narration/people.ts';
import { PlayState } from '#domain/narration/play-state.ts';
import { tellRuling } from './tell-ruling.ts';
import type { ToolCall, Ruling } from '#domain/narration/tool-call.ts';
import { harbour, intents, opened, party } from './rule-on-call.fixture.ts';
import { rule } from './rule-on-call.ts';

const wrong = fc.constantFrom('', 'nobody', '__proto__', 'constructor', 'KARA', 'stair ');
const known = (...ids: string[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: wrong }, { weight: 1, arbitrary: fc.string() });
const hero = known('kara', 'tomas');
const npc = known('hound', 'ferrywoman', 'rat');
const named = <Name extends ToolCall['name']>(name: Name) => fc.constant(name);
const anyRequest: fc.Arbitrary<ToolCall> = fc.oneof(
  fc.record({
    name: named('check'),
    heroId: hero,
    skill: fc.oneof(fc.constantFrom(...skills), fc.constantFrom<Skill[]>('stealth', 'survival', 'perception', 'insight')),
    dc: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.constant(15), fc.integer()),
    advantage: fc.constantFrom('none', 'advantage', 'disadvantage'),
  }),
  fc.record({ name: named('attack'), heroId: hero, target: npc }),
  fc.record({ name: named('npc_attack'), npc, target: hero }),
  fc.record({ name: named('set_location'), exit: known('stair', 'hatch', 'broken', 'up', 'out') }),
  fc.record({ name: named('reveal_clue'), clue: known(...harbour.clues.map((clue) => clue.id)) }),
  fc.record({ name: named('tick_clock'), clock: known('tide') }),
  fc.record({ name: named('loot'), heroId: hero, loot: known('lantern', 'whistle', 'idol', 'rope') }),
  fc.record(
    {
      name: named('scene_tag'),
      heroId: hero,
      state: fc.constantFrom(...TagState.options),
      target: known('hound', 'ferrywoman', 'stair', 'bell', 'lantern', 'kara'),
      thing: fc.constantFrom('about', 'the look', 'the crown'),
      words: fc.constantFrom('about', 'dead'),
    },
    { requiredKeys: ['name', 'heroId', 'state'] },
  ),
  fc.record({ name: named('update_npc'), npc, attitude: fc.constantFrom(...Attitude.options) }),
  fc.record({ name: named('give'), heroId: hero, npc, loot: fc.constant('lantern') }),
  fc.record({
    name: named('remember'),
    heroId: hero,
    npc,
    kind: fc.constantFrom(...MemoryKind.exclude(['saw']).options),
    words: fc.string(),
  }),
);
const anyReplies = fc.array(fc.array(anyRequest, { minLength: 1, maxLength: 30 }), { minLength: 12, maxLength: 20 });

/** Any run of faces, spread evenly. */
const anyDice = fc.integer({ min: 1, max: 2 ** 31 - 2 }).map((seed): Dice => {
  let step = seed;
  return (sides) => {
    step = (step * 48_271) % (2 ** 31 - 1);
    return 1 + Math.floor((step / (2 ** 31 - 1)) * sides);
  };
});

/** What is frozen with all its parts: most of a state stays the same from call to call. */
const wholly = new WeakSet<object>();

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || wholly.has(value)) return value;
  for (const part of Object.values(Object.freeze(value))) frozen(part);
  wholly.add(value);
  return value;
}
const bed = frozen({ adventure: harbour, party, intents, cause: 'turn' as const });

interface Step {
  call: ToolCall;
  ruling: Ruling;
  before: PlayState;
  after: PlayState;
}

/** Plays the replies one after another on frozen benches, so that a rule that changes its input throws. */
function play(replies: ToolCall[][], dice: Dice): Step[] {
  const steps: Step[] = [];
  let state = frozen(opened);
  for (const calls of replies) {
    let rulings: Ruling[] = frozen([]);
    const begun = state;
    for (const call of calls) {
      const { ruling, state: after } = rule({ ...bed, begun, state, rulings, dice }, frozen(call));
      steps.push({ call, ruling, before: state, after });
      state = frozen(after);
      rulings = frozen([...rulings, ruling]);
    }
  }
  return steps;
}

const always = (holds: (step: Step) => void, chosen: fc.Parameters<[ToolCall[][], Dice]> = {}) =>
  fc.assert(
    fc.property(anyReplies, anyDice, (replies, dice) => play(replies, dice).forEach(holds)),
    { numRuns: 60, ...chosen },
  );

/** Where each clue of the harbour may be learned, and what must be known before: written out apart from the rule. */
const cluePlaces: Record<string, string> = {
  crack: 'quay',
  tracks: 'quay',
  mark: 'quay',
  warning: 'quay',
  debt: 'quay',
  nest: 'cellar',
  hoard: 'vault',
};
const ways: Record<string, [from: string, to: string]> = {
  stair: ['quay', 'cellar'],
  hatch: ['quay', 'vault'],
  up: ['cellar', 'quay'],
  out: ['vault', 'quay'],
};

it('keeps every state well-formed, and a refusal changes nothing', () => {
  always(({ ruling, before, after }) => {
    expect(PlayState.parse(after)).toEqual(after);
    if (!ruling.allowed) expect(after).toEqual(before);
  });
});

it('tells every outcome as a sentence without a digit, and never repeats what was asked for', () => {
  always(({ ruling }) => expect(tellRuling(ruling)).toMatch(/^[A-Z][^\d<>_]*\.$/));
});

it('rolls dice for checks and attacks that are allowed, and for nothing else', () => {
  always(({ call, ruling }) => {
    const risky = ruling.allowed && ['check', 'attack', 'npc_attack'].includes(call.name);
    const hit = call.name !== 'check' && (ruling.degree === 'triumph' || ruling.degree === 'success');
    expect(ruling.degree !== null).toBe(risky);
    expect(ruling.rolls).toHaveLength(risky ? 1 + Number(hit) : 0);
  });
});

it('moves the party only through a known exit, and only when that was asked', () => {
  always(({ call, ruling, before, after }) => {
    const moved = call.name === 'set_location' && ruling.allowed;
    expect(after.scene !== before.scene).toBe(moved);
    if (!moved) return;
    expect(ways[call.exit]).toEqual([before.scene, after.scene]);
    if (call.exit === 'hatch') expect(before.clues).toContain('crack');
  });
});

it('gives only clues that hang where the party is, one for each call that was allowed', () => {
  always(({ call, ruling, before, after }) => {
    const learned = call.name === 'reveal_clue' && ruling.allowed ? [call.clue] : [];
    expect(after.clues).toEqual([...before.clues, ...learned]);
    for (const clue of learned) expect(cluePlaces[clue]).toBe(before.scene);
    if (learned.includes('debt')) expect(before.clues).toContain('crack');
  });
});

it('gives loot only where it lies and never while its guard stands against it', () => {
  always(({ call, ruling, before, after }) => {
    if (call.name === 'give' && ruling.allowed) {
      expect(before.taken[call.loot]).toBe(call.heroId);
      return expect(after.taken).toEqual({ ...before.taken, [call.loot]: call.npc });
    }
    if (call.name !== 'loot' || !ruling.allowed) return expect(after.taken).toEqual(before.taken);
    expect(after.taken).toEqual({ ...before.taken, [call.loot]: call.heroId });
    expect(before.scene).toBe(call.loot === 'rope' ? 'cellar' : 'quay');
    expect(['lantern', 'whistle', 'rope']).toContain(call.loot);
    if (call.loot !== 'whistle') return;
    const guard = before.npcs['hound'] ?? { damage: 0, attitude: 'wary' };
    const isHeld = (before.tags ?? []).some(({ about, state }) => about.kind === 'npc' && about.id === 'hound' && tagRules[state].holds);
    expect(guard.damage >= 20 || guard.attitude === 'friendly' || isHeld).toBe(true);
  });
});

/** Somebody whom a hero lays hands on takes it ill. */
const laidHandsOn: [ToolCall[][], Dice] = [
  [
    [
      { name: 'check', heroId: 'kara', skill: 'athletics', dc: 14, advantage: 'none' },
      { name: 'scene_tag', heroId: 'kara', state: 'tied', target: 'hound' },
    ],
  ],
  () => 20,
];

it('changes nobody but through the calls that are about them', () => {
  always(
    ({ call, before, after }) => {
      if (call.name !== 'npc_attack') expect(after.heroes).toEqual(before.heroes);
      const wronged = call.name === 'scene_tag' && tagRules[call.state].angers ? call.target : undefined;
      const others = (npcs: PlayState['npcs']) => Object.entries(npcs).filter(([id]) => id !== wronged);
      const damages = (npcs: PlayState['npcs']) => Object.entries(npcs).flatMap(([id, { damage }]) => (damage > 0 ? [[id, damage]] : []));
      if (call.name !== 'attack' && call.name !== 'update_npc') {
        expect(others(after.npcs)).toEqual(others(before.npcs));
        expect(damages(after.npcs)).toEqual(damages(before.npcs));
      }
      if (call.name !== 'tick_clock') expect(after.clocks).toEqual(before.clocks);
      expect(after.clocks['tide'] ?? 0).toBeLessThanOrEqual(2);
    },
    { examples: [laidHandsOn] },
  );
});

it('reaches all that it guards, so that these properties are about something', () => {
  const seen = new Set<string>();
  const note = ({ call, ruling, after }: Step) => {
    if (ruling.allowed) seen.add(call.name);
    for (const thing of [...after.clues, ...Object.keys(after.taken), ...after.visited]) seen.add(thing);
  };
  always(note, { seed: 11, numRuns: 500 });
  const names = [
    'scene_tag',
    'give',
    'remember',
    'check',
    'attack',
    'npc_attack',
    'set_location',
    'reveal_clue',
    'tick_clock',
    'loot',
    'update_npc',
  ];
  expect([...seen].sort()).toEqual([...names, ...Object.keys(cluePlaces), 'lantern', 'whistle', 'rope', 'quay', 'cellar', 'vault'].sort());
});
