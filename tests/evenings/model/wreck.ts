import { prose } from '#tests/evenings/model-evening.ts';
import type { ScriptedTurn } from '#tests/evenings/model-evening.ts';

/** Turns 26 to 33: the Kind Regard, and the way back. */
export const wreck: readonly ScriptedTurn[] = [
  {
    said: [
      ['Kara', 'Thank you for the tea, Osk. We take your line of withies out to the wreck.'],
      ['Bram', 'red rags left, in between the crossed ones. go'],
    ],
    model: [
      { asks: [['set_location', { exit: "@the keeper's line of withies to the wreck" }]] },
      {
        tells: prose(
          'The withies stand as straight as the old man said, and nothing is on them but crabs. Kara calls the rags and Bram the crossings, until there is no need, because the thing ahead fills the sky. The wreck stands on the bar with her back broken and her bow lifted, like something trying to get up on its elbows. Her side has been cut away. Below the hole waits a sledge with casks roped on.',
          'Behind her is the sea. It stands upright, from one end of the world to the other, with fish in it. It gives off cold as a furnace gives off heat. Two people with lanterns work with their backs to it, fast: a man the shape of a cask, with an axe, and a lean woman with a boathook cut down to the length of an arm.',
          '“Company!” calls Ruta Hook, and laughs a beat too early. “Hogshead, put the kettle on. No, the other kettle. The one with the blade.” What do you do?',
        ),
        ends: { Kara: 'with the party', Bram: 'with the party' },
      },
    ],
  },
  {
    said: [
      ['Kara', 'Hands open, sword down. "We\'re not here for the casks. Pryce owes you for nine nights, doesn\'t he?"'],
      ['Bram', 'I stay half a step behind Kara, hand on the hilt. I keep an eye on the axe'],
    ],
    dice: [6, 4],
    model: [
      {
        asks: [
          ['check', { heroId: '@Kara', skill: 'persuasion', dc: 17, npc: '@Ruta Hook' }],
          ['npc_attack', { npc: '@Hogshead', target: '@Bram' }],
        ],
      },
      {
        tells: {
          well: prose(
            'The hook stops picking at a tooth. “Nine nights,” Ruta says to Kara, “and he sleeps in a dry bed.” She is counting you, and then the ways off the bar. Beside her Hogshead has lifted the axe and forgotten what for, and Bram’s hand may stay where it is. What do you offer her?',
            'Behind them a fish turns in the upright water, and looks out. Lantern light slides through the ribs of the wreck and over the sledge and the casks on it, and nobody takes the one step that would make it simple.',
          ),
          badly: prose(
            'Kara stands there with open hands and a lowered sword, and Ruta Hook smiles at both. “Nine nights. And how would a stranger know that, unless he had sent her to count us?” She has not finished when Hogshead, who has wool in his ears against the water and has heard none of it, decides that he has seen a hand on a hilt.',
            'The axe comes over in a long flat arc. Bram is watching for it and is not there. It goes into a rib of the wreck as deep as the eye, and for as long as it takes to work it out again, everybody has time to think.',
            'Ruta has not moved. She is looking at the axe, and at you, in the same way. “Well?” she says. “That was him. I have not made up my mind.” What do you do?',
          ),
        },
        ends: { Bram: 'answered' },
      },
    ],
  },
  {
    said: [
      [
        'Kara',
        "I don't draw. \"He'll be in a cell by morning, Ruta. Ask yourself who he puts in one first if he isn't. Walk away, and we never saw your faces.\"",
      ],
      ['Bram', 'I help: I pull my hand off the sword so they both see it and tell her about the hook on the Sow'],
    ],
    dice: [9, 15],
    model: [
      {
        asks: [
          ['check', { heroId: '@Kara', skill: 'persuasion', dc: 17, npc: '@Ruta Hook', helperId: '@Bram' }],
          ['reveal_clue', { clue: '@clue of Ruta Hook: pryce' }],
          ['update_npc', { npc: '@Ruta Hook', attitude: 'wary' }],
          ['update_npc', { npc: '@Hogshead', attitude: 'wary' }],
        ],
      },
      {
        tells: {
          well: prose(
            'Bram’s hand comes away from the hilt, slowly, and opens. Then Ruta hears about a hook set in lead, and soot, on the side of a rock that faces nothing but ships. She stops smiling. It makes her look older, and a good deal more honest.',
            '“Grey coat, kind eyes,” she says, and it is Kara she says it to. “Cries when you mention drowned children. I have robbed with some bad men, and not one of them could do that.” With two fingers Ruta takes the wool out of Hogshead’s left ear. “We never liked this beach. Put it down, my heart. They are going in to see the ones at the table.”',
            'Hogshead puts it down. He keeps his back to the water. The companionway tilts up into the stern, and nobody stands in front of it now. What do you do?',
          ),
          badly: prose(
            'Bram’s hand comes away from the hilt and opens, and Ruta is told of a hook, and of soot. She listens to the end. “That’s a good story,” she says to Kara. “I might even believe it. But he pays by the night, and it’s night.” She taps the boathook twice on the companionway, where it is going to stay. How do you go on?',
          ),
        },
      },
    ],
  },
  {
    said: [
      ['Kara', 'I take the companionway into the stern, alone'],
      ['Bram', 'I stay out here with those two and look into the open hold'],
    ],
    dice: [13],
    model: [
      {
        asks: [
          ['check', { heroId: '@Bram', skill: 'investigation', dc: 10 }],
          ['reveal_clue', { clue: '@clue of the open hold' }],
          ['set_location', { exit: '@the tilted companionway to the stern cabin', heroIds: '[@Kara]' }],
        ],
      },
      {
        tells: {
          well: prose(
            'In the stern a corridor has become a chimney. Kara climbs it by the frames of doors, and comes out in a white room. The sea has left its salt in here, and the salt has kept everything: the lamp, the charts, the plates, a table laid for supper. Seventeen people sit round it, glittering, with their heads a little bowed. At the far end, on a stack of charts to bring her up to the height of the others, sits a girl with one shoe. She lifts her head, with a faint crackle, and looks. “You may come in if you wipe your feet,” says Linnet. “Cook minds.”',
            'Out on the bar Bram leans into the hold. Row upon row of casks lie there in the slant, every one branded for salt. Eleven years under water should have left them empty, and the sledge has sunk to its runners under six. Ruta staves one in with her heel, to be helpful. What runs out is brown, and it is sand, and so is the next one. “Forty tons of it,” she says. “I asked him why a man would pay me to steal sand. He told me to bring a second sledge.”',
            'The wreck shifts its weight and groans. What do you each do?',
          ),
          badly: prose(
            'In the stern a corridor has become a chimney. Kara climbs it by the frames of doors, and comes out in a white room, where the salt has kept everything: the lamp, the charts, a table laid for supper, and eighteen who sit at it. One of them, a girl with one shoe, lifts her head with a faint crackle. “You may come in if you wipe your feet,” says Linnet. “Cook minds.”',
            'Out on the bar Bram leans into the hold and sees casks, and the dark, and more casks. Hogshead is standing in the light. He does not move, and it is difficult to say to him why he should. What do you each do?',
          ),
        },
      },
    ],
  },
  {
    said: [
      ['Kara', 'I wipe my feet. Then I crouch so we\'re level. "You were on lookout that night, weren\'t you? What did you see?"'],
      ['Bram', '"Hogshead. what IS that behind you? have you ever looked?"'],
    ],
    model: [
      {
        asks: [
          ['reveal_clue', { clue: '@clue of Linnet: saw' }],
          ['reveal_clue', { clue: '@clue of Hogshead: behind you' }],
        ],
      },
      {
        tells: prose(
          'In the white room the girl waits until Kara’s boots have been wiped, both of them, and nods. “I was on lookout, I was allowed,” says Linnet. “I saw two candles, the tall one and the low one, and I said so, and the master said to steer for the low one. There was a man standing next to it, in a long grey coat. He stayed until everybody had stopped shouting.” She swings the foot that has the shoe. “Then he put it out. So I knew he could see us. Because why else would you?”',
          'On the bar Hogshead breathes through his mouth. “I know it’s there,” he tells Bram. “She says don’t look, and it’s only a cliff.” He tries to spit on the axe, and has nothing to spit. “There was a face in it. On the fifth night. It said excuse me.” Behind him, as tall as three Tide Houses and making no sound whatever, stands the sea.',
          'Something large passes on the other side of the water, as a person passes behind a curtain. What do you do?',
        ),
        ends: { Kara: 'with the party', Bram: 'with the party' },
      },
    ],
  },
  {
    said: [
      ['Kara', '"What is in the box under the master\'s chair, do you know?"'],
      ['Bram', 'enough of that. I go in after Kara, up the companionway'],
    ],
    model: [
      {
        asks: [
          ['reveal_clue', { clue: '@clue of Linnet: box' }],
          ['set_location', { exit: '@the tilted companionway to the stern cabin', heroIds: '[@Bram]' }],
        ],
      },
      {
        tells: prose(
          '“That’s the master’s,” says Linnet. “He got a letter, and he laughed, and then he locked it up and did not laugh again. The number is the day of his birthday. He told everyone. He was always hoping for a cake.” She considers Kara. “You may lift his hand. He does not mind it now.” It is light, and as cold as a plate. Under it the lock turns over with a dry little cough, and there lies one sheet in a firm and kindly hand. A third of the money, it says. If you steer for the southern light.',
          'From the chimney of the corridor come boots, and breath, and then Bram, who stops where everybody stops. Seventeen bowed heads catch the light and pass it along. The girl looks at the new boots, and then, pointedly, at the floor.',
          'A plate slides the width of a finger down the slanting table. What do you do?',
        ),
        ends: { Kara: 'with the party' },
      },
    ],
  },
  {
    said: [
      ['Kara', '"Your mother asked about a shoe." I reach under the table and take it'],
      ['Bram', 'I wipe my feet, sorry. "Linnet, who told you to wait here? You said he."'],
    ],
    model: [
      {
        asks: [
          ['loot', { heroId: '@Kara', loot: '@a small left shoe' }],
          ['reveal_clue', { clue: '@clue of Linnet: shoe' }],
          ['reveal_clue', { clue: '@clue of Linnet: he said' }],
        ],
      },
      {
        tells: prose(
          'It lies a long way from its owner, on its side, with the lace still tied. It weighs nothing. Kara has it in one hand, and there is room in that hand for another. “She has got the other one,” says Linnet. “I said I would bring this one back. Say I was not frightened for very long. And that I saw everything, like she told me to.”',
          'Then there are Bram’s feet to be inspected, and they will do. “He lives next door. He is holding the sea so that we can talk.” She tilts her head and listens to the planks behind her, as one listens to a grown-up in another room. “He says it is nineteen now. He would like to put them down, please. One at a time, with a rest in between, like you do with plates.”',
          'She straightens the cuff of the sleeping cook beside her. Every lash she has is a needle of salt, and only her eyes are wet. What do you do?',
        ),
        ends: { Bram: 'with the party' },
      },
    ],
  },
  {
    said: [
      ['Kara', '"I\'ll tell her. All of it." Then back: off the wreck, over the Slakes, up to the quay.'],
      ['Bram', 'I bow to the table, then after her'],
    ],
    model: [
      { asks: [['set_location', { exit: '@the tilted companionway up to the deck' }]] },
      { asks: [['set_location', { exit: '@the withy road back over the Slakes' }]] },
      { asks: [['set_location', { exit: '@the slipway up to the Dry Quay' }]] },
      {
        tells: prose(
          'At the table nobody moves. Bram bows to all of it, and Linnet bows back, crackling, from the waist. Then there is the chimney again, and the bar, and the two gleaners sitting on their sledge with nothing in their hands. Ruta lifts the boathook as Kara goes by. It might be a salute.',
          'Nobody says much on the withy road. It is dark by now. The rags come up out of it on the right hand, one by one, because you are going home.',
        ),
        cutAfter: 331,
      },
      {
        tells: prose(
          'The rags come up out of it one by one, on the right hand now, because you are going home.',
          'Behind you the grey line has no edge any more, only an absence of stars. Ahead the lamps of the harbour are being lit, all at different heights. Then one lamp lies on a post, and on the post there is an arrow in chalk. The slipway is under your boots before you have seen it: slime, then stone, then the quay, and the smell of tar.',
          'At the far end a lantern burns in a ferry that is going nowhere. Somebody in it has stood up. What do you do?',
        ),
        ends: { Kara: 'with the party', Bram: 'with the party' },
      },
    ],
  },
];
