import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

const party = ['Mira', 'Tov'].map((name) => ({ id: name.toLowerCase(), name }));

/** A reply to what Mira says at the opening of an adventure. */
function play(world: string, said: string) {
  const adventure = readyAdventures.get(world);
  if (!adventure) throw new Error(`no adventure is called ${world}`);
  const state = openingState(adventure);
  const { text, progress } = playReply(briefOf({ adventure, state, party, intents: [{ heroId: 'mira', text: said }] }), new Set());
  const calls = progress.rulings.filter(({ call }) => call.name !== 'tick_clock').map(({ call }) => call.name);
  return { text, calls, narrated: text.replaceAll(/"[^"]*"/g, '""'), scene: progress.state.scene };
}

describe('what waits until something comes about', () => {
  it.each([
    ['free-template-world', 'If the reeve lies to us, I slap the table.'],
    ['free-template-world', 'When we reach the tavern I order two ales and listen to the talk.'],
    ['the-shut-country', 'As soon as Dorrit goes to bed, I creep down and read her guest book.'],
    ['high-ambry', "once we're up in warmside i knock on every door and ask for velvet"],
    ['high-ambry', 'if nobody is watching I snip off a bit of the cloth'],
    ['the-shut-country', 'Should Pell protest, we creep out.'],
    ['the-shut-country', 'If she screams, Tov knocks over the bench.'],
    ['high-ambry', "if there's a bell on the door i snip it off"],
  ])('is kept for then in its own words, and not done: %s: %s', (world, said) => {
    const { text, calls, narrated } = play(world, said);
    expect(calls).toEqual([]);
    expect(text.toLowerCase()).toContain(said.toLowerCase().slice(0, 20));
    expect(narrated).not.toMatch(/Mira (?:slaps|orders|listens|creeps|reads|knocks|asks|snips)/);
  });

  it('is done where it is so, and where the same words bring it about', () => {
    expect(play('the-shut-country', 'If the horehound sweets are there, I take them.').narrated).not.toContain('""');
    const gone = play('free-template-world', 'Off to the Tide House, and when we get there I sit down on the floor.');
    expect(gone.scene).toBe('tide-house');
    expect(gone.narrated).toContain('sits down on the floor');
    expect(gone.narrated).not.toContain('when they get there');
  });

  it('is read beside what is done in the same line', () => {
    const { text, narrated } = play('free-template-world', 'I bow to Wenna. If she laughs, I run away.');
    expect(narrated).toContain('Mira bows to Wenna');
    expect(text).toMatch(/"If she laughs, I run away\."/i);
  });

  it.each([
    ['Is Wenna here? If so I wave at her.', /Mira waves at her/, /""/],
    ['Is Wenna here? If not, I lie down and weep.', /Wenna Tarn is here/, /weep/],
    ['Is the reeve here? If yes, she waves. I look at the chalked bollard.', /Nineteen strokes/, /wave/],
  ])('is settled by what is asked right before: %s', (said, told, untold) => {
    const { narrated } = play('free-template-world', said);
    expect(narrated).toMatch(told);
    expect(narrated).not.toMatch(untold);
  });

  it('is left in what is said, and found behind it', () => {
    const { text } = play('free-template-world', 'I say "if you laugh, I sing." If she cries, I hug her.');
    expect(text).toMatch(/"If you laugh, I sing[.,]"/);
    expect(text).toMatch(/"If she cries, I hug her\."/);
  });

  it('is no condition where it is said to somebody', () => {
    expect(play('free-template-world', 'If you help us, I will bring you your shoe.').narrated).toContain('Wenna Tarn');
  });
});

describe('a plan', () => {
  it('is told as a plan where something else is done in the same line', () => {
    const { text, narrated, scene } = play(
      'high-ambry',
      'plan: we break into the mayors house and find the bread lady. lets go up to Warmside',
    );
    expect(scene).toBe('warmside');
    expect(text).toMatch(/"We break into the mayors house and find the bread lady\."/);
    expect(narrated).not.toMatch(/Mira breaks/);
  });
});
