import { prose } from '#tests/evenings/model-evening.ts';
import type { ScriptedTurn } from '#tests/evenings/model-evening.ts';

/** Turns 13 to 18: the foundry, and the quay once more. */
export const town: readonly ScriptedTurn[] = [
  {
    said: [['Kara', 'Lead has to be cast by somebody. To the foundry, both of us.']],
    model: [
      { asks: [['set_location', { exit: '@the sooty arch of the foundry' }]] },
      {
        tells: prose(
          'Heat leans on you as soon as you are under the arch. Everything that must not rust at sea is made in this one vaulted room, and nobody is ordering any of it: cleats, rudder pins, bells the size of thimbles in a basket by the door. A furnace mutters at the far end behind its iron lid. Along the beam hang the bells that were cast wrong, a long family of them, cracked and flat and sour.',
          'A square, freckled woman wipes her hands on a cloth that makes them blacker, and puts her head on one side. “Say something long,” says Hesper Dunn, “and I will tell you if you are honest. It is all in the ring. And mind the pit. It is out, but it sulks.”',
          'She flicks a bad bell with her fingernail and listens to it die. What do you tell her?',
        ),
        ends: { Kara: 'with the party' },
      },
    ],
  },
  {
    said: [
      ['Kara', '"The tongue of the tide bell is lead, painted. You cast lead. Who ordered it?"'],
      ['Bram', 'theres a tray of scrap wax there? I poke through the broken bits'],
    ],
    dice: [15],
    model: [
      {
        asks: [
          ['check', { heroId: '@Bram', skill: 'investigation', dc: 12 }],
          ['reveal_clue', { clue: '@clue of the tray of scrap wax' }],
          ['reveal_clue', { clue: '@clue of Hesper Dunn: lead' }],
          ['meet_want', { heroId: '@Kara', npc: '@Hesper Dunn', want: '@want of Hesper Dunn' }],
        ],
      },
      {
        tells: {
          well: prose(
            'Hesper Dunn opens her mouth to be angry, listens to what Kara said once more in her head, and sits down on the edge of the pit. “In her mouth. They hung it in her mouth, and I made it. One piece, eleven days back, as long as my forearm. It was Wenna Tarn who brought the wax for it, wrapped up in her shawl like a baby. For the ferry, she told me. I did think it was a pretty shape for something to throw in the mud.”',
            'In the tray Bram turns over half a cleat and a child’s hand, and then a length of something rounded that swells at one end like a pear. There are letters on it, back to front. Held against the light of the furnace they read the right way round: CALL IN TRUE. No mooring weight has ever needed telling.',
            '“Whatever you want cast, or mended, or hit,” says Hesper, “you come to me.” What do you want?',
          ),
          badly: prose(
            'Hesper Dunn opens her mouth to be angry, listens to what Kara said once more in her head, and sits down on the edge of the pit. “In her mouth. They hung it in her mouth, and I made it. One piece, eleven days back, as long as my forearm. It was Wenna Tarn who brought the wax for it, wrapped up in her shawl like a baby.”',
            'In the tray Bram turns over half a cleat and a child’s hand, and a great many crumbs. If there is more to it, somebody has already broken it small. What do you want to do?',
          ),
        },
      },
    ],
  },
  {
    said: [
      ['Kara', '"And how did she pay? She is a ferrywoman without a ferry. Was it silver?"'],
      ['Bram', 'I buy a string of those little net bells. five copper do?'],
    ],
    model: [
      { asks: [['reveal_clue', { clue: '@clue of Hesper Dunn: silver' }]] },
      {
        tells: prose(
          '“Silver,” says Hesper slowly, to Kara. “Four pieces, and I had asked for nine coppers. New silver, with the Salt Office stamp, the kind they pay captains in. When did Wenna last see silver?” She looks at her own till as if it had said something. “I ought to have flicked that one and listened.”',
          'Bram hands over five copper and walks off with a string of bells.',
        ),
      },
      {
        asks: [
          ['pay', { heroId: '@Bram', npc: '@Hesper Dunn', coins: { copper: 5 }, purpose: 'goods' }],
          ['loot', { heroId: '@Bram', loot: '@a string of net bells' }],
        ],
      },
      {
        tells: prose(
          'Five coppers change hands without much attention from either side. The bells come up out of the basket in a long bright whisper, each with a note of its own and every note right, and go quiet in Bram’s fist. “Those I am proud of,” Hesper says. “They go on the nets, so that a man can hear in the dark what he has caught.”',
          'From the ramp outside you can see straight down to the quay, and to a ferry that is moored at both ends. Where now?',
        ),
        ends: { Kara: 'with the party' },
      },
    ],
  },
  {
    said: [['Bram', 'ok, down the barrow ramp to the quay. time to talk to Wenna, but gently. coming Kara?']],
    model: [
      { asks: [['set_location', { exit: '@the barrow ramp down to the Dry Quay' }]] },
      {
        tells: prose(
          'The ramp was made for barrows and takes you down at a barrow’s pace, a little faster than you would choose. The afternoon has gone flat and yellow. Down on the quay the buckets are still going by, from one well to the next, and the talk is still about everything else. A loose halyard taps on a mast that leans over the street.',
          'Nettle sees the bells before she sees Bram. She says nothing at all, which is new. And in the ferry Wenna Tarn sits as she sat before, very straight, with one foot set against the mooring rope. Her knees are black with tar. You have seen where the rest of it is.',
          'She watches you come. She does not look like somebody who is waiting for a crossing. What do you do?',
        ),
        ends: { Bram: 'with the party' },
      },
    ],
  },
  {
    said: [
      [
        'Kara',
        'I sit down on the edge of the ferry next to her and say it quietly. "Hesper told us about the lead, Wenna. We know it was you. Tell me why."',
      ],
      ['Bram', 'here kid. I give Nettle the string of bells'],
    ],
    dice: [13],
    model: [
      {
        asks: [
          ['check', { heroId: '@Kara', skill: 'persuasion', dc: 13, npc: '@Wenna Tarn' }],
          ['reveal_clue', { clue: '@clue of Wenna Tarn: lead' }],
          ['give', { heroId: '@Bram', npc: '@Nettle', loot: '@a string of net bells' }],
        ],
      },
      { asks: [['meet_want', { heroId: '@Bram', npc: '@Nettle', want: '@want of Nettle' }]] },
      {
        tells: {
          well: prose(
            'For as long as it takes two people with buckets to go by, Wenna does not answer Kara. Then the rope in her hands comes uncoiled, all of it, at once. “All right. All right. I climbed the seaward side with the lead on my back, while Hob was at his supper, and I changed them over. Aurel said two days. Two days with the door shut, so that I could walk out there and carry her home. And every night his people turn me back from the ship.” She has not raised her voice. “She was nine. Her name is Linnet.”',
            'By the chalked bollard, Bram holds out a string of bells, and Nettle takes it as though it might be snatched away again. She shakes it once. Her whole face changes. “That’s the right sort of noise,” she says. “For that you can have one true thing free. The dogs out there don’t like a bell. Not even a little one.” Then she thinks about that, and about the mud, and ties one bell to her own ankle.',
            'Wenna is looking at the wreck. She is not looking away from it this time. What do you say to her?',
          ),
          badly: prose(
            '“It was for the ferry,” Wenna tells Kara. She says it too quickly, and hears it herself. “A boat wants a weight. Ask anybody.” Her foot stays where it is, hard against the mooring rope.',
            'By the chalked bollard, Bram holds out a string of bells, and Nettle takes it as though it might be snatched away again. She shakes it once. “That’s the right sort of noise,” she says. “The dogs out there don’t like a bell. Not even a little one.” She ties the smallest to her own ankle.',
            'Wenna has turned her back. How do you go on?',
          ),
        },
      },
    ],
  },
  {
    said: [
      ['Kara', '"I promise you: we are going out to that ship, and we will look for her. Is there anything of hers we should bring back?"'],
      ['Bram', '"Nettle, those paw prints out there. how many dogs?"'],
    ],
    model: [
      {
        asks: [
          [
            'remember',
            { heroId: '@Kara', npc: '@Wenna Tarn', kind: 'promised', words: 'to go out to the Kind Regard and look for Linnet' },
          ],
          ['update_npc', { npc: '@Wenna Tarn', attitude: 'friendly' }],
        ],
      },
      {
        tells: prose(
          'Wenna turns the copper ring on her finger, all the way round. “They found three hats and an oar,” she tells Kara. “If you do go out there, and I only say if, there was a shoe. A left one.” She nods at the locker under the thwart, which is locked. “I have the other.” After that she is busy with the rope again, and does not do anything to it.',
          '“Two,” Nettle says to Bram. “Big one, and one that goes on three and clinks. You drown a dog and the mud remembers how it went.” She measures Bram against something in her head. “You hold still, they come. You run, they come. You’re carrying a sword, I suppose that’s a third thing.”',
          'Beyond the last post the mud shines, two miles of it, and the light is going. What do you do?',
        ),
        ends: { Kara: 'answered', Bram: 'answered' },
      },
    ],
  },
];
