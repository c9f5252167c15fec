import type { Npc } from '#domain/narration/adventure.ts';

export const npcsOfTheFlats: Npc[] = [
  {
    id: 'silt-hound',
    name: 'the silt hound',
    aliases: ['silt hound', 'hound', 'dog', 'big hound', 'grey hound'],
    role: 'the shape in the haze',
    pronouns: 'it',
    description:
      "A dog made of river mud round a dog's drowned bones, tall as a calf, streaming at the edges and filling itself again. Its collar has a licence tag from a year before your grandparents were born.",
    attitude: 'hostile',
    habits: [
      'sinks to the shoulders and comes up somewhere else',
      'shakes itself and grows smaller for a moment',
      'keeps its jaw open, pouring a thin brown thread',
      'stops with one paw lifted, as if somebody far away had whistled',
    ],
    greetings: ['Grrrhlub.', 'Hwuff.', 'Rrrrhh, rrrrhh.'],
    topics: [],
    combat: { armorClass: 12, hitPoints: 13, attackName: 'mud-filled jaws', attackBonus: 4, damage: '1d6+2' },
  },
  {
    id: 'lame-hound',
    name: 'the lame hound',
    aliases: ['lame hound', 'limping hound', 'small hound', 'second hound', 'other hound', 'lame dog'],
    role: 'the limper that follows the other',
    pronouns: 'it',
    description:
      'Smaller than its fellow and missing a foreleg, which it has replaced with a length of mooring chain. It hangs back until it sees who is tired.',
    attitude: 'hostile',
    habits: [
      'drags its chain leg in a long straight line',
      'circles wide and waits to be forgotten',
      'whines through a nose that is mostly sand',
      'licks at the salt on a fallen oar',
    ],
    greetings: ['Hnnnh.', 'Yiff.', 'Hrrr, clink, hrrr.'],
    topics: [],
    combat: { armorClass: 11, hitPoints: 9, attackName: 'chain-weighted paw', attackBonus: 3, damage: '1d4+1' },
  },
  {
    id: 'osk-merrin',
    name: 'Osk Merrin',
    aliases: ['osk', 'merrin', 'keeper', 'lightkeeper', 'light keeper', 'old keeper', 'the keeper'],
    role: 'the disgraced keeper of Candle Rock',
    pronouns: 'he',
    description:
      "Stooped, clean-shaven, in a keeper's coat that has been brushed every day for eleven years until it is mostly brushing. He talks in short careful sentences, like somebody crossing ice.",
    attitude: 'neutral',
    habits: [
      'trims a wick that does not need it',
      'lines up the cups by the handle',
      'stands between the lamp and the door without meaning to',
      'looks at the sky out of habit and the bar out of something else',
      'starts a sentence, weighs it, and puts it back',
    ],
    greetings: [
      'You will be wanting tea. I always put out for eight.',
      'The light is lit. I would like you to notice that it is lit.',
      'Mind the beans. They have had as hard a year as anybody.',
    ],
    topics: [
      {
        id: 'osk-night',
        keywords: ['night', 'wreck', 'kind regard', 'two lights', 'second light', 'false light', 'what happened', 'eleven years'],
        says: 'Mine was lit. I was standing beside it. And there was another one, south, low down, on the Sow, as red as mine. I put my hand on my own lamp to be sure it was here. Then she struck, and the other one went out. Not blown out. Put out. I said so at the hearing, and they asked me what I had been drinking.',
        clue: 'moved-light',
      },
      {
        id: 'osk-sow',
        keywords: ['sow', 'rock', 'hook', 'south', 'black rock'],
        says: 'I walked over to the Sow on the third day of the ebb. First time in my life I could. There is a hook on the sea side, leaded in, and soot above it. I put my finger on the soot. I sat down for a while after that.',
        clue: 'scorched-hook',
      },
      {
        id: 'osk-way',
        keywords: ['way', 'path', 'withies', 'withy road', 'wreck path', 'cross', 'mud', 'safe way', 'get to the wreck'],
        says: 'I set half those withies. Red rags on the left hand going out. Crossed ones you walk between. From my jetty there is a line of them runs straight to the bar, if you would rather not meet the hounds.',
        clue: 'withy-road',
      },
      {
        id: 'osk-water',
        keywords: ['water', 'grey line', 'gray line', 'sea', 'wall', 'horizon', 'weather'],
        says: 'That is not weather. I have watched weather for fifty years. That is the sea, and it is standing up, and there is a light in it at night as if someone was going from room to room. I rowed for it to be anything else. I had nothing to row in.',
        clue: 'standing-water',
      },
      {
        id: 'osk-blame',
        keywords: ['blame', 'hearing', 'town', 'disgrace', 'pryce', 'crake', 'name', 'petition'],
        says: 'I am not angry. I was, for about six years, and then one morning it was not there, like a tooth. I should like it said aloud once that the light was lit. In the square, if possible. By someone with a loud voice.',
      },
    ],
    secret: 'Osk slept through the first quarter of that watch and has never told a soul; it changed nothing, and it has eaten him hollow.',
  },
];
