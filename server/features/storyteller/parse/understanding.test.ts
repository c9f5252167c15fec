import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/index.ts';
import { proseOnly } from '#server/features/storyteller/prose-only.fixture.ts';
import { parseIntent } from './parse-intent.ts';
import { topicFor } from './topics.ts';

const ready = readyAdventures.get('free-template-world');
if (!ready) throw new Error('there is no template');
const adventure = proseOnly(ready);
const mira = { id: 'mira', name: 'Mira' };
const stage = { adventure, state: openingState(adventure), party: [mira] };
const read = (text: string) => {
  const [action] = parseIntent({ heroId: 'mira', text }, mira, stage);
  if (!action) throw new Error('nothing was read');
  return action;
};
const targetOf = (text: string) => {
  const [target] = read(text).targets;
  if (!target) return null;
  return target.kind === 'npc'
    ? target.npc.id
    : target.kind === 'feature'
      ? target.feature.id
      : target.kind === 'exit'
        ? target.exit.id
        : target.kind;
};

describe('what is meant without its name', () => {
  it.each([
    ['I study the drawing of a ship with a broken mast', 'chalked-bollard'],
    ['I examine the sunken weight at the forearm-long rope', 'ferry-mooring'],
    ['lets go to the pub, first things first', 'quay-to-anchor'],
  ])('is found by description and sense: "%s"', (text, target) => {
    expect(targetOf(text)).toBe(target);
  });

  it('is nothing where nothing fits', () => {
    expect(targetOf('I dance a jig')).toBeNull();
  });
});

describe('what is not here', () => {
  it.each([
    ['I swing from the chandelier', 'chandelier'],
    ['I search for a dragon', 'dragon'],
    ['I set fire to the nearest tent', 'tent'],
    ['I kick over the barrels', 'barrel'],
  ])('is named: "%s"', (text, missing) => {
    expect(read(text).missing).toBe(missing);
  });

  it.each([
    'I climb into one of the boats',
    'I draw a sword',
    'I sit down on the ground',
    'I ask about the dragon',
    'I go to the Tide House and open the door',
  ])('is not claimed of what is here, brought along, only spoken of or elsewhere: "%s"', (text) => {
    expect(read(text).missing).toBeNull();
  });
});

describe('what somebody is asked about', () => {
  const nettle = adventure.npcs.find(({ id }) => id === 'nettle');
  const wenna = adventure.npcs.find(({ id }) => id === 'wenna-tarn');
  it.each([
    ['Nettle, is there a safe track across the mud?', nettle],
    ['I ask Nettle which songs the children sing', nettle],
    ['I ask Wenna what became of the ocean', wenna],
    ['Wenna, how long have you owned that vessel?', wenna],
  ])('is found by stems, sense and the words of the answer: "%s"', (text, npc) => {
    if (!npc) throw new Error('nobody to ask');
    expect(topicFor(read(text), npc, stage.state)?.id).toBeDefined();
  });

  it('is nothing where the words have nothing to do with it', () => {
    if (!wenna) throw new Error('nobody to ask');
    expect(topicFor(read('Wenna, do you like cheese?'), wenna, stage.state)).toBeUndefined();
  });
});

describe('how somebody may put it', () => {
  const kindsOf = (text: string) => parseIntent({ heroId: 'mira', text }, mira, stage).map(({ kind }) => kind);
  it.each([
    ['back up the steps', ['travel']],
    ['to the inn', ['travel']],
    ['up into Rope Lane', ['travel']],
    ['take the lead', ['wait']],
    ['I take a bite of the bread', ['use']],
    ['take a look around', ['search']],
    ['cheer up, it was not your fault', ['talk']],
    ['I show Wenna the rope', ['talk']],
    ['Can I sneak past her and grab the rope?', ['sneak', 'take']],
    ['hand over your logbook', ['talk']],
    ['calm down, nobody will hurt you', ['talk']],
    ['I go ask the ferrywoman about the salt', ['talk']],
    ['whats the story so far, what do we know?', ['ask']],
    ['how do i get to the tide house from here', ['ask']],
    ['how bad am I hurt? lets rest a bit', ['ask', 'rest']],
    ["ok narrator, quick recap: what do we know so far & who's our prime suspect?", ['ask']],
    ['I go over and ask them what the fuss is about', ['talk']],
    ["hang on, I'm searching the bollard", ['search']],
    ['I sit down on a bollard', ['wait']],
    ['I put on the crown', ['take']],
    ['I put on my hat', ['use']],
    ['put the shawl round my shoulders', ['take']],
    ['can i smash the bollard with a hammer, or is that a terrible idea?', ['ask']],
    ['is there a way down to the slakes from here?', ['ask']],
    ['how much time do we have', ['ask']],
    ['whats on the bollard', ['search']],
    // Of the fourth round: questions that nobody here is asked are the narrator's, and cost nothing.
    ['what does the notice in my pocket actually say', ['ask']],
    ["ok so who's this reeve and where do I find em", ['ask', 'ask']],
    ["who's the guy with the shell sample case?", ['ask']],
    ['what could I do here? give me some ideas', ['ask']],
    ["who's still got something to tell us?", ['ask']],
    ['does anybody else live around here i can talk to?', ['ask']],
    ['did nettle make it?', ['ask']],
    ['ok rewind. can we start over from the beginning?', ['ask']],
    ['is the kid hurt? are we still fighting??', ['ask', 'ask']],
    ['Juniper what do you know about a factor called Pryce', ['talk']],
    ['hey mudlark kid, seen anything weird out there?', ['talk']],
    ["Wenna, where'd the water go?", ['talk']],
    ['I walk over to the ferrywoman and ask her where the water went', ['talk']],
    ['where did the water go? i walk over to the ferrywoman and ask her', ['talk']],
    ['you burn your blotter', ['talk']],
    ['give us the key', ['talk']],
    ['drop the rake Nettle', ['talk']],
    ['I bow very low to the ferrywoman', ['use']],
    ['I hug her', ['talk']],
    ['I give the bollard a closer look', ['search']],
    ['I stretch out by the wall', ['rest']],
    ['gives Nettle a hand with the barrow', ['help']],
    // Of the fifth round: what follows a name is said to them, sentence by sentence; a remark beside a question is no action.
    ["Nettle, did you find another one of those casks? I won't tell Pryce, promise", ['talk']],
    ["Wenna, we found blue yarn and tar on the bell loft sill. It was you who took the tongue, wasnt it? We're not angry.", ['talk']],
    ['sorry, no offence. We want to help. You look like you havent slept - who did you lose, Wenna?', ['talk']],
    ['where is the reeve? she wrote us the letter', ['ask']],
    ['is the reeve here?', ['ask']],
    ['whats our inventory', ['ask']],
    ['I wanna start over, new story please', ['ask']],
    ['examine the mooring closely, knock on it, is there a crack inside?', ['search', 'ask']],
    ['what can take someone out of the world AND your memory', ['ask']],
    ['how do we get past the ferrywoman without a fight?', ['ask']],
    ['hugs Wenna. "it was for Linnet, right?"', ['use', 'talk']],
    // Of the sixth round.
    ["Could you remind me what the reeve's notice in my pocket says?", ['ask']],
    ['Who is in the room with us?', ['ask']],
    ["where's everybody now?", ['ask']],
    ['open the yellow door and go in', ['travel']],
    ['Juniper, I know you had the lead cast. Where is it?', ['talk']],
    ['I drink the porridge, no wait, I look at the bollard', ['search']],
    ['any way past the ferrywoman?', ['ask']],
    ['Wenna come with us', ['talk']],
    ['is Tov badly hurt?', ['ask']],
    ['did Tov get the rope or not?', ['ask']],
    ["show me what I'm carrying, do I have those papers?", ['ask', 'ask']],
    // Every part of a line, however it is marked.
    ['(to Nettle) what do you sell', ['talk']],
    ['nettle - whats with the boots', ['talk']],
    ['take a look at the bollard, and whats on the mooring', ['search', 'search']],
    ['look at the bollard… then ask nettle who drew the ship', ['search', 'talk']],
    ['curtsey to Nettle & ask what she sells', ['use', 'talk']],
    ['i keep one hand on my sword in case she tries something', ['wait']],
    ['while Tov talks to Wenna, I look at the mooring', ['search']],
    ['I look at the mooring while I keep Wenna talking', ['search', 'talk']],
    ['yuck, I look at the bollard, haha', ['search']],
    ['hands up, easy now', ['talk']],
    ['follow me! down to the slipway', ['travel']],
    ['look at the boat... er, look at the bollard', ['search']],
    ["I give up, don't hurt us", ['talk', 'talk']],
    ['*looks around* ugh where are we', ['search', 'ask']],
    ['go find the reeve!', ['travel']],
    ['I want to see Hesper', ['travel']],
    ['lets check out the tide house', ['travel']],
    ["I'll check the tide house", ['travel']],
    ['stay here and guard the packs', ['defend']],
    ['get my rope out', ['use']],
    ['give Wenna the bad news: the bell is lead', ['talk']],
    ['get out of here', ['travel']],
    ['find nettle', ['search']],
    ['ask nettle about her finds, and if she says no we grab them', ['talk', 'wait']],
  ])('"%s" is read', (text, kinds) => {
    expect(kindsOf(text)).toEqual(kinds);
  });

  it('speech without quotation marks is speech', () => {
    expect(read('I say please may we come in').quote).toBe('please may we come in');
    expect(read('we shout who goes there').quote).toBe('who goes there');
    expect(read('I ask who goes there').quote).toBeNull();
  });

  it('whoever is spoken of need not be here', () => {
    expect(read('I promise Wenna that nobody will hurt Juniper').absent).toBe(false);
    expect(read('I stab Juniper').absent).toBe(true);
  });
});

describe('what a place is described with', () => {
  const lane = { ...stage, state: { ...stage.state, scene: 'rope-lane' } };
  const thingIn = (text: string) => {
    const target = parseIntent({ heroId: 'mira', text }, mira, lane)[0]?.targets[0];
    return target?.kind === 'feature' ? target.feature : undefined;
  };

  it('can be acted on, and is what the place says of it', () => {
    expect(thingIn('I taste the well water')?.description).toMatch(/tastes/);
    expect(thingIn('I taste the well water')?.clue).toBeUndefined();
  });

  it('is nothing where the place does not speak of it', () => {
    expect(thingIn('I ride the unicorn')).toBeUndefined();
  });
});

describe('what somebody would buy', () => {
  it.each([
    ['I order a beer', 'a beer'],
    ['beer please', 'beer'],
    ['can we get two bowls of soup', 'two bowls of soup'],
    ['I buy everyone a round', 'a round'],
    ['I rent a room for the night', 'a room'],
  ])('is heard in "%s"', (text, wants) => {
    expect(read(text).wants).toBe(wants);
  });

  it.each(['I buy it', 'can I have a look', 'we sell the rope', 'please help us'])('is nothing in "%s"', (text) => {
    expect(read(text).wants).toBeNull();
  });
});

describe('what rounds eight to ten passed over', () => {
  const at = (world: string, scene: string) => {
    const played = readyAdventures.get(world);
    if (!played) throw new Error(`there is no ${world}`);
    const opened = openingState(played);
    return { adventure: played, state: { ...opened, scene, visited: [opened.scene, scene] }, party: [mira] };
  };
  const kinds = (text: string, world: string, scene: string) =>
    parseIntent({ heroId: 'mira', text }, mira, at(world, scene)).map(({ kind }) => kind);

  it.each([
    // The second half of a line.
    ['read the notice again, whose handwriting is that?', 'high-ambry', 'hatch', ['search', 'ask']],
    ["what does the reeve's notice say, I pull it out and read it", 'free-template-world', 'dry-quay', ['ask', 'search']],
    ['we run back through the gate and along Stove Street to the hearth house', 'the-shut-country', 'treeline', ['travel', 'travel']],
    ['go on along the street, where can we go from here', 'the-shut-country', 'stove-street', ['travel', 'ask']],
    // What is only looked into, and what is not done.
    ["tear the pasted leaf off the ledger and read what's under it", 'the-shut-country', 'keepers-room', ['use']],
    ['I stand guard at the door and shout if someone comes', 'the-shut-country', 'stove-street', ['defend']],
    // What is asked of the narrator.
    ['what can we see here', 'high-ambry', 'goose-yard', ['ask']],
    ['can we see the bathhouse from here?', 'high-ambry', 'warmside', ['ask']],
    ['any sign of wheel tracks in the snow?', 'high-ambry', 'mill', ['ask']],
    // What is told to somebody.
    ["we read the red book, Florian. Four hundred crowns. It's all right", 'high-ambry', 'parlour', ['talk']],
    ['Listen to me. He stole it from the shelf. You know it.', 'high-ambry', 'hot-pool', ['talk']],
    ['come on Florian, one little word', 'high-ambry', 'parlour', ['talk']],
  ])('is read: "%s"', (text, world, scene, expected) => {
    expect(kinds(text, world, scene)).toEqual(expected);
  });

  it('says the words alone, without the verb of saying', () => {
    const read_ = parseIntent(
      { heroId: 'mira', text: 'I walk up and say good evening, your ladyship' },
      mira,
      at('high-ambry', 'hot-pool'),
    );
    expect(read_.map(({ quote }) => quote).at(-1)).toBe('good evening, your ladyship');
  });

  it('bows to whoever is bowed to, and says it to them', () => {
    const text = "bows to the bailiff and says 'your honour'";
    const [said] = parseIntent({ heroId: 'mira', text }, mira, at('high-ambry', 'goose-yard'));
    expect(said?.targets.map((each) => (each.kind === 'npc' ? each.npc.id : each.kind))).toEqual(['the-bailiff']);
  });

  it('takes a thing by its name, without when it is taken', () => {
    const [taken] = parseIntent({ heroId: 'mira', text: 'I pocket the velvet thread first' }, mira, at('high-ambry', 'hatch'));
    expect(taken?.clauses).toEqual(['I pocket the velvet thread']);
  });

  it.each(['knock out the pin', 'knock the pin out'])('knocks a thing out, and nobody: "%s"', (text) => {
    const [blow] = parseIntent({ heroId: 'mira', text }, mira, at('the-shut-country', 'under-stove'));
    expect(blow?.targets.map((each) => (each.kind === 'feature' ? each.feature.id : each.kind))).toEqual(['iron-cradle']);
  });

  it('follows with the eyes by looking', () => {
    const [look] = parseIntent(
      { heroId: 'mira', text: 'follow the bell rope with my eyes' },
      mira,
      at('free-template-world', 'tide-house'),
    );
    expect(look?.kind).toBe('search');
  });
});
