import type { Npc } from '#domain/narration/adventure.ts';

export const npcsOfTheLane: Npc[] = [
  {
    id: 'mother-quill',
    name: 'Mother Quill',
    aliases: ['quill', 'mother quill', 'net-mender', 'net mender', 'old woman', 'widow', 'the net-mender'],
    role: "the net-mender on the widows' bench",
    pronouns: 'she',
    description:
      'Very small, very old, wrapped in black to the chin, with fingers that go on knotting while the rest of her rests. One eye is clouded white as a boiled fish, and she turns that one on people to see what they do.',
    attitude: 'neutral',
    habits: [
      'knots without looking and bites the twine',
      'turns the white eye on whoever is speaking',
      'taps out a slow count on the rail of the bench',
      'hums four notes and stops before the fifth',
      'moves her skirts so that nobody takes the empty place',
    ],
    greetings: [
      'Stand in the light. No, so that I can see through you.',
      'You have good knots in your laces. I will hear you out.',
      'We are four on this bench and between us we have lost everything once. What did you want to ask?',
    ],
    topics: [
      {
        id: 'quill-bell',
        keywords: ['bell', 'sound', 'patience', 'ring', 'ringing', 'voice'],
        says: 'I was married to that bell and buried to it. I know her voice. What they are ringing up there since the water left is not her voice, it is her cough.',
        clue: 'dull-bell',
      },
      {
        id: 'quill-lodger',
        keywords: ['lodger', 'door', 'charter', 'founding', 'legend', 'story', 'old days', 'ansel toll', 'bay'],
        says: 'There is a Lodger under the bay. The first reeve gave it the room, and for rent it keeps the door: it lets the sea in when it hears the bell and not before. Such good manners, my mother said. There used to be a stair to it behind the oldest books, where the reeves went down to say thank you. Nobody has said thank you in sixty years.',
        clue: 'held-door',
      },
      {
        id: 'quill-rhyme',
        keywords: ['rhyme', 'count', 'skipping', 'children', 'song', 'nineteen', 'number'],
        says: 'They skip it too fast nowadays. It wants a whole breath after every knock, in and out. My grandmother said it was not a rhyme at all, it was instructions, and they gave it to the children because children are the only ones who never lose a thing.',
        clue: 'counting-rhyme',
      },
      {
        id: 'quill-night',
        keywords: ['night', 'wreck', 'kind regard', 'light', 'lights', 'two lights', 'osk', 'storm'],
        says: 'I was at my window with a tooth. I saw Candle Rock burning red, up where it belongs, and I saw another one, lower and south of it, red as well. I told them so at the hearing. They wrote down that I had one eye and a bottle of clove oil.',
        clue: 'moved-light',
      },
      {
        id: 'quill-wenna',
        keywords: ['wenna', 'tarn', 'place', 'bench', 'empty', 'linnet', 'daughter'],
        says: 'That space is hers. She walks past it every morning. A person who will not sit down in her grief goes on carrying it about, and somebody may come along and offer to help her carry it. I would look at who offered.',
        clue: 'linnet-aboard',
      },
    ],
  },
  {
    id: 'hesper-dunn',
    name: 'Hesper Dunn',
    aliases: ['hesper', 'dunn', 'founder', 'smith', 'bellfounder', 'the founder'],
    role: 'the bellfounder',
    pronouns: 'she',
    description:
      'A square, freckled woman in a leather apron, with eyebrows that were singed off once and grew back surprised. Her hands are a map of small burns, and she listens with her head on one side as if every voice might have a crack in it.',
    attitude: 'neutral',
    habits: [
      'flicks a bad bell with a fingernail and listens to it die',
      'tilts her head as though tuning whoever speaks',
      'knocks slag off a boot against the casting pit',
      'wipes her hands on a cloth that makes them blacker',
      'weighs a scrap of bronze in one palm without noticing',
    ],
    greetings: [
      'If you want a sword, go to Marl. If you want a thing that will still be a thing in a hundred years, sit down.',
      'Say something long and I will tell you if you are honest. It is all in the ring.',
      'Mind the pit. It is out, but it sulks.',
    ],
    topics: [
      {
        id: 'hesper-lead',
        keywords: ['lead', 'lead weight', 'weight', 'order', 'casting', 'commission', 'ferry', 'wenna'],
        says: 'Lead? One piece, eleven days back, as long as my forearm. Wenna Tarn brought the pattern in wax, wrapped up in her shawl like a baby, and said it was a mooring weight. I did think it was a pretty shape for something to throw in the mud.',
        clue: 'lead-order',
      },
      {
        id: 'hesper-silver',
        keywords: ['silver', 'paid', 'payment', 'coin', 'coins', 'money', 'price'],
        says: 'Four silver, and I asked for nine coppers. New silver, with the Salt Office stamp, the kind they pay captains in. When did Wenna last see silver? I ought to have flicked that one and listened.',
        clue: 'new-silver',
      },
      {
        id: 'hesper-paint',
        keywords: ['paint', 'bronze paint', 'powder', 'bronze', 'missing', 'pot'],
        says: 'Now that you say it, I am short a pot of bronze powder. Mixed with oil it would make a turnip look like a bell. It would fool the eye. It would not fool a bell for one second.',
      },
      {
        id: 'hesper-bell',
        keywords: ['bell', 'patience', 'tide bell', 'clapper', 'tongue', 'sound', 'voice'],
        says: 'My great-great-grandmother cast Patience. The tongue was not ours, it came with the charter, and there is no recipe for that metal. You could hang her from it and swing. If somebody told me they had hung lead in that bell I would ask them to leave before I picked something up.',
        clue: 'dull-bell',
      },
      {
        id: 'hesper-hang',
        keywords: ['hang', 'rehang', 'help', 'fit', 'repair', 'mend', 'true clapper'],
        says: 'Bring me the true one and I need not touch it. Take it straight up to Hob. It is a leather strap and an oak pin, a child could do it, and then stand back, because she has been holding her tongue for nine days and she will have a lot to say.',
        needs: 'true-clapper',
      },
    ],
  },
];
