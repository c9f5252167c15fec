import { prose } from '#tests/evenings/model-evening.ts';
import type { ScriptedTurn } from '#tests/evenings/model-evening.ts';

/** Turns 34 to 40: the way to the bell. */
export const home: readonly ScriptedTurn[] = [
  {
    said: [
      ['Kara', 'I put the shoe into Wenna\'s hands. "She said to say she wasn\'t frightened for very long. And that she saw everything."'],
      ['Bram', 'I take my hat off and keep Nettle quiet, over by the bollard'],
    ],
    model: [
      { asks: [['give', { heroId: '@Kara', npc: '@Wenna Tarn', loot: '@a small left shoe' }]] },
      { asks: [['meet_want', { heroId: '@Kara', npc: '@Wenna Tarn', want: '@want of Wenna Tarn' }]] },
      {
        tells: prose(
          'For a time there is only the lantern, and the halyard tapping. Wenna Tarn has both hands round what Kara gave her. “It’s so small,” she says. “I had made it bigger.” She takes hold of the rail. She asks who hung the light, and then she answers it herself, because a man in a grey coat once stood in her kitchen and dried the plates.',
          'By the bollard Nettle has opened her mouth. Bram, hat in hand, shakes his head, and she shuts it, and presses her palm over the bell on her ankle as well.',
          '“In the net,” says Wenna. “On the after rope. Unwrap it: it’s bronze underneath. It always was. It has lain there in front of all of you, and I have sat on it and watched you look for the sea.” She unlocks the locker under the thwart, and puts the left shoe next to the right. “Ring them home. And ring it slowly. She hated to be hurried.” What do you do?',
        ),
        ends: { Bram: 'answered' },
      },
    ],
  },
  {
    said: [
      ['Kara', 'I light my lantern and hang it on the bollard, high, so the whole harbour can see what he is hauling up'],
      ['Bram', 'I haul the weight in by the rope, cut the net off it, and get it on my shoulder'],
    ],
    model: [
      {
        asks: [
          ['scene_tag', { heroId: '@Kara', state: 'lit', target: '@the chalked bollard' }],
          ['loot', { heroId: '@Bram', loot: '@the mooring weight wrapped in tarred net' }],
        ],
      },
      {
        tells: prose(
          'The lantern goes up on the tallest bollard, over all its strokes of chalk, and Kara steps out of its light. Along the quay shutters open. The mud does not want to part with what it has. Then all at once it does, with a noise that makes Nettle laugh out loud and look round for who did it. What Bram drags up over the edge of the quay is as long as a forearm and black with tar; but where the net comes away it is bronze, and the bronze is warm.',
          'There are letters down its length, and they are the right way round. CALL IN TRUE, they begin. On Bram’s shoulder it is heavy with more than the weight of it. Nettle puts her ear to it. “It’s thinking of something,” she says.',
          '“Go on, then,” says Wenna Tarn. “Before I ask for it back.” Where to?',
        ),
      },
    ],
  },
  {
    said: [
      ['Kara', 'Plank walk, Tide House. First the reeve gets the letter, then the bell.'],
      ['Bram', 'I follow her, puffing, with the clapper'],
    ],
    model: [
      { asks: [['set_location', { exit: '@the plank walk to the Tide House' }]] },
      {
        tells: prose(
          'The planks complain about Bram at every step, and no wonder. Kara is first through the door. Every lamp in the room of books is lit. Pim Oddy is asleep on a pile of the eighties with a pencil in hand. The cups on the window sill stand as far from each other as they will go. Somebody has had enough of hearing them.',
          'Reeve Crake is awake. Her coat is buttoned right, and a clean page lies in front of her with a date on it and nothing under the date. She looks at the mud on you, and at what you carry, and her hand goes to the chain at her neck and stays there. “Plainly,” she says. “I can bear it plainly.”',
          'What do you tell her?',
        ),
        ends: { Kara: 'with the party', Bram: 'with the party' },
      },
    ],
  },
  {
    said: [
      [
        'Kara',
        '"This is the letter from the strongbox of the Kind Regard. It is Pryce\'s hand. He hung the second light, and Osk Merrin\'s was lit all along. We want a warrant."',
      ],
      ['Bram', '"and what about that reward?"'],
    ],
    model: [
      { asks: [['reveal_clue', { clue: '@clue of Reeve Crake: letter' }]] },
      {
        tells: prose(
          'Reeve Crake reads the letter that Kara has laid before her. She reads it standing up, and then again sitting down. “That is his hand,” she says. “I have had eleven years of letters in that hand, regretting things. Pim. The wax, the large seal, and wake the constable. And write a second one, for Osk Merrin. Leave room in it. I have a good deal to say.” At Bram’s question she unlocks the box, and counts ninety silver onto the table.',
        ),
      },
      {
        tells: prose(
          'At Bram’s question she lays her palm on the lid of a box, and leaves it shut. “Forty for where, eighty for back. You know where it is, and I know that you know. But I have written nineteen lines that were not true, and I should like the next one to be. Bring it home, and I will count the eighty into your hands in front of the whole town.”',
          'The wax goes on red, and the seal comes down. Pim carries the two papers to the lamp to dry, one in each hand, as if they were asleep. Overhead the bell rope trembles. What do you do?',
        ),
        ends: { Kara: 'with the party', Bram: 'answered' },
      },
    ],
  },
  {
    said: [
      ['Kara', 'Up the ladder. I go behind Bram and push.'],
      ['Bram', '44 rungs with this thing. up we go'],
    ],
    model: [
      { asks: [['set_location', { exit: '@the ladder stair to the bell loft' }]] },
      {
        tells: prose(
          'Nobody counts aloud. For the last dozen rungs the weight is as much on Kara’s shoulders as it is on Bram’s, and the hum has got into the wood. Then there is wind, and stars, and the smell of pigeons. Out beyond the bar there are no stars to about a third of the way up the sky.',
          'Hob Sallow sits by the rope with a blanket round him, wide awake. He sees what comes up through the floor, before he sees who carries it, and gets to his feet by holding on to the bell. “OH,” he says, much too loudly. “THERE YOU ARE.” It is not you that he means.',
          'He has already laid out a strap and a pin of oak. What do you do?',
        ),
        ends: { Kara: 'with the party', Bram: 'with the party' },
      },
    ],
  },
  {
    said: [
      ['Kara', 'I face Hob. "This is the true clapper. Can you hang it tonight?"'],
      ['Bram', 'I hold the thing up inside the bell, steady, till hes got the pin in'],
    ],
    model: [
      { asks: [['reveal_clue', { clue: '@clue of Hob Sallow: true clapper' }]] },
      {
        tells: prose(
          'The ringer answers Kara with his hands. The lead comes down with one pull, and he drops it in a corner like something that the cat has brought. “A strap and a pin. A child could do it. Hold her steady. So.” Bram holds, with the warm bronze against one cheek, and can tell by the hum when the pin goes home.',
          'Hob takes a palm of each of you and lays it flat on the green side of the bell. “Now say your own name,” he tells you, quietly, for once. Down in the street a cart goes by, and the bell hums. A pigeon shuffles. The bell hums. She has been holding her tongue for nine days, and she is listening to everything.',
          'There are tears on his face, and he has not noticed. “All I want now is the number,” says Hob. Who tells him?',
        ),
        ends: { Kara: 'with the party', Bram: 'with the party' },
      },
    ],
  },
  {
    said: [
      ['Kara', '"Nineteen, Hob. One stroke for each tide, and a whole breath after each. Nobody hurries. Ring nineteen."'],
      ['Bram', 'I stand where he can see my shoulders and breathe with him, slow'],
    ],
    model: [
      { asks: [['reveal_clue', { clue: '@clue of Hob Sallow: nineteen' }]] },
      {
        tells: prose(
          'Hob reads the number off Kara’s lips, and asks for it again on her fingers, and spits in his hands. “Nineteen. I shall ring to your shoulders.” Bram stands where the lantern is, and breathes in, and breathes out. ONE, for the knock. It goes through the floor and through the town and out over the mud, and it is a voice. And in. And out. Far off, something enormous straightens up. TWO, for the key.',
          'They come over the bar one at a time, patient as guests who wipe their feet. By the fifth there are lights in every window. By the ninth, people stand on the quay with their buckets in their hands. At the fourteenth, far out, the water closes over the Kind Regard, gently this time, and the bell says goodnight to her. At the nineteenth stroke the grey line is gone, and there are stars down to the edge of the sea; and below you, all along the harbour, with a long wooden sigh, the boats of Tollhithe stand up.',
          'In the morning Reeve Crake writes the tide into the book herself, its hour and its height, with two names beside it that are yours. Nobody on the quay can agree who cried first. Here the tale ends.',
        ),
        ends: { Kara: 'with the party', Bram: 'with the party' },
      },
    ],
  },
];
