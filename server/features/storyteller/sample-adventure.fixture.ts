import { Adventure } from '#domain/narration/adventure.ts';
import { sampleScenes } from './sample-scenes.fixture.ts';

/** A tiny adventure for this folder's tests: a mill yard, a millhouse with a reaver in it, a weir with an idol. */
export const sampleAdventure: Adventure = Adventure.parse({
  id: 'otter-mill',
  title: 'The Silent Mill',
  premise: 'The mill at Otterby has stood still for a week, and nobody in the village will say why. The river is rising behind the weir.',
  welcome: 'You stand in the mill yard at Otterby, where the wheel has not turned for a week. What do you do?',
  start: 'yard',
  scenes: sampleScenes,
  npcs: [
    {
      id: 'maren',
      name: 'Maren',
      aliases: ['maren', 'miller', 'woman'],
      role: 'the miller',
      pronouns: 'she',
      description: 'A broad woman with flour in the creases of her knuckles.',
      attitude: 'neutral',
      habits: [
        'wipes her hands on an apron that is past cleaning',
        'glances at the wheel as if it might answer',
        'counts the sacks under her breath',
      ],
      greetings: [
        'If you came for flour, there is none to be had.',
        'Mind the planks, they are rotten on that side.',
        'You picked a poor week to visit.',
      ],
      topics: [
        {
          id: 'wheel',
          keywords: ['wheel', 'mill', 'stopped', 'waterwheel'],
          says: 'It stopped in the night, all at once, like a held breath.',
        },
        {
          id: 'reaver',
          keywords: ['reaver', 'brack', 'stranger', 'lodger', 'inside', 'house'],
          says: 'There is a man in my house who pays in wet coin. I was told to keep quiet about him.',
          clue: 'reaver-inside',
          dc: 12,
        },
        { id: 'idol', keywords: ['idol', 'weir', 'stone'], says: 'My mother left it bread. I never did.', needs: 'idol-hungry' },
      ],
    },
    {
      id: 'dask',
      name: 'Dask',
      aliases: ['dask', 'bailiff', 'guard', 'man'],
      role: "the bailiff's man",
      pronouns: 'he',
      description: 'A long man in a borrowed coat, leaning where he can see the gate.',
      attitude: 'wary',
      habits: ['taps two fingers against his belt', 'looks past you at the road', 'chews a stalk of straw'],
      greetings: ['State your business or take the road.', 'The mill is closed by order.'],
      topics: [{ id: 'order', keywords: ['order', 'closed', 'bailiff', 'law'], says: 'The order came sealed, and I do not open seals.' }],
      combat: { armorClass: 13, hitPoints: 14, attackName: 'cudgel', attackBonus: 3, damage: '1d6+1' },
    },
    {
      id: 'brack',
      name: 'Brack',
      aliases: ['brack', 'reaver', 'pirate'],
      role: 'the river reaver',
      pronouns: 'he',
      description: 'A thickset man whose boots have never been dry.',
      attitude: 'hostile',
      habits: ['scrapes a thumb along the edge of his hatchet', 'breathes through his teeth'],
      greetings: ['Wrong door.', 'You should have kept to the road.'],
      topics: [],
      combat: { armorClass: 12, hitPoints: 16, attackName: 'hatchet', attackBonus: 4, damage: '1d6+2' },
    },
    {
      id: 'hesper',
      name: 'Old Hesper',
      aliases: ['hesper', 'heron', 'hermit'],
      role: 'the heron-speaker',
      pronouns: 'they',
      description: 'A hermit in a cloak of grey feathers, standing on one leg.',
      attitude: 'friendly',
      habits: ['shifts from one leg to the other', 'clicks their tongue at the water'],
      greetings: ['The herons said there would be visitors.', 'Stand downwind, if you please.'],
      topics: [
        {
          id: 'idol',
          keywords: ['idol', 'stone', 'statue'],
          says: 'It is older than the weir and hungrier than the river.',
          clue: 'idol-hungry',
        },
        { id: 'flood', keywords: ['flood', 'water', 'river', 'rising'], says: 'The water climbs a hand a day, and it is in no hurry.' },
      ],
    },
  ],
  clues: [
    { id: 'rope-cut', text: 'The axle rope was cut through with a wet blade.' },
    { id: 'sealed-order', text: 'The order on the door carries a seal that belongs to nobody in Otterby.' },
    { id: 'reaver-inside', text: 'A river reaver named Brack hides in the millhouse.' },
    { id: 'ledger', text: 'The strongbox ledger lists payments for keeping the wheel still.' },
    { id: 'idol-hungry', text: 'The idol at the weir has gone without an offering since the wheel stopped.' },
  ],
  clocks: [
    {
      id: 'flood',
      name: 'the flood',
      signs: [
        'Somewhere upstream, timber groans.',
        'Brown water slides over the lowest step of the race.',
        'The race overflows, and the yard stones shine with it.',
        'The weir gives way, and the river comes down on Otterby.',
      ],
    },
  ],
});
