import { prose } from '#tests/evenings/model-evening.ts';
import type { ScriptedTurn } from '#tests/evenings/model-evening.ts';

/** Turns 19 to 25: the Slakes, and Candle Rock. */
export const slakes: readonly ScriptedTurn[] = [
  {
    said: [
      ['Kara', 'Down the slipway then. Red rags on the left hand.'],
      ['Bram', 'I chalk an arrow on the last post so we find the slip again in the dark, then sword out and right behind her'],
    ],
    model: [
      {
        asks: [
          ['scene_tag', { heroId: '@Bram', state: 'marked', thing: 'the last post' }],
          ['set_location', { exit: '@the slipway down onto the Slakes' }],
        ],
      },
      {
        tells: prose(
          'Bram’s arrow is white on the last post, and points home. Past it you walk on the bottom of the sea. It gives at every step, and closes behind Kara’s boots with a kiss, and opens again for Bram’s. Thin poles of willow lean out of it, each with a rag at the top. Anchors lie about like dropped jewellery. There is a cart out here, and the ox is still in harness, what is left of it. It went round.',
          'The town is already small and looks breakable. Ahead lies a hump of black rock, and past it the white stub of Candle Rock. All about you go the prints of dogs, round and round, with water standing in them. Then there is something in the haze that keeps level with you. It is as tall as a calf and streams at the edges. Behind it another, smaller one drags a leg that clinks.',
          'The big one stops with a paw lifted. What do you do?',
        ),
        ends: { Kara: 'with the party', Bram: 'with the party' },
      },
    ],
  },
  {
    said: [
      ['Kara', 'I go straight at the big hound with my longsword'],
      ['Bram', 'I hit the limping one before it gets round behind us'],
    ],
    dice: [15, 7, 4, 5, 14, 3],
    model: [
      {
        asks: [
          ['attack', { heroId: '@Kara', target: '@the silt hound' }],
          ['attack', { heroId: '@Bram', target: '@the lame hound' }],
          ['npc_attack', { npc: '@the silt hound', target: '@Kara' }],
          ['npc_attack', { npc: '@the lame hound', target: '@Bram' }],
        ],
      },
      {
        tells: prose(
          'Kara’s blade goes in at the shoulder and comes out brown. It is like cutting a river bank. The silt hound falls dead at her feet.',
          'Bram strikes at the other and misses.',
        ),
      },
      {
        tells: prose(
          'A slab of the thing slides off and is mud before it lands, and there are ribs in there now, black and drowned. But the hound stays up. It shakes itself, smaller than it was, and its jaws close on the air where Kara’s arm has just been.',
          'The lame one has waited for that. It circles wide, out of the reach of Bram’s swing, which carves a long wet curl out of the Slakes and nothing else. The chain leg comes round in answer, low and fast, and takes Bram across the thigh. It leaves a weal, with links in it.',
          'They draw apart a little, the two of them, as dogs do that have done this before. What now?',
        ),
      },
    ],
  },
  {
    said: [
      ['Kara', 'I finish the big one'],
      ['Bram', 'again. I wait till it comes in and cut it down'],
    ],
    dice: [12, 4, 17, 8],
    model: [
      {
        asks: [
          ['attack', { heroId: '@Kara', target: '@the silt hound' }],
          ['attack', { heroId: '@Bram', target: '@the lame hound' }],
        ],
      },
      {
        tells: prose(
          'The big hound comes low, with its jaw pouring a thin brown thread. Kara’s longsword meets it along the whole of its length. There is a sound like a boot coming out of mud. Then there is only mud, and a few dark bones, and the tag of a licence from before your grandparents were born.',
          'The lame one hangs back until it sees who is tired. It has chosen wrong. It comes in on Bram’s left with its chain leg out before it, and the cut takes it across the chest, and it goes to pieces around the blade: sand, silt, and four links of mooring chain. Something that may have been a whine goes away over the flats.',
          'It is very quiet. Worm casts fall in on themselves in a widening ring. Under the ox cart there is a scrape where the two of them lay up, and something in it shines. What do you do?',
        ),
      },
    ],
  },
  {
    said: [
      ['Kara', 'That black rock, the Sow. I work my way round to the side that faces the sea.'],
      ['Bram', 'I grab whatever shines under the cart, collar is it?'],
    ],
    dice: [11],
    model: [
      {
        asks: [
          ['check', { heroId: '@Kara', skill: 'athletics', dc: 12 }],
          ['reveal_clue', { clue: '@clue of the rock called the Sow' }],
          ['loot', { heroId: '@Bram', loot: '@a collar hung with drowned silver' }],
        ],
      },
      {
        tells: {
          well: prose(
            'The ground on the far side of the Sow has no bottom to speak of. Kara goes round on the limpets, boot by boot, with her face to the stone. On the seaward side, where no boat would ever put in, an iron hook stands out of the rock. It has been set in lead, properly, by somebody who had time. The stone above it is scorched black in the shape of a tongue.',
            'Under the cart Bram finds dog hair, fish heads, and a collar hung all round with silver that the sea has had for a while: buttons, a thimble, half a spoon, a ring too small for anybody living. It comes up dripping and heavier than it looks.',
            'From the hook you can see the harbour mouth. From the harbour mouth, on a dark night, anyone could have seen the hook. Where to?',
          ),
          badly: prose(
            'The ground on the far side of the Sow has no bottom to speak of. Kara gets one boot onto the limpets, and the limpets come off in a row, like buttons. It takes a while to get the boot back. Whatever faces the sea over there goes on facing it alone.',
            'Under the cart Bram finds dog hair, fish heads, and a collar hung all round with silver that the sea has had for a while. It comes up dripping and heavier than it looks. Where to?',
          ),
        },
      },
    ],
  },
  {
    said: [['Kara', 'We go to Candle Rock, over the causeway. The keeper should hear about this hook.']],
    model: [
      { asks: [['set_location', { exit: '@the causeway of mussel shells to Candle Rock' }]] },
      {
        tells: prose(
          'The mussels crunch under your boots and click shut, late and offended. Candle Rock is a thumb of chalk with a hut on its nail, and a vegetable patch fenced in with rudders. Beside you a jetty stands in the air on legs of weed. And behind salt-dimmed panes, in what is left of the daylight, burns the great red lamp, turned as high as it will go.',
          'An old man in a brushed coat stands between it and the door, without seeming to mean to. “You will be wanting tea,” says Osk Merrin. He talks like somebody crossing ice. “I always put out for eight. The light is lit. I would like you to notice that it is lit.”',
          'There are eight cups on the table, lined up by the handle. What do you say to him?',
        ),
        ends: { Kara: 'with the party' },
      },
    ],
  },
  {
    said: [
      ['Kara', '"It\'s lit. We notice. We found a hook on the sea side of the Sow, set in lead, with soot above it."'],
      ['Bram', '"Could we sit here an hour? I take tea."'],
    ],
    model: [
      {
        asks: [
          ['remember', { heroId: '@Kara', npc: '@Osk Merrin', kind: 'told', words: 'of the scorched hook on the Sow' }],
          ['rest', { length: 'short' }],
        ],
      },
      { asks: [['tick_clock', { clock: '@the sea that stands beyond the bar' }]] },
      {
        tells: prose(
          'Osk hears Kara out, and then trims a wick that does not need it. “I walked over there on the third day of the ebb,” he says. “First time in my life I could. I put my finger on the soot. I sat down for a while after that.” Osk slept through the first quarter of that watch and has never told a soul.',
        ),
      },
      {
        tells: prose(
          'He starts another sentence, weighs it, and puts it back.',
          'Then he pours, for Bram first. It is good tea, with thyme in it. An hour goes by in the hut, among the beans and the ticking of the panes, and nobody asks anything of anybody. Towards the end of it a breath of cold comes in over the flats, although there is no wind to carry it, and all eight cups touch each other, once, very lightly. Osk looks at the window and not at you. “That is the sea,” he says. “It has been doing that.”',
          'Your boots have dried white. From the jetty a line of withies runs out towards the bar. What do you do?',
        ),
        ends: { Kara: 'answered', Bram: 'with the party' },
      },
    ],
  },
  {
    said: [
      ['Kara', '"Nobody ever asked you properly, did they? So I am asking. What happened that night, Osk?"'],
      ['Bram', '"is that line of withies safe?"'],
    ],
    model: [
      {
        tells: prose(
          'It takes Osk a whole cup to begin, and he begins with Kara’s first word and not with the last. “Properly,” he says. “No.” Then it comes in short lengths. “Mine was lit. I was standing beside it. There was another one, south, low down, as red as mine. I put my hand on my own lamp, to be sure that it was here. Then she struck, and the other one went out. Not blown out. Put out. They asked me what I had been drinking.”',
          'To Bram he is readier with words. “I set half of those. Red rags on the left hand going out. Crossed ones you walk between. They run straight to the bar, and there is nothing on them but crabs.” He begins to line up the cups again, by the handle. “I should like it said aloud once that the light was lit. In the square, if possible. By somebody with a loud voice.”',
          'The red lamp breathes behind its panes, over his hands and over yours. What next?',
        ),
        ends: { Kara: 'answered', Bram: 'answered' },
      },
    ],
  },
];
