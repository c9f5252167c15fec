import { Adventure } from '#domain/narration/adventure.ts';
import type { Hero, Intent } from '#domain/narration/brief.ts';
import { openingState } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import type { RulingContext } from './ruling-context.ts';

const touches = ['while gulls wheel', 'while ropes creak', 'as the fog thins', 'as the tide turns'];
const person = {
  pronouns: 'it',
  aliases: ['one'],
  description: 'Plain to see.',
  habits: ['blinks', 'waits'],
  greetings: ['Yes?', 'What?'],
};
const place = { place: 'the harbour', description: 'You stand by the water.', touches };
const thing = { aliases: ['thing'], description: 'It lies there.' };
const goods = { aliases: ['goods'], type: 'Gear', quantity: 1, where: 'on a hook' };

/** A harbour in three scenes that has one of everything a guard looks at. */
export const harbour = Adventure.parse({
  id: 'harbour',
  title: 'The Quiet Harbour',
  premise: 'Something walks below the quay.',
  welcome: 'The quay is empty. What do you do?',
  start: 'quay',
  scenes: [
    {
      ...place,
      id: 'quay',
      name: 'the Long Quay',
      exits: [
        { id: 'stair', to: 'cellar', label: 'the wet stair', aliases: ['stair'] },
        { id: 'hatch', to: 'vault', label: 'the hidden hatch', aliases: ['hatch'], needs: 'crack' },
        { id: 'broken', to: 'nowhere', label: 'the broken pier', aliases: ['pier'] },
      ],
      npcs: ['hound', 'ferrywoman'],
      features: [
        { ...thing, id: 'bell', name: 'the bell', clue: 'crack' },
        { ...thing, id: 'mud', name: 'the mud', skill: 'survival', dc: 15, clue: 'tracks' },
        { ...thing, id: 'wall', name: 'the wall', dc: 10, clue: 'mark' },
      ],
      loot: [
        { ...goods, id: 'lantern', name: 'the lantern' },
        { ...goods, id: 'whistle', name: 'the whistle', guardedBy: ['hound'] },
        { ...goods, id: 'idol', name: 'the idol', guardedBy: ['nobody'] },
      ],
    },
    {
      ...place,
      id: 'cellar',
      name: 'the Cellar',
      exits: [{ id: 'up', to: 'quay', label: 'the stair up', aliases: ['up'] }],
      npcs: ['rat'],
      features: [{ ...thing, id: 'hole', name: 'the hole', skill: 'survival', dc: 10, clue: 'nest' }],
      loot: [{ ...goods, id: 'rope', name: 'the rope' }],
    },
    {
      ...place,
      id: 'vault',
      name: 'the Vault',
      exits: [{ id: 'out', to: 'quay', label: 'the hatch', aliases: ['out'] }],
      npcs: [],
      features: [{ ...thing, id: 'chest', name: 'the chest', clue: 'hoard' }],
      loot: [],
    },
  ],
  npcs: [
    {
      ...person,
      id: 'hound',
      name: 'the silt hound',
      role: 'the guard of the quay',
      attitude: 'wary',
      topics: [],
      combat: { armorClass: 12, hitPoints: 20, attackName: 'bite', attackBonus: 3, damage: '1d6+1' },
    },
    {
      ...person,
      id: 'ferrywoman',
      name: 'Oda',
      role: 'the ferrywoman',
      attitude: 'neutral',
      topics: [
        { id: 'storm', keywords: ['storm'], says: 'It comes.', clue: 'warning', dc: 12 },
        { id: 'debt', keywords: ['debt'], says: 'I owe.', clue: 'debt', needs: 'crack' },
      ],
    },
    {
      ...person,
      id: 'rat',
      name: 'the rat',
      role: 'a rat',
      attitude: 'hostile',
      topics: [],
      combat: { armorClass: 10, hitPoints: 4, attackName: 'teeth', attackBonus: 2, damage: '1d4-2' },
    },
  ],
  clues: ['crack', 'tracks', 'mark', 'nest', 'hoard', 'warning', 'debt', 'buried'].map((id) => ({ id, text: `The ${id} is plain now.` })),
  clocks: [
    { id: 'tide', name: 'The tide', signs: ['The water rises.', 'The quay floods.'] },
    { id: 'fog', name: 'The fog', signs: ['The fog thickens.', 'The fog swallows all.'] },
  ],
});

export const party: Hero[] = [
  { id: 'kara', name: 'Kara' },
  { id: 'tomas', name: 'Tomas' },
];

/** Both want something in this reply, and say enough for whatever a test has them do. */
export const intents: Intent[] = party.map(({ id }) => ({
  heroId: id,
  text: 'I look about, ask, help, strike, and take what lies there.',
}));

/** The harbour at its first page, with so many turns behind that time has gone by for everything. */
export const opened: PlayState = { ...openingState(harbour), time: { turns: 20, clocks: {} } };

/** A reply in which nothing is ruled yet, with dice that throw a ten. */
export const bench: RulingContext = {
  adventure: harbour,
  begun: opened,
  state: opened,
  party,
  intents,
  cause: 'turn',
  rulings: [],
  dice: () => 10,
};
