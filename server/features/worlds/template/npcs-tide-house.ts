import type { Npc } from '#domain/narration/adventure.ts';

export const npcsOfTheTideHouse: Npc[] = [
  {
    id: 'reeve-crake',
    name: 'Reeve Crake',
    aliases: ['reeve', 'crake', 'odalys', 'odalys crake', 'the reeve'],
    role: 'the tide-reeve of Tollhithe',
    pronouns: 'she',
    description:
      'Odalys Crake wears the brass chain of the tide-reeve over a coat buttoned one button wrong, and stands like a woman in a wind nobody else can feel. She is sixty, exact, and at the end of her rope.',
    attitude: 'neutral',
    habits: [
      'squares the edges of a pile of papers',
      'touches the brass chain to see that it is still there',
      'glances at the pointer and away again',
      'dips a dry pen and does not write',
      'corrects a date aloud that nobody has got wrong',
    ],
    greetings: [
      'You answered the notice. Good. I will tell you anything you ask and I will not enjoy it.',
      'Forty silver for where, eighty for back. I have it in a box. I counted it twice, there was nothing else to count.',
      'Speak plainly. The whole town is being tactful and I am going out of my mind.',
    ],
    topics: [
      {
        id: 'crake-tide-book',
        keywords: ['tide book', 'book', 'entries', 'false', 'wrote', 'nineteen', 'charter lapse', 'ledger'],
        says: 'Yes, I wrote them in. Nineteen tides that never came. If two weeks go by unsigned the charter lapses and this harbour belongs to whoever bids for it, and I can guess who would bid. I have never falsified a figure in thirty years and my hand did not even shake.',
        needs: 'false-entries',
      },
      {
        id: 'crake-tide',
        keywords: ['tide', 'sea', 'water', 'ebb', 'happened', 'when', 'missing sea', 'reward', 'notice'],
        says: 'It went out nine and a half days ago at eleven minutes past four in the morning, and at ten past ten we rang for it, and it did not come. We have rung every time since. It has never been late. I have three hundred years of books to say that it has never once been late.',
      },
      {
        id: 'crake-charter',
        keywords: ['charter', 'founding', 'lodger', 'door', 'bargain', 'ansel toll', 'seal'],
        says: 'It is behind the oldest shelf. Every reeve is shown it once, on the first day, and told that the language is figurative. I have begun to wonder who told the first one that. Read it, if you can. I would like to be told that I was a fool.',
      },
      {
        id: 'crake-hearing',
        keywords: ['hearing', 'kind regard', 'wreck', 'osk', 'merrin', 'light', 'blame', 'eighteen'],
        says: 'I sat on that hearing. One witness had one eye, one had been drinking, and Aurel Pryce brought a petition with two hundred names that wanted somebody punished. So we punished somebody. I have sent Osk his oil every month since out of my own purse, and you may draw your own conclusions about my conscience.',
      },
      {
        id: 'crake-warrant',
        keywords: ['letter', 'warrant', 'pryce', 'arrest', 'proof', 'evidence', 'guilty', 'sand', 'strongbox'],
        says: 'Give it here. That is his hand. I have had eleven years of letters in that hand, regretting things. Pim, the wax, the large seal, and wake the constable. And write a second one for Osk Merrin, and leave room in it, because I have a good deal to say.',
        clue: 'pryce-undone',
        needs: 'pryce-letter',
      },
    ],
    secret:
      'Crake sold her vote at the old inquiry for the price of a new roof on the Tide House, and Pryce has held the receipt over her ever since.',
  },
  {
    id: 'pim-oddy',
    name: 'Pim Oddy',
    aliases: ['pim', 'oddy', 'clerk', 'the clerk'],
    role: 'the clerk of the tide books',
    pronouns: 'they',
    description:
      'A thin young person with a pencil behind each ear and a third in use, who apologises to the shelves when taking anything down. Pim has read every book in the room and nobody has ever asked about one.',
    attitude: 'friendly',
    habits: [
      'apologises to a book and opens it',
      'plumps the cushion under the brass pointer',
      'finds a third pencil and is briefly happy',
      'whispers a date as if it were a name',
    ],
    greetings: [
      'Oh. Visitors. Would you like a year? We have nearly all of them.',
      'Please do not lean on the eighties, they are fragile.',
      'The reeve says I may answer questions. I have been waiting four years for one.',
    ],
    topics: [
      {
        id: 'pim-charter',
        keywords: ['charter', 'founding', 'lodger', 'door', 'stair', 'oldest books', 'history', 'ansel toll'],
        says: 'Every stroke of the bell, one tide; and the Lodger shall keep the door and let in none uncalled. That is what it says, if you hold it over steam. And there is a draught behind the oldest books, and a stair, only I have never gone down alone because something down there said bless you when I sneezed.',
        clue: 'held-door',
      },
      {
        id: 'pim-cargo',
        keywords: ['cargo', 'kind regard', 'insurance', 'salt', 'customs', 'record', 'pryce', 'wreck'],
        says: 'I have the customs copy. Forty tons of salt, insured in Marl on the third and again in Overwick on the fifth, both for Aurel Pryce. I thought somebody would ask me about that. I left it on top of the pile for four years.',
        clue: 'insured-salt',
      },
      {
        id: 'pim-plans',
        keywords: ['plans', 'drawing', 'salt office', 'cellar', 'trapdoor', 'building', 'culvert', 'drain', 'footprints'],
        says: 'The Salt Office has a cellar that it does not pay tax on. Here, the old survey: a trap under the third bin, a drain this way and a culvert out through the sea wall. Anyone coming up from the mud by that road would leave white prints on the boards, I should think. They sweep a great deal.',
        clue: 'white-footprints',
      },
      {
        id: 'pim-bell',
        keywords: ['bell', 'hob', 'ringer', 'tongue', 'strokes', 'ringing'],
        says: 'Hob is upstairs. Speak to his face and he reads every word. He has been rubbing his shoulder since it happened, and when I asked him why, he said she pulls. I wrote it down. I did not know where to file it.',
        clue: 'heavy-rope',
      },
      {
        id: 'pim-count',
        keywords: ['nineteen', 'count', 'tides', 'how many', 'owed', 'owing'],
        says: 'Nineteen. I keep a private tally, of the true ones I mean, the ones that did not come. There is a note in the charter year, one stroke to a tide and a breath to a stroke, and none left on the step. I always liked that, none left on the step.',
        clue: 'nineteen-strokes',
        needs: 'held-door',
      },
    ],
  },
  {
    id: 'hob-sallow',
    name: 'Hob Sallow',
    aliases: ['hob', 'sallow', 'ringer', 'bell-ringer', 'bell ringer', 'old man', 'the ringer'],
    role: 'the ringer of the tide bell',
    pronouns: 'he',
    description:
      'A huge, gentle old man with shoulders like a yoke and no hearing at all, who watches mouths the way others watch the weather. He speaks a little too loudly and lays a palm against the bell to learn what it has said.',
    attitude: 'friendly',
    habits: [
      'lays a palm flat against the bronze and frowns',
      'rubs his right shoulder where the rope pulls',
      'watches each mouth in turn, smiling',
      'offers bread to a pigeon and eats it himself by mistake',
      'winds a strip of felt round the rope with great care',
    ],
    greetings: [
      'FACE ME WHEN YOU SPEAK. That is it. Lovely teeth.',
      'Forty-four rungs. Nobody comes up unless it is fire or love. Which?',
      'I ring her to the minute. I do not miss. So why does he not come?',
    ],
    topics: [
      {
        id: 'hob-rope',
        keywords: ['rope', 'shoulder', 'pull', 'heavier', 'weight', 'ringing', 'wrong', 'different'],
        says: 'She pulls. Ten days now. Thirty years I have had that rope and I know her weight like my own wife, and she has put on a stone somewhere inside. And she does not hum after. I put my hand on her after the stroke, and there is nobody home.',
        clue: 'heavy-rope',
      },
      {
        id: 'hob-clapper',
        keywords: ['clapper', 'tongue', 'lead', 'inside', 'fake', 'paint', 'look at the bell'],
        says: 'Inside? I do not look in her mouth, it would be rude. You look. Scratch it with your nail. What colour is that? Read it to me again, slowly. Lead. They put LEAD in her.',
        clue: 'lead-clapper',
      },
      {
        id: 'hob-supper',
        keywords: ['who', 'visitor', 'visitors', 'supper', 'climb', 'sill', 'night', 'stranger', 'tar', 'up here'],
        says: 'I go down for supper at six and come up at seven, everyone knows it. Nobody uses the ladder, I would have felt it in the boards. There is the seaward wall, if you were strong in the arms and used to ropes. Have a look at the sill, I never lean that far.',
        clue: 'tar-on-the-sill',
      },
      {
        id: 'hob-rehang',
        keywords: ['true clapper', 'hang', 'rehang', 'replace', 'put back', 'bronze', 'mooring weight', 'wenna', 'fix'],
        says: 'Give it to me. Oh, there you are. There you are, my dear. A strap and a pin, hold her steady, so. Now put your hand here, on the bronze, and say your own name. Do you feel that? She is listening again. All I want now is the number.',
        clue: 'bell-whole',
        needs: 'true-clapper',
      },
      {
        id: 'hob-nineteen',
        keywords: ['nineteen', 'nineteen strokes', 'nineteen times', '19', 'ring nineteen', 'one for each tide', 'a breath after each'],
        says: 'Nineteen, and a whole breath after each. Stand with me and breathe so that I can see it, all of you, I shall ring to your shoulders. ONE, for the knock. And in. And out. I can feel him, down there, I can feel him straighten up. TWO, for the key.',
        clue: 'water-home',
        needs: 'bell-whole',
      },
      {
        id: 'hob-how-many',
        keywords: ['ring', 'ring the bell', 'ring it', 'call the sea', 'call the tide', 'how many', 'number', 'once'],
        says: 'One stroke is for one tide. How many are stood out there on the step? Do not guess. If I leave one out it will turn nasty with waiting, and if I hurry them they will all come in at once and take the house. Tell me the number and I will ring that, and not one more.',
        needs: 'bell-whole',
      },
    ],
  },
  {
    id: 'the-lodger',
    name: 'the Lodger',
    aliases: ['lodger', 'eye', 'the wall', 'wall', 'voice', 'sleeper', 'the door keeper'],
    role: 'the keeper of the door',
    pronouns: 'it',
    description:
      'What you took for the far wall is an eye, closed to a slit, grey and gold like a wet pebble, and the chamber is only the corner of it. When it speaks the words arrive through the soles of your feet, courteous and very tired.',
    attitude: 'friendly',
    habits: [
      'blinks, and the pool goes from one side of its basin to the other',
      'holds its breath as a porter holds a heavy tray',
      'corrects the echo of its own last word',
      'lowers its lid halfway, which appears to be a bow',
    ],
    greetings: [
      'Forgive me if I do not get up. I have my shoulder to something.',
      'Visitors. The last ones brought a cup. I do not insist upon the cup.',
      'I have not been called. I did listen. I have listened very hard indeed.',
    ],
    topics: [
      {
        id: 'lodger-door',
        keywords: ['door', 'sea', 'water', 'tide', 'tides', 'why', 'holding', 'hold', 'let go', 'let it in'],
        says: 'One does not open to a guest who has not been announced. I agreed to that. So I hold the door, and they go on arriving, and they stand one upon another outside. I am not complaining. I only mention that I used to be able to feel my left side.',
        clue: 'standing-water',
      },
      {
        id: 'lodger-bell',
        keywords: ['bell', 'voice', 'call', 'called', 'ring', 'sound', 'lead', 'clapper'],
        says: 'She had such a clear voice. I gave the tongue for her out of my own jaw, it was my wedding present to the town. Now twice a day something goes thud up there. I thought perhaps you were moving furniture.',
        clue: 'lead-clapper',
      },
      {
        id: 'lodger-count',
        keywords: ['nineteen', 'how many', 'count', 'number', 'owed', 'owing', 'strokes', 'how to ring'],
        says: 'Nineteen. I have them by the sleeve, every one. A stroke for each by itself, and then a breath, so that it may come in and sit down before the next. If you ring as people ring at weddings I shall think you mean all of them, and I shall stand aside.',
        clue: 'nineteen-strokes',
      },
      {
        id: 'lodger-time',
        keywords: ['how long', 'time', 'tired', 'strength', 'tomorrow', 'dawn', 'give way'],
        says: 'I should not like to promise anything beyond the morning. It is not the weight, you understand, it is that I am becoming embarrassed, and one lets go of things when one is embarrassed.',
      },
      {
        id: 'lodger-wreck',
        keywords: ['ship', 'wreck', 'kind regard', 'drowned', 'linnet', 'dead', 'crew'],
        says: 'They came in by the wrong light, and I could not catch them all, I have no hands. I kept the table laid. The little one is awake. She likes to be asked about what she saw, and nobody has come to ask.',
        clue: 'moved-light',
      },
    ],
    secret:
      'The Lodger has a second door, inland under Marl, and no agreement with anybody about that one; if the town breaks faith it means to leave by it.',
  },
  {
    id: 'tallow-eel',
    name: 'the tallow eel',
    aliases: ['eel', 'tallow eel', 'pale thing', 'greasy thing'],
    role: 'the thing in the last pool',
    pronouns: 'it',
    description:
      'Four arm-spans of pale fat and appetite, blind, with a mouth like the end of a burst pipe. Candle grease beads on its skin and floats off in coins.',
    attitude: 'hostile',
    habits: [
      'leaves a film of grease on everything it touches',
      'opens its mouth and lets the dark see in',
      'noses along the rim, cup by cup',
      'ties itself in a knot and slides out of it',
    ],
    greetings: ['Hhhhhl.', 'Ssssl, ssssl.', 'Mmmllllh.'],
    topics: [],
    combat: { armorClass: 11, hitPoints: 18, attackName: 'greasy coils', attackBonus: 4, damage: '1d8+2' },
  },
];
