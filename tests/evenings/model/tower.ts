import { prose } from '#tests/evenings/model-evening.ts';
import type { ScriptedTurn } from '#tests/evenings/model-evening.ts';

/** Turns 7 to 12: the bell loft, and Rope Lane. */
export const tower: readonly ScriptedTurn[] = [
  {
    said: [['Kara', 'Up. We climb the ladder to the bell.']],
    model: [
      { asks: [['set_location', { exit: '@the ladder stair to the bell loft' }]] },
      {
        tells: prose(
          'Forty-four rungs, and Kara’s boots are always just above Bram’s fingers. Then there are no more walls, only arches, and the whole coast lies below you with the water taken off it. You can see the quay and its leaning boats, and the mud shining like the inside of a shell. Beyond it stands the grey line. From down there it might have been weather.',
          'The bell fills the middle of the loft, green outside and gold within, and wider than a cart. Beside it a huge old man is winding felt round the rope. He has not heard you. He has felt you, through the boards, and turns with his whole face open. “FACE ME WHEN YOU SPEAK,” Hob Sallow says. “That is it. Lovely teeth.”',
          'Pigeons shuffle along the beam to make room. What do you do?',
        ),
        ends: { Kara: 'with the party' },
      },
    ],
  },
  {
    said: [
      ['Kara', 'I face him so he can read my lips. "Has anything about the rope felt wrong lately?"'],
      ['Bram', 'I duck under the rim and look up at the clapper inside the bell'],
    ],
    dice: [14],
    model: [
      {
        asks: [
          ['check', { heroId: '@Bram', skill: 'investigation', dc: 12 }],
          ['reveal_clue', { clue: '@clue of the bell called Patience' }],
          ['reveal_clue', { clue: '@clue of Hob Sallow: rope' }],
        ],
      },
      {
        tells: {
          well: prose(
            'The ringer watches Kara’s mouth to the last word, and then rubs his right shoulder. “She pulls. Ten days now. Thirty years I have had that rope, I know her weight like my own wife’s, and she has put on a stone somewhere inside. And she does not hum after.” He lays his palm against the bronze, and waits, and nobody is home.',
            'Inside the bell it is warm and smells of coins. Bram’s light runs up a tongue as long as a forearm, bronze from top to bottom, without a dent or a bright spot anywhere. It has been struck seven hundred times a year and looks as though it were made last week. Where a thumbnail scrapes it, the bronze comes off in a curl, like paint. It is paint. Underneath, soft and dull and grey, is lead.',
            'Hob is still smiling at Kara. He does not know yet. Who tells him?',
          ),
          badly: prose(
            'The ringer watches Kara’s mouth to the last word, and then rubs his right shoulder. “She pulls. Ten days now. Thirty years I have had that rope, and she has put on a stone somewhere inside. And she does not hum after.” He lays his palm against the bronze, and waits.',
            'Inside the bell it is warm, and so dark that the tongue is a shape and no more. Bram’s light finds bronze, and again bronze, and then a pigeon, which leaves by way of Bram’s hat. Nothing there looks wrong. What do you try next?',
          ),
        },
        ends: { Kara: 'with the party' },
      },
    ],
  },
  {
    said: [
      ['Kara', 'I lean right out over the seaward sill and check the outside of the wall'],
      ['Bram', '"Hob, the tongue is lead. Somebody painted it. They took the real one."'],
    ],
    dice: [3],
    model: [
      { asks: [['check', '{"heroId": "Kara", "skill": "perception", "dc": 12']] },
      {
        asks: [
          ['check', { heroId: '@Kara', skill: 'perception', dc: 12 }],
          ['remember', { heroId: '@Bram', npc: '@Hob Sallow', kind: 'told', words: 'that the tongue of the bell is painted lead' }],
        ],
      },
      {
        asks: [
          ['tick_clock', { clock: '@the gleaners at the wreck' }],
          ['scene_tag', { heroId: '@Kara', state: 'offBalance', target: '@Kara' }],
        ],
      },
      {
        tells: prose(
          'The stone is worn by three hundred years of leaning. Kara leans farther than any of them, and the sill is a hand’s breadth shorter than it looks. There is a long moment with a great deal of air in it and nothing to hold; then there is a fistful of ivy, and the floor again, which goes on swaying for a while. Whatever is out there on the wall, this was not the way to see it. But on the bar, small and clear in the haze, lanterns are moving in and out of the ribs of the wreck.',
          'Hob has read the words off Bram’s lips, and now asks for them again, slowly, with a finger. “Lead,” he says. His voice has gone quiet for the first time. “They put lead in her.” He does not look up into the bell. He takes his cap off to it. “Thirty years I said she never missed. I have been ringing a lump.”',
          'He rubs his shoulder, and looks from one mouth to the other. What do you say, or do?',
        ),
        ends: { Bram: 'answered' },
      },
    ],
  },
  {
    said: [
      ['Kara', 'ok not like that. I hold Bram by the belt, both hands, feet against the wall, while he looks'],
      ['Bram', 'I do the leaning this time. What is on the outside of that sill?'],
    ],
    dice: [6, 16],
    model: [
      {
        asks: [
          ['check', { heroId: '@Bram', skill: 'perception', dc: 12, helperId: '@Kara' }],
          ['reveal_clue', { clue: '@clue of the seaward sill' }],
          ['meet_want', { heroId: '@Bram', npc: '@Hob Sallow', want: '@want of Hob Sallow' }],
        ],
      },
      {
        tells: {
          well: prose(
            'With Kara’s weight on the belt, half of Bram hangs out over the harbour. From there it is easy. On the outer edge, where nobody leans, there is a black smear the size of a hand. It is tar, and a bare knee has been pressed in it, and caught in the tar is a curl of blue yarn, wet-dark and tightly wound.',
            'Hob takes the curl between two fingers as though it might break. “Tar, and blue yarn,” he says. “I go down for supper at six and come up at seven, everyone knows it. But that wall.” He shakes his head at the drop with something like respect. “There is one boat in the harbour with fenders like that. I have waved to it every morning of my life.”',
            'Down on the quay, very small, a woman sits upright in a ferry that is going nowhere. What now?',
          ),
          badly: prose(
            'With Kara’s weight on the belt, half of Bram hangs out over the harbour. The wind that does not reach the street reaches here, and it is full of grit. There is stone, there is ivy, there is a great deal of down. Then Kara’s boots begin to slide, and the looking is over.',
            'Hob picks a snail out of Bram’s collar and sets it gently on the sill. “I have no head for it either,” he says. What now?',
          ),
        },
      },
    ],
  },
  {
    said: [
      ['Kara', 'Down again and over the covered bridge to Rope Lane. I want to hear what the town says before we accuse anybody.'],
      ['Bram', 'I follow Kara'],
    ],
    model: [
      { asks: [['set_location', { exit: '@the ladder stair down to the Tide House' }]] },
      { asks: [['set_location', { exit: '@the covered bridge to Rope Lane' }]] },
      {
        tells: prose(
          'Forty-four rungs again, past the clerk and the cushion, and out along the bridge. Rope Lane is as long as the longest rope the town ever made. Hemp runs down the middle of it at the height of Kara’s knee, and everybody steps across without looking, and so, after the first time, does Bram. “Welcome to the upper town,” Aurel Pryce says from a doorway, and lifts his hat to you.',
        ),
      },
      {
        tells: prose(
          'At the well there is a queue. Each of them tastes from the ladle, shrugs, and fills the bucket anyway. Children are skipping to a rhyme with too many verses. Under the eaves four old women in black sit shoulder to shoulder on a bench, with a space left between them wide enough for a fifth. The one at the end is mending a net and watching your feet.',
          '“Stand in the light,” Mother Quill says. One of her eyes is white as a boiled egg, and that is the one she turns on you. “No. So that I can see through you.” What do you do?',
        ),
        ends: { Kara: 'with the party', Bram: 'with the party' },
      },
    ],
  },
  {
    said: [
      ['Kara', '"You\'ve seen a lot from this bench. What do you remember of the night the Kind Regard was wrecked?"'],
      ['Bram', 'I jump in with the skipping kids and try to learn the rhyme'],
    ],
    dice: [9],
    model: [
      {
        asks: [
          ['check', { heroId: '@Bram', skill: 'performance', dc: 10 }],
          ['reveal_clue', { clue: '@clue of Mother Quill: night' }],
        ],
      },
      {
        tells: {
          well: prose(
            '“I was at my window with a tooth,” says Mother Quill, and her fingers go on knotting. “I saw Candle Rock burning red, up where it belongs. And I saw another one, lower and south of it, red as well. I told them so at the hearing, and they wrote down that I had one eye and a bottle of clove oil.” She bites the twine. “The low one went out as soon as she had struck.” She turns the white eye on Kara. “You have not laughed. They did.”',
            'The rope slaps the cobbles, and Bram is in. One for the knock and one for the key. Between every jump all of them draw a breath together, and by the fourth verse Bram is breathing with them. The girl on the left-hand end nods, once, professionally. It goes to nineteen. What do you do with it?',
          ),
          badly: prose(
            '“I was at my window with a tooth,” says Mother Quill, and her fingers go on knotting. “I saw Candle Rock burning red, up where it belongs. And I saw another one, lower and south of it, red as well. I told them so at the hearing, and they wrote down that I had one eye and a bottle of clove oil.” She bites the twine. “The low one went out as soon as she had struck.” She turns the white eye on Kara. “You have not laughed. They did.”',
            'The rope slaps the cobbles, and Bram is in: one for the knock, and one for the key, and one for the shin. It was very nearly the beat. The girl on the left-hand end stops turning and explains, with great patience, that you have to breathe, and that grown-ups always hurry. Then they start again without the grown-up.',
            'On the bench the other three have moved a finger’s breadth nearer to listen. Where to now?',
          ),
        },
        ends: { Kara: 'with the party' },
      },
    ],
  },
];
