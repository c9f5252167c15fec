import type { Npc } from '#domain/narration/adventure.ts';

export const npcsOfTheQuay: Npc[] = [
  {
    id: 'wenna-tarn',
    name: 'Wenna Tarn',
    aliases: ['wenna', 'tarn', 'ferrywoman', 'ferry woman', 'the ferrywoman'],
    role: 'the ferrywoman',
    pronouns: 'she',
    description:
      'A broad, weathered woman of fifty in a patched blue jersey, sitting very straight in a ferry that cannot go anywhere. Her knees are black with tar and she has not slept.',
    attitude: 'wary',
    habits: [
      'turns a copper ring round and round one finger',
      'coils a rope that is already coiled',
      'looks at the wreck and then, quickly, at anything else',
      'rubs at the tar on her knee with the heel of her hand',
      'sets one foot against the mooring rope as if it might run',
    ],
    greetings: [
      'No crossing today. You can see why.',
      'If it is about the sea, ask the reeve. If it is about the ferry, look at it.',
      'Sit if you like. It is the only boat in the harbour that will not roll on you.',
    ],
    topics: [
      {
        id: 'wenna-ferry',
        keywords: ['ferry', 'boat', 'second thought', 'crossing', 'work', 'trade'],
        says: 'She is called the Second Thought. My mother named her, after refusing to buy her the first time. I keep her moored because if you stop tying up a boat you have as good as said it is over.',
      },
      {
        id: 'wenna-sea',
        keywords: ['sea', 'tide', 'water', 'ebb', 'missing sea', 'where did the sea go'],
        says: 'It went out on a Tuesday like any other day and I stood here and waited for the turn, and it did not turn. That is all I know. Why do you look at me like that?',
      },
      {
        id: 'wenna-linnet',
        keywords: ['linnet', 'daughter', 'child', 'girl', 'ring', 'family', 'kind regard', 'wreck', 'ship'],
        says: 'Linnet went to sea on the Kind Regard because she had asked every day for a year and I was tired. She was nine. They found three hats and an oar. You learn not to look at the bar, and now every time I turn my head the ship is simply there, like somebody in a doorway.',
        clue: 'linnet-aboard',
      },
      {
        id: 'wenna-pryce',
        keywords: ['pryce', 'aurel', 'factor', 'salt office', 'salt'],
        says: 'Aurel Pryce brought coal to my door that whole first winter, himself, in his good coat, and never said a word about it. When everyone else had finished being sorry he was still sorry. I would not hear anything against him.',
      },
      {
        id: 'wenna-lead',
        keywords: ['lead', 'lead weight', 'hesper', 'wax', 'casting', 'bell', 'clapper', 'tongue'],
        says: 'All right. All right. I climbed up the seaward side with the lead on my back and I changed them over while Hob was at his supper. Aurel said two days. Two days with the door shut, so that I could walk out and carry her home, and then I was to put it right and nobody the worse. And every night his people turn me back from the ship and say the timbers are not safe.',
        clue: 'wenna-swapped',
        needs: 'lead-order',
        dc: 13,
      },
      {
        id: 'wenna-truth-light',
        keywords: ['false light', 'second light', 'two lights', 'moved light', 'southern light', 'pryce drowned', 'murder', 'truth'],
        says: 'Two lights. He stood in my kitchen and dried my plates, and he had hung the second light. Take it. It is there, on the after rope, in the net, it has been there the whole time. Take it up to Hob, and then somebody hold on to me, because I am going to go and see Aurel Pryce.',
        clue: 'true-clapper',
        needs: 'moved-light',
      },
      {
        id: 'wenna-truth-linnet',
        keywords: ['linnet saw', 'what linnet saw', 'linnet told', 'spoke to linnet', 'found linnet', 'met linnet', 'shoe', 'grey coat'],
        says: 'You spoke to her. No, do not tell me twice, I believe you, she always did see everything. The weight on the after rope is what you want. Unwrap it, it is bronze underneath, and it is heavy with more than the weight of it. Ring them home, and ring it slowly, she hated to be hurried.',
        clue: 'true-clapper',
        needs: 'linnet-saw',
      },
    ],
    secret:
      'Wenna hung the lead tongue in the bell and moored her ferry with the real one. She did it for grief and on trust, and she will undo it in a heartbeat once she learns who drowned her daughter.',
  },
  {
    id: 'nettle',
    name: 'Nettle',
    aliases: ['nettle', 'child', 'mudlark', 'kid', 'girl', 'urchin', 'the child'],
    role: 'the mudlark',
    pronouns: 'she',
    description:
      'Perhaps ten years old, mud to the thighs, with flat boards strapped under her feet and a sack that clinks. Her eyes price everything about you, beginning with the boots.',
    attitude: 'neutral',
    habits: [
      'bites a coin that nobody has given her yet',
      'stamps a board against the stones to knock off the mud',
      'counts under her breath and gets a different answer',
      'wipes her nose on a sleeve and makes both of them worse',
    ],
    greetings: [
      'Buy something or tell me something. Those are the two ways to stand here.',
      'I have got a doorknob, a whale tooth and half a captain. Only joking about the captain.',
      'You are going out there, everyone who looks like you goes out there, and I will have your boots after.',
    ],
    topics: [
      {
        id: 'nettle-mud',
        keywords: ['mud', 'slakes', 'path', 'way', 'safe way', 'withies', 'withy road', 'cross', 'get to the wreck', 'how to cross'],
        says: 'Red rags on your left hand, all the way. Where two sticks are crossed you go in between, never round, because round is where the ox went. And if you hear a dog behind you, it is not a dog.',
        clue: 'withy-road',
      },
      {
        id: 'nettle-finds',
        keywords: ['finds', 'sack', 'sell', 'barrel', 'cask', 'sand', 'buy', 'found', 'pryce', 'factor'],
        says: 'Best thing I ever found was a cask, after the spring gale. Salt Office brand and all, and inside it nothing but sand. I took it to the factor for a laugh and he did not laugh. He gave me a silver, a whole silver, for sand, and said if I saw another to tell him and nobody but him.',
        clue: 'sand-barrel',
      },
      {
        id: 'nettle-rhyme',
        keywords: ['rhyme', 'song', 'skipping', 'game', 'count', 'counting', 'verse'],
        says: 'Everyone knows it. One for the knock and one for the key, one for the foot of the first to be free. It goes to nineteen and you have to breathe in between or you are out. My gran skipped it, and her gran, and she had a wooden leg.',
        clue: 'counting-rhyme',
      },
      {
        id: 'nettle-wreck',
        keywords: ['wreck', 'ship', 'kind regard', 'lights', 'lanterns', 'bar', 'gleaners'],
        says: 'The Kind Regard, that is. Eleven years under and never once showed a plank, and now you could walk up and knock. I went as far as the hull. There is a man there the shape of a cask and a woman with a hook and they have got Salt Office bread in their dinner.',
        clue: 'gleaners-hired',
      },
      {
        id: 'nettle-hounds',
        keywords: ['dog', 'dogs', 'hound', 'hounds', 'silt', 'beast', 'monster'],
        says: 'Silt hounds. You drown a dog and the mud remembers how it went. They do not like a bell, not even a little one, they sit down and look sad. I would tell you where to buy little bells but that is a separate coin.',
      },
    ],
  },
  {
    id: 'juniper-lug',
    name: 'Juniper Lug',
    aliases: ['juniper', 'lug', 'landlady', 'innkeeper', 'barkeep', 'the landlady'],
    role: 'the landlady of the Borrowed Anchor',
    pronouns: 'she',
    description:
      'A long woman with a long face and sleeves rolled to the shoulder, who polishes as other people pray. She has one ear, and turns it to whoever is worth hearing.',
    attitude: 'friendly',
    habits: [
      'polishes the shank of the great anchor in passing',
      'turns her one good ear to the door',
      'pours without looking and never spills',
      'moves a candle closer to whoever is telling the truth',
      'straightens the slate that says sorry',
    ],
    greetings: [
      'Cider or cider. The beer went salt on Thursday.',
      'Sit by the anchor, it is the one thing in town that knows how to wait.',
      'You are the first people in nine days to come in by the landward door. Talk to me about anything with grass on it.',
    ],
    topics: [
      {
        id: 'juniper-bell',
        keywords: ['bell', 'sound', 'patience', 'ringing', 'ringer', 'hob', 'noise'],
        says: 'I have one ear and it is a good one, so listen. That bell has gone dumb. It used to come up through the floor and set the cups moving. Since the water left it is like somebody dropping a loaf. I said so to Hob and he smiled at me, poor man, he has not heard a thing since he was thirty.',
        clue: 'dull-bell',
      },
      {
        id: 'juniper-wenna',
        keywords: ['wenna', 'ferrywoman', 'tarn', 'linnet', 'daughter', 'shoe', 'kind regard', 'wreck'],
        says: "Wenna lost her girl on the Kind Regard. Linnet, nine years old, went as ship's girl and was sick with pride. Wenna keeps the right shoe, the left went to sea. There is a place kept for her on the widows' bench and she has never once sat in it, because that would be agreeing.",
        clue: 'linnet-aboard',
      },
      {
        id: 'juniper-pryce',
        keywords: ['pryce', 'aurel', 'factor', 'salt office', 'gleaners', 'strangers', 'men', 'hired'],
        says: 'Aurel Pryce has taken my back room for six strangers, paid a month ahead, and they sleep all day. Gleaners, from up the coast, with axes. He told me they are mending the sea wall. I have been past the sea wall.',
        clue: 'gleaners-hired',
      },
      {
        id: 'juniper-lucan',
        keywords: ['lucan', 'thrale', 'shell', 'shells', 'buyer', 'guest', 'stranger'],
        says: 'Him? He buys shells. He came two days before the sea went and he has bought eleven, and he paid for a scallop with a look on his face as though he had never met one. He writes a great deal at night and burns the blotter.',
      },
      {
        id: 'juniper-osk',
        keywords: ['osk', 'merrin', 'lighthouse', 'keeper', 'candle rock', 'blame', 'light'],
        says: 'Old Osk kept the light on Candle Rock. The night she was lost they said he let it go out, and he said he did not, and there were eighteen dead and one of him. I take him candles at midwinter. I would be glad if you did not mention it.',
      },
    ],
  },
  {
    id: 'lucan-thrale',
    name: 'Lucan Thrale',
    aliases: ['lucan', 'thrale', 'shell-buyer', 'shell buyer', 'buyer', 'stranger', 'the shell-buyer'],
    role: 'the buyer of shells',
    pronouns: 'he',
    description:
      'A neat young man in a travelling coat with too many pockets, ink on two fingers and sunburn on one ear. He sits where he can see both doors and handles a cockle as if it might go off.',
    attitude: 'wary',
    habits: [
      'lifts a shell to the light and plainly has no idea what to look for',
      'writes half a line and covers it with his sleeve',
      'checks the latch of his sample case with one foot',
      'clears his throat before each untruth',
    ],
    greetings: [
      'Shells. I am in shells. Is that, would you say, a good shell?',
      'Charming town. Very, ah, shelly.',
      'I could not help noticing that you notice things. It is not common here just now.',
    ],
    topics: [
      {
        id: 'lucan-shells',
        keywords: ['shell', 'shells', 'cockle', 'trade', 'business', 'scallop'],
        says: 'The market is firm. Firm to rising. There is a great call for the, ah, the round ones. Do you mind if we speak about something else?',
      },
      {
        id: 'lucan-true-trade',
        keywords: ['who are you', 'real trade', 'lying', 'truth', 'underwriters', 'marl', 'papers', 'writing', 'insurance'],
        says: 'Lower your voice, I beg you. The Underwriters of Marl. We paid for the cargo of the Kind Regard, forty tons of salt, and this spring my senior dropped a file and found that another house had paid for it as well. The same salt, the same factor. I was sent to look at the sea bed, which I thought was a joke until I got here.',
        clue: 'insured-salt',
        dc: 12,
      },
      {
        id: 'lucan-pryce',
        keywords: ['pryce', 'aurel', 'factor', 'salt office'],
        says: 'I have dined with Mr Pryce. He salted his own fish before he tasted it and told me how he has wept for those eighteen people. I wrote it down. I write everything down. He gave the number before I had asked it.',
      },
      {
        id: 'lucan-proof',
        keywords: ['proof', 'evidence', 'letter', 'strongbox', 'sand', 'casks', 'cargo'],
        says: 'Sand? Sand would do. Sand would do very well indeed. A letter in his hand would hang him, forgive me. There will have been a strongbox in the stern cabin. There always is, and masters always keep the one paper they were told to burn.',
      },
      {
        id: 'lucan-reward',
        keywords: ['reward', 'money', 'pay', 'gold', 'silver'],
        says: 'The Underwriters are not generous but they are exact. A tenth of what is recovered, to be divided as you please. I would put it in writing, but you have seen what happens to people who put things in writing.',
      },
    ],
    secret:
      'Thrale is an assessor for the Underwriters of Marl, carries sixty silver sewn into his coat for bribes, and will lend half of it to anyone who can put the strongbox in his hands.',
  },
];
