import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

/** An evening before somebody who bargains: each line said in turn, with what came back and how things then stand. */
function evening(world: string, scene: string, clues: readonly string[], lines: readonly string[]) {
  const adventure = readyAdventures.get(world);
  if (!adventure) throw new Error(`no adventure ${world}`);
  let state: PlayState = { ...openingState(adventure), scene, visited: [scene], clues: [...clues] };
  return lines.map((text, turn) => {
    const brief = briefOf({ campaignId: 'terms', turn: turn + 3, adventure, state, intents: [{ heroId: 'mira', text }] });
    const { text: told, progress } = playReply(brief, new Set());
    ({ state } = progress);
    return { told, state, calls: progress.rulings.filter(({ allowed }) => allowed).map(({ call }) => call.name) };
  });
}

const atPool = (clues: readonly string[], lines: readonly string[]) => evening('high-ambry', 'hot-pool', clues, lines);

describe('somebody who does something on terms', () => {
  it('remembers each term that is met, says what is still wanting, and gives what was held out once all are', () => {
    const [word, wanting, name] = atPool(
      ['secret-kindnesses'],
      [
        '"On my honour, my lady, I swear that Florian shall come to no harm."',
        '"And what do you still lack?"',
        '"The miller up on the crag. Umbel paid for his sails, and told nobody."',
      ],
    );
    expect(word?.told).toContain('I have your word');
    expect(word?.told).toContain('one name, of a soul whom he helped');
    expect(word?.state.people?.['ottiline']?.terms).toEqual({ spoonful: ['word'] });
    expect(wanting?.told).toContain('one name, of a soul whom he helped');
    expect(wanting?.told).not.toContain('your word that nobody harms him');
    expect(name?.calls).toEqual(expect.arrayContaining(['reveal_clue', 'loot']));
    expect(name?.state.taken['jar-of-dowager']).toBe('mira');
    expect(name?.told).toContain('a jam jar of the Dowager');
  });

  it('takes the terms in any order, and several at once', () => {
    const [both] = atPool(
      ['secret-kindnesses'],
      ['"You have my word that they will not hurt him. And a name: Jessamy, whose dowry he paid."'],
    );
    expect(both?.state.clues).toContain('dowager-willing');
    expect(both?.state.taken['jar-of-dowager']).toBe('mira');
  });

  it('keeps back until then what they hold out, whoever asks or reaches for it', () => {
    const [asked, reached] = atPool([], ['"Would you give us that jam jar, my lady?"', 'I take the jam jar']);
    expect(asked?.state.taken).toEqual({});
    expect(asked?.told).not.toMatch(/you have it already|left here with you/i);
    expect(reached?.state.taken).toEqual({});
  });

  it('takes no guess for what is to be found out', () => {
    const [, guess] = atPool([], ['"I give you my word that nobody hurts Florian."', '"And one name: Tibb, to whom he was kind."']);
    expect(guess?.told).toContain('ask for kindnesses');
    expect(guess?.state.people?.['ottiline']?.terms).toEqual({ spoonful: ['word'] });
    expect(guess?.state.clues).not.toContain('dowager-willing');
  });

  it('asks for nothing again once it is given', () => {
    const told = atPool(
      ['secret-kindnesses'],
      [
        '"I swear no harm comes to the mayor, and Joss Pottle is the name: he helped him with the roof."',
        '"Will you come with us then, a spoonful of you?"',
      ],
    );
    expect(told[1]?.told).toContain('You have me');
    expect(told[1]?.told).not.toContain('one name');
  });

  it('takes a question for no term', () => {
    const [asked] = atPool(['secret-kindnesses'], ['"Did the mayor ever help Jessamy?"']);
    expect(asked?.state.people?.['ottiline']?.terms).toBeUndefined();
  });

  it('says what one of several terms lacks, and yields to the one that holds', () => {
    const [guess] = evening('the-shut-country', 'hearth-house', [], ['"Look here, Ilse, this is the wound: a pack that nobody misses."']);
    expect(guess?.told).toContain('read me that');
    expect(guess?.state.clues).not.toContain('keeper-yields');
    const [met] = evening('the-shut-country', 'hearth-house', ['aune-first'], ['"This is where it hurts, Ilse: a child whom you lost."']);
    expect(met?.state.clues).toContain('keeper-yields');
  });

  it('is written with topics, loot and clues that the adventure has', () => {
    for (const { npcs, clues, scenes } of readyAdventures.values())
      for (const { topics, bargains = [] } of npcs)
        for (const { tells, gives = [], terms } of bargains) {
          expect(topics.map(({ id }) => id)).toEqual(expect.arrayContaining(tells));
          expect(scenes.flatMap(({ loot }) => loot.map(({ id }) => id))).toEqual(expect.arrayContaining(gives));
          expect(clues.map(({ id }) => id)).toEqual(expect.arrayContaining(terms.flatMap(({ needs = [] }) => needs)));
        }
  });
});
