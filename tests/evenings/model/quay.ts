import { prose } from '#tests/evenings/model-evening.ts';
import type { ScriptedTurn } from '#tests/evenings/model-evening.ts';

/** Turns 1 to 6: the dry quay and the Tide House. */
export const quay: readonly ScriptedTurn[] = [
  {
    said: [
      ['Kara', 'I go over to the ferrywoman. "Rough day to run a ferry. What happened to the water?"'],
      ['Bram', "I crouch down next to the kid. what's in the sack?"],
    ],
    model: [
      { asks: [['reveal_clue', { clue: '@clue of Nettle: sack' }]] },
      {
        tells: prose(
          'The ferrywoman does not get up. Kara stops beside the hull, and for a while there is only the tick of drying planks. “It went out on a Tuesday,” Wenna Tarn says at last, “like any other day. I stood here and waited for the turn, and it did not turn.” She coils a rope that is already coiled. “That is all I know. Why do you look at me like that?”',
          'A few steps off, Bram is at eye level with a sack that clinks. Nettle shifts it behind her, the way a shopkeeper steps behind a counter. “Best thing I ever found isn’t in it. A cask, after the spring gale, Salt Office brand and all, and inside nothing but sand. I took it to the factor for a laugh, and he did not laugh. He gave me a silver. For sand.” She bites a coin that nobody has given her. “And if I saw another, I was to tell him and nobody but him.”',
          'Wenna Tarn has heard every word of it and is looking, very hard, at her rope. What do you do?',
        ),
        ends: { Kara: 'answered', Bram: 'with the party' },
      },
    ],
  },
  {
    said: [
      ['Kara', 'the chalk marks on that big bollard, I want a closer look'],
      ['Bram', 'Is there a safe way over the mud? Say someone wanted to walk out there.'],
    ],
    dice: [13],
    model: [
      {
        asks: [
          ['check', { heroId: '@Kara', skill: 'perception', dc: 8 }],
          ['reveal_clue', { clue: '@clue of the chalked bollard' }],
          ['reveal_clue', { clue: '@clue of Nettle: safe way' }],
        ],
      },
      {
        tells: prose(
          'Chalk comes off on Kara’s thumb. Somebody has bundled the strokes in fives, and the newest is an hour old at most. Kara feels a chill of dread creep up her spine.',
          'Bram asks the child for the way, and she tells him.',
        ),
      },
      {
        tells: prose(
          'Beside them a smaller hand has drawn a ship with a broken mast, and an arrow. It points straight out over the mud, and once your eyes follow it there is no missing what it points at: black ribs on the bar, dry, where the Kind Regard went down eleven years ago. She has not shown a plank since. She is showing all of them now.',
          '“Red rags on your left hand, all the way,” Nettle tells Bram, and holds up the hand in question in case he has not got one. “Two sticks crossed, you go in between. Never round. Round is where the ox went.” She looks him up and down and stops at his boots. “If you hear a dog behind you, it’s not a dog.”',
          'A gull walks past on foot. Where do you go from here?',
        ),
        ends: { Bram: 'with the party' },
      },
    ],
  },
  {
    said: [
      ['Kara', "We're here on the reeve's notice, so let's see the reeve first. Plank walk to the Tide House."],
      ['Bram', 'yep coming'],
    ],
    model: [
      { asks: [['set_location', { exit: '@the plank walk to the Tide House' }]] },
      {
        tells: prose(
          'The planks bend under Kara and bounce under Bram, and then you are in out of the glare, in a room made of books. They go up every wall to the ceiling, a year to a volume, and the oldest are bound in sealskin that sheds hairs on your sleeves. In the middle of the floor a brass float the size of a pumpkin hangs in a well, over nothing. Somebody has put a cushion under its pointer.',
          'A woman in a brass chain squares the edges of a pile of papers. Her coat is buttoned one button wrong. “You answered the notice,” she says. “Good. I am Odalys Crake. I will tell you anything you ask, and I will not enjoy it.” Behind her a thin clerk with a pencil over each ear whispers something to a shelf before taking a book down from it.',
          'Through a hole in the ceiling a bell rope comes down, and through a hole in the floor it leaves, trembling a little. Who speaks first?',
        ),
        ends: { Kara: 'with the party', Bram: 'with the party' },
      },
    ],
  },
  {
    said: [
      ['Kara', '"Tell us from the start. When did it go, exactly, and what are you paying?"'],
      ['Bram', 'while they talk I have a look at the big book thats lying open. this years one'],
    ],
    dice: [15],
    model: [
      {
        asks: [
          ['check', { heroId: '@Bram', skill: 'investigation', dc: 10 }],
          ['reveal_clue', { clue: "@clue of this year's tide book" }],
        ],
      },
      {
        tells: {
          well: prose(
            '“Nine and a half days ago, at eleven minutes past four in the morning.” Reeve Crake does not need to look it up. “At ten past ten we rang for it, and it did not come. We have rung every time since. I have three hundred years of books to say that it has never once been late.” She touches the chain at her neck. “Forty silver to whoever can say where it is. Eighty to whoever brings it home. I counted it twice.” She waits, with the face of somebody who would like to be asked something harder, for Kara to go on.',
            'The open book lies at Bram’s elbow: two neat lines for every day, hour and height, in a firm clear hand. They go on down the page. They go on past the Tuesday, past the next day and the next, up to and including this morning. Outside the window the harbour is perfectly dry. Nineteen tides stand there in good black ink, and not one of them ever came.',
            'The clerk, Pim, has seen where Bram is reading and has stopped breathing. What now?',
          ),
          badly: prose(
            '“Nine and a half days ago, at eleven minutes past four in the morning.” Reeve Crake does not need to look it up. “At ten past ten we rang for it, and it did not come.” She touches the chain at her neck. “Forty silver to whoever can say where it is. Eighty to whoever brings it home.” She looks at Kara. “That is the start.”',
            'The open book lies at Bram’s elbow, two lines for every day, and the hand is so neat that one line looks like the next. Before there is time to read a date, the clerk leans over with an apology to the book, and closes it. What now?',
          ),
        },
        ends: { Kara: 'answered' },
      },
    ],
  },
  {
    said: [
      ['Kara', 'I lower my voice. "Nineteen tides that never came, Reeve. We won\'t tell anyone, I promise, but why write them in?"'],
      ['Bram', 'I ask the clerk about the founding charter, the one in the frame. ever read it?'],
    ],
    model: [
      {
        asks: [
          ['reveal_clue', { clue: '@clue of Pim Oddy: charter' }],
          ['remember', { heroId: '@Kara', npc: '@Reeve Crake', kind: 'promised', words: 'to tell nobody of the nineteen false entries' }],
        ],
      },
      {
        tells: prose(
          'The reeve goes on squaring the papers, although they could not be squarer. “Yes. I wrote them in. If two weeks go by unsigned the charter lapses, and this harbour belongs to whoever bids for it, and I can guess who would bid.” She glances at Kara, and away again. “I have never falsified a figure in thirty years. My hand did not even shake. I shall hold you to that promise.”',
          'Pim takes Bram two shelves along, to a brown thing in a frame that might be a tray. “If you hold it over steam,” the clerk whispers. “Every stroke of the bell, one tide. And the Lodger shall keep the door, and let in none uncalled. People say it is figurative.” A glance at the oldest books. “There is a stair behind those. I went down two steps once, and sneezed. Something at the bottom said bless you.”',
          'From the other end of the room the reeve says, to nobody, that the ink is nearly out. What do you do with this?',
        ),
        ends: { Kara: 'answered', Bram: 'with the party' },
      },
    ],
  },
  {
    said: [
      ['Kara', '"Your clerk has read the charter, Reeve. There\'s a Lodger, a door, and a bargain. It isn\'t figurative."'],
      ['Bram', 'I take one of those spare tide tables from the shelf, might come in handy'],
    ],
    model: [
      { asks: [['meet_want', { heroId: '@Kara', npc: '@Reeve Crake', want: '@want of Reeve Crake' }]] },
      {
        tells: prose(
          'For the first time since you came in, Reeve Crake sits down. It takes her a moment to find the chair. “A Lodger,” she says, “and a door, and a bargain. Then for thirty years I ought to have said thank you of a morning.” She undoes the top button of her coat, and does up the right one. “I shall begin with you.” She says it to Kara, and it is plain that the words are out of practice. Pim has gone pink to both pencils.',
          'Bram stands by the shelf beside the covered bridge, where the spare tables are, and where nobody is looking. What now?',
        ),
      },
      { asks: [['loot', { heroId: '@Bram', loot: '@a spare set of tide tables' }]] },
      {
        tells:
          'Bram slides a set out from between two others and tucks it under one arm. It is thin, and printed on good paper, and it gives the hour of every high water until midwinter. The first nineteen are already wrong. Above you the rope creaks once in its hole. The ladder goes up, the bridge goes over, the planks go back. Which is it to be?',
      },
    ],
  },
];
