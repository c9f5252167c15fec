import { describe, expect, it } from 'vitest';
import type { Hero } from '#domain/narration/brief.ts';
import { opened } from '#domain/narration/rulings/rule-on-call.fixture.ts';
import { withLentWords } from './orders-to-heroes.ts';

const mira: Hero = { id: 'mira', name: 'Mira' };
const tov: Hero = { id: 'tov', name: 'Tov Ironhand', isAway: true };
const bram: Hero = { id: 'bram', name: 'Bram' };

/** What one message of Mira's player comes to, hero by hero. */
function heard(
  text: string,
  { party = [mira, tov, bram], apart, down }: { party?: Hero[]; apart?: Record<string, string>; down?: string } = {},
) {
  const heroes = down === undefined ? opened.heroes : { [down]: { damage: 99 } };
  const intents = withLentWords({ intents: [{ heroId: 'mira', text }], party, state: { ...opened, ...(apart && { apart }), heroes } });
  return intents.map(({ heroId, text: words, by }) => `${heroId}${by === undefined ? '' : ` by ${by}`}: ${words}`);
}

describe('a hero whose player is away', () => {
  it.each([
    ['Tov, keep her talking while I sneak round', ['tov by mira: I keep her talking as cover for Mira', 'mira: I sneak round']],
    ['Tov, hold the door while I look', ['tov by mira: I hold the door', 'mira: I look']],
    ['Tov helps me bring it down', ['mira: I bring it down', 'tov by mira: I help Mira bring it down']],
    ['Tov and I push', ['mira: I push', 'tov by mira: I help Mira push']],
    ['Tov and I go to the mill', ['mira: I go to the mill', 'tov by mira: I go to the mill']],
    ['Tov and Mira push', ['mira: I push', 'tov by mira: I help Mira push']],
    ['hold the door, Tov!', ['tov by mira: I hold the door']],
    ["Tov, let's push the cart", ['mira: I push the cart', 'tov by mira: I help Mira push the cart']],
    ['Tov can you pick up that oar', ['tov by mira: I pick up that oar']],
    ['Tov, carry me back to the quay', ['mira: I go back to the quay', 'tov by mira: I go back to the quay']],
    ['I shoot the lame hound and Tov takes the other', ['mira: I shoot the lame hound', 'tov by mira: I attack the other']],
    ['Tov, look behind the creels and tell me what you see', ['tov by mira: I look behind the creels']],
    ['Tov dashes down the coal chute', ['tov by mira: I dash down the coal chute']],
    ['Tov has a peek at the cup', ['tov by mira: I peek at the cup']],
    ['Tov, go on, distract the gander!', ['tov by mira: I distract the gander']],
    ['And I whisper to Tov: keep an eye out for the mayor', ['tov by mira: I keep an eye out for the mayor']],
    ['I stab the silt hound! Tov you take the lame one!', ['mira: I stab the silt hound!', 'tov by mira: I attack the lame one']],
    [
      'I shoot the lame hound with my shortbow, Tov helps me bring it down',
      ['mira: I shoot the lame hound with my shortbow', 'tov by mira: I help Mira bring it down'],
    ],
    ["Tov bows to the bailiff and says 'your honour'", ["tov by mira: I bow to the bailiff and say 'your honour'"]],
    ['(Tov) I look behind the creels', ['tov by mira: I look behind the creels']],
    ['Tov: I look behind the creels', ['tov by mira: I look behind the creels']],
    ['ok plan: Tov flaps his cloak, and i sneak along the wall', ['tov by mira: I flap my cloak', 'mira: i sneak along the wall']],
    ['we lug it up to the tower, Tov you take the heavy end', ['mira: we lug it up to the tower', 'tov by mira: I take the heavy end']],
    ['while Tov keeps Thrale chatting I sneak a look', ['tov by mira: I keep Thrale chatting as cover for Mira', 'mira: I sneak a look']],
    [
      'I nod, then while Tov asks him about the price of salt I sneak behind the desk',
      ['tov by mira: I ask him about the price of salt as cover for Mira', 'mira: I nod. I sneak behind the desk'],
    ],
    [
      'I sneak round while Tov keeps her talking about the coin I found',
      ['tov by mira: I keep her talking about the coin Mira found as cover for Mira', 'mira: I sneak round'],
    ],
    ['Tov drags me back up the slipway', ['mira: I go back up the slipway', 'tov by mira: I go back up the slipway']],
    ['Tov shoots the same one if he can', ['tov by mira: I shoot the same one']],
    ['scratches the old dog behind the ears (Tov)', ['tov by mira: scratches the old dog behind the ears']],
    ['Tov, can you see anything odd here?', ['tov by mira: I look for anything odd here']],
    ['Tov, do you hear that?', ['mira: Tov, do you hear that?']],
    ['Tov, come with me to the mill', ['mira: I go to the mill', 'tov by mira: I go to the mill']],
    ['Tov, follow me outside', ['mira: I go outside', 'tov by mira: I go outside']],
    ['I tell Tov to stay here and go outside', ['tov by mira: I stay here', 'mira: I go outside']],
    ['Tov helps', ['tov by mira: I help Mira']],
    ['Tov hits the lame one', ['tov by mira: I hit the lame one']],
    ['Tov Ironhand hits the lame one', ['tov by mira: I hit the lame one']],
    ['have Tov break the door', ['tov by mira: I break the door']],
    ['I ask Tov to open the hatch', ['tov by mira: I open the hatch']],
    ['Tov, can you hold the lantern?', ['tov by mira: I hold the lantern']],
    ['"Tov, grab him!" I shout.', ['tov by mira: I grab him']],
    ['I sneak round while Tov keeps her talking', ['tov by mira: I keep her talking as cover for Mira', 'mira: I sneak round']],
    ["I push the cart with Tov's help", ['mira: I push the cart', 'tov by mira: I help Mira push the cart']],
    ['Tov draws his axe and charges', ['tov by mira: I draw my axe and charge']],
    ['Tov, hold my horse', ["tov by mira: I hold Mira's horse"]],
    ['Fine. Tov, shoot the wolf!', ['tov by mira: I shoot the wolf']],
    [
      'I want that book. Tov, keep Ilse talking about the winter before last; I slip unseen down the passage',
      [
        'mira: I want that book. I slip unseen down the passage',
        'tov by mira: I keep Ilse talking about the winter before last as cover for Mira',
      ],
    ],
    ['tov chat up the kid for me will u, i nose around', ['tov by mira: I chat up the kid', 'mira: i nose around']],
    ['me n tov sneak in the side door', ['mira: I sneak in the side door', 'tov by mira: I sneak in the side door']],
    [
      'me + tov climb the wall, he keeps watch, i listen at the window',
      ['mira: I climb the wall. i listen at the window', 'tov by mira: I climb the wall. I keep watch'],
    ],
    [
      'Tov throws corn for the geese, meanwhile I sneak to the chute',
      ['tov by mira: I throw corn for the geese', 'mira: I sneak to the chute'],
    ],
    [
      'Tov and I search the pack, Pell watches the door',
      ['mira: I search the pack, Pell watches the door', 'tov by mira: I help Mira search the pack'],
    ],
    ['Tov and I step aside to the table', ['mira: I step aside to the table', 'tov by mira: I step aside to the table']],
    ["Tov, don't move", ['tov by mira: I stand still']],
    ['Tov, be a dear and hold my bag', ["tov by mira: I hold Mira's bag"]],
    ['would Tov mind holding the lamp for me while I read', ['tov by mira: I hold the lamp for Mira', 'mira: I read']],
    ['you hold the ladder Tov and I climb up', ['tov by mira: I hold the ladder', 'mira: I climb up']],
    ['stay here Tov and do not move', ['tov by mira: I stay here, and do not move']],
    ['Tov you take the bench i take the shelf', ['tov by mira: I take the bench', 'mira: i take the shelf']],
    ['Tov u go right, i go left', ['tov by mira: I go right', 'mira: i go left']],
    ['Tov, you look pale. Drink the water.', ['mira: Tov, you look pale.', 'tov by mira: I drink the water']],
    ['@Tov open the chest', ['tov by mira: I open the chest']],
    ['Tov wanna go look at that chest for me', ['tov by mira: I go look at that chest for Mira']],
    ['Tov, I need you to lift the beam.', ['tov by mira: I lift the beam']],
    ['Tov, I need your help with this lock', ['tov by mira: I help Mira with this lock']],
    ['Mira tells Tov to guard the gate and walks to the well.', ['tov by mira: I guard the gate', 'mira: I walk to the well']],
    ['I nod to Tov, who opens the gate.', ['mira: I nod to Tov.', 'tov by mira: I open the gate']],
    ['I give Tov the signal to block the gate', ['tov by mira: I block the gate']],
    ['with Tov holding the lamp I read the page', ['tov by mira: I hold the lamp', 'mira: I read the page']],
    ['Tov takes the cellar, me the loft', ['tov by mira: I take the cellar', 'mira: I take the loft']],
    ['"Tov," I hiss, "open the gate." Then I wait.', ['tov by mira: I open the gate', 'mira: Then I wait.']],
    ['after you, Tov', ['tov by mira: I go first']],
    ['Tov had better hide behind the wall', ['tov by mira: I hide behind the wall']],
    ['I let Tov do the talking and search the desk meanwhile', ['tov by mira: I do the talking', 'mira: I search the desk']],
    ['take the lamp too and bring Tov', ['mira: take the lamp too and bring Tov']],
    ['does Tov remember the tune?', ['mira: Tov, do you remember the tune?']],
    ['I strike at the hound, and Tov, you take the lame one.', ['mira: I strike at the hound', 'tov by mira: I attack the lame one']],
    ['follow Tov and I wait', ['mira: follow Tov and I wait']],
    ['I go back to Tov and I tell the tale', ['mira: I go back to Tov and I tell the tale']],
    ['Tov could you kindly lend me your shoulder?', ['tov by mira: I lend Mira my shoulder']],
    ['Tov please hold my coat', ["tov by mira: I hold Mira's coat"]],
    ['Help me shift that truck, Tov, on three.', ['mira: I shift that truck', 'tov by mira: I help Mira shift that truck']],
    ["Drink up Tov, we're off to the mill", ['tov by mira: I drink up', "mira: we're off to the mill"]],
    ['tov have a sweet', ['tov by mira: I take a sweet']],
    ['Tov, you go ahead and test the snow with a stick.', ['tov by mira: I test the snow with a stick']],
    ['Tov gives me a leg up so I can look over the wall', ['tov by mira: I give Mira a leg up', 'mira: I look over the wall']],
    ['tov wake up!! move!!', ['tov by mira: I wake up']],
    ["I'd like Tov to keep watch while I look", ['tov by mira: I keep watch', 'mira: I look']],
    [
      'Tov, hold the door. He braces himself against it and peers through the crack.',
      ['tov by mira: I hold the door. I brace myself against it and peer through the crack'],
    ],
    ['Tov takes the rope. He has the better knots.', ['tov by mira: I take the rope', 'mira: He has the better knots.']],
    ['Tov, my lad, raise the lid and I peer below it', ['tov by mira: I raise the lid', 'mira: I peer below it']],
    ['Tov, leave that, come over here and steady the ladder', ['tov by mira: I steady the ladder']],
    ['Tov, shove that beast off me! Strike it hard.', ['tov by mira: I shove that beast off Mira. I strike it hard']],
    ['Tov does the barrels, I do the crates', ['tov by mira: I look over the barrels', 'mira: I look over the crates']],
    ['Tov slings me over his shoulder and carries me up the slipway', ['mira: I go up the slipway', 'tov by mira: I go up the slipway']],
    ['I climb the wall.\nTov, follow me', ['mira: I climb the wall.', 'tov by mira: I follow Mira']],
    [
      'Tov, hold the lamp. If it goes out, Tov lights it again.',
      ['tov by mira: I hold the lamp', 'mira: If it goes out, Tov lights it again.'],
    ],
  ])('does what is bidden: %s', (text, intents) => {
    expect(heard(text)).toEqual(intents);
  });

  it.each([
    'Tov, what do you make of this?',
    'Tov is tired.',
    'Tov looks tired.',
    'Tov thinks we should leave',
    'I look at Tov',
    'I tell Tov about the bell.',
    'Who is Tov?',
    'can Tov break the door?',
    'could Tov even fit?',
    'look Tov, a robin',
    'Tov, nice work',
    'Tov, the door!',
    '"I heard that Tov hits people, and Tov takes their bread," I tell Wenna.',
    'as Tov says, it is late',
    'come on, Tov',
    'Tov has three gold',
    'I hold the door, Tov',
    'Bram, hold the door',
    'Bram and I push',
    'If he bolts, Tov trips him',
    'should she scream, Tov holds her mouth shut',
  ])('does nothing by words that bid nothing: %s', (text) => {
    expect(heard(text)).toEqual([`mira: ${text}`]);
  });

  it.each([
    ['Tov, pick me up and run', 'mira', ['tov by mira: I carry Mira out of here']],
    ['haul me back to the mill, Tov', 'mira', ['tov by mira: I carry Mira back to the mill']],
    ['Tov and I run to the mill', 'tov', ['mira: we run to the mill']],
  ])('carries whoever is down, and is carried: %s', (text, down, intents) => {
    expect(heard(text, { down })).toEqual(intents);
  });

  it('is not reached by words that are said elsewhere', () => {
    expect(heard('Tov, hold the door', { apart: { tov: 'mill' } })).toEqual(['mira: Tov, hold the door']);
  });

  it('does nothing by the words of another who is away', () => {
    expect(heard('Tov, hold the door', { party: [{ ...mira, isAway: true }, tov] })).toEqual(['mira: Tov, hold the door']);
  });
});

describe('a hero whose player is there', () => {
  it.each(['Tov, keep her talking while I sneak round', 'Tov hits the lame one', 'have Tov break the door', 'Tov and I push'])(
    'does nothing by the words of another player: %s',
    (text) => {
      const { isAway: _isAway, ...present } = tov;
      expect(heard(text, { party: [mira, present, bram] })).toEqual([`mira: ${text}`]);
    },
  );
});
