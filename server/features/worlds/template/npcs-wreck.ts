import type { Npc } from '#domain/narration/adventure.ts';

export const npcsOfTheWreck: Npc[] = [
  {
    id: 'cask',
    name: 'Cask',
    aliases: ['cask the gleaner', 'cask', 'big gleaner', 'gleaner', 'big man', 'the big one'],
    role: 'the gleaner with the axe',
    pronouns: 'he',
    description:
      'A man the shape of his name, bald and oiled against the cold, with a felling axe that looks like a hatchet in his fist. He has stuffed his ears with wool so as not to hear the water.',
    attitude: 'hostile',
    habits: [
      'keeps his back to the standing sea at any cost',
      'spits on the axe head and wipes it on his thigh',
      'breathes through his mouth like a man carrying a wardrobe',
      'steps wherever Ruta Hook has just stepped',
    ],
    greetings: [
      'Private wreck. Walk back the way you came while there is a way.',
      'Nine nights I have stood under that thing. Do not make me turn round.',
      'Ruta! There are people. What do we do about people?',
    ],
    topics: [
      {
        id: 'cask-water',
        keywords: ['water', 'sea', 'wall', 'behind you', 'look', 'standing sea'],
        says: 'I know it is there. I know. Do you think I do not know? She says do not look and it is only a cliff. There was a face in it on the fifth night, and it said excuse me.',
        clue: 'standing-water',
      },
      {
        id: 'cask-pay',
        keywords: ['pay', 'pryce', 'salt office', 'factor', 'job', 'money', 'who hired', 'surrender'],
        says: 'A silver a night from the Salt Office and we burn what we cannot shift. He wants the box out of the stern, but there is somebody sitting up in there, and I have told Ruta I would sooner go hungry.',
        clue: 'gleaners-hired',
        dc: 13,
      },
    ],
    combat: { armorClass: 11, hitPoints: 19, attackName: 'felling axe', attackBonus: 4, damage: '1d8+1' },
  },
  {
    id: 'ruta-hook',
    name: 'Ruta Hook',
    aliases: ['ruta', 'hook', 'hook woman', 'gleaner woman', 'the woman with the hook'],
    role: 'the captain of the gleaners',
    pronouns: 'she',
    description:
      'Lean, quick and sunburnt to the colour of a brick, with a boathook cut down to the length of an arm. She smiles at the axe, at the sledge and at you, all in the same way.',
    attitude: 'hostile',
    habits: [
      'picks her teeth with the point of the hook',
      'counts the party and then counts the ways off the bar',
      'tests each plank with a toe before she trusts it',
      'laughs a beat too early',
    ],
    greetings: [
      'Company! Cask, put the kettle on. No, the other kettle. The one with the handle and the blade.',
      'Whatever they are paying you, it is not enough to stand where you are standing.',
      'I have one sledge, one axe and one nervous man. Do not complicate my evening.',
    ],
    topics: [
      {
        id: 'ruta-deal',
        keywords: ['deal', 'pay', 'bribe', 'silver', 'share', 'leave', 'bargain', 'surrender', 'truce'],
        says: 'Now we are talking like grown people. He owes us for nine nights, and he sleeps in a dry bed. Tell me that you can put him in a cell before he thinks to put us in one, and I shall find that I never liked this beach.',
        dc: 14,
      },
      {
        id: 'ruta-cargo',
        keywords: ['cargo', 'casks', 'barrels', 'sand', 'salt', 'hold'],
        says: 'Sand, sweetheart. Forty tons of it. I asked him why a man would pay me to steal sand and he told me to bring a second sledge.',
        clue: 'sand-cargo',
      },
      {
        id: 'ruta-pryce',
        keywords: ['pryce', 'factor', 'salt office', 'who hired', 'boss', 'employer'],
        says: 'Grey coat, kind eyes, cries when you mention drowned children. I have robbed with some bad men, and not one of them could do that.',
        clue: 'gleaners-hired',
        dc: 13,
      },
    ],
    secret:
      'Ruta has been holding back one cask in five for herself and hidden them in the ox cart, sure that something in this sand must be worth silver.',
    combat: { armorClass: 13, hitPoints: 14, attackName: 'cut-down boathook', attackBonus: 4, damage: '1d6+2' },
  },
  {
    id: 'linnet',
    name: 'Linnet',
    aliases: ['linnet', 'girl', 'child', 'salt girl', 'little girl', 'linnet tarn', 'the girl'],
    role: 'the girl in salt',
    pronouns: 'she',
    description:
      "A child of nine, white and glittering from her hair to her one shoe, every lash a separate needle of salt. Her eyes alone are wet, and they are the same grey as the ferrywoman's.",
    attitude: 'friendly',
    habits: [
      'swings the foot that has the shoe',
      'licks a finger to turn a page that is solid salt',
      'straightens the cuff of the sleeping cook beside her',
      'listens to the water behind the planks as to a grown-up talking',
      'counts the people at the table and is satisfied',
    ],
    greetings: [
      'You may come in if you wipe your feet. Cook minds.',
      'Is it morning? He said that somebody would come, and to stay where I was put.',
      'You are not my mother. That is all right, you have got a nice light.',
    ],
    topics: [
      {
        id: 'linnet-light',
        keywords: ['light', 'lights', 'saw', 'see', 'what happened', 'night', 'man', 'coat', 'window', 'lantern'],
        says: 'I was on lookout, I was allowed. I saw two candles, the tall one and the low one, and I said so, and the master said to steer for the low one. There was a man standing next to it in a long grey coat. He stayed until everybody had stopped shouting. Then he put it out, so I knew he could see us, because why else would you?',
        clue: 'linnet-saw',
      },
      {
        id: 'linnet-mother',
        keywords: ['mother', 'wenna', 'home', 'shoe', 'ferry', 'mam'],
        says: 'She has got the other shoe. I said I would bring this one back. Would you take it to her? It is under there, I cannot bend now. Say I was not frightened for very long, and that I saw everything, like she told me to.',
        clue: 'linnet-aboard',
      },
      {
        id: 'linnet-box',
        keywords: ['box', 'strongbox', 'master', 'captain', 'letter', 'key', 'iron'],
        says: "That is the master's. He got a letter and he laughed and then he locked it up and did not laugh again. The number is the day of his birthday, he told everyone, he was always hoping for a cake. You may lift his hand. He does not mind it now.",
        clue: 'pryce-letter',
      },
      {
        id: 'linnet-lodger',
        keywords: ['lodger', 'he said', 'who said', 'water', 'voice', 'tide', 'sea', 'bell'],
        says: 'He lives next door. He is holding the sea so that we can talk. He says it is nineteen now and he would like to put it down, one at a time, with a rest between, like you do with plates.',
        clue: 'nineteen-strokes',
      },
    ],
    secret: 'When the water returns Linnet and the seventeen will dissolve, and she knows it and has decided to be brave about it.',
  },
];
