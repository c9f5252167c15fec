import { describe, expect, it } from 'vitest';
import { hero } from '#domain/character/character.fixture.ts';
import { heroCardOf } from '#domain/narration/hero-card.ts';
import { heroSheetOf } from '#domain/narration/hero-sheet.ts';
import { openingState } from '#domain/narration/play-state.ts';
import { templateAdventure } from '#server/features/adventures/ready-adventures.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

const character = hero({ coins: { copper: 0, silver: 0, electrum: 0, gold: 5, platinum: 0 } });
const sheets = { card: heroCardOf(character), sheet: heroSheetOf(character) };
const [mira, tov] = ['Mira', 'Tov'].map((name) => ({ id: name.toLowerCase(), name, ...sheets }));

/** A reply to what is said on the quay, by Mira and perhaps by Tov. */
function play(said: string, byTov?: string) {
  const party = [mira, ...(byTov === undefined ? [] : [tov])].filter((each) => each !== undefined);
  const intents = [{ heroId: 'mira', text: said }, ...(byTov === undefined ? [] : [{ heroId: 'tov', text: byTov }])];
  const state = { ...openingState(templateAdventure), scene: 'dry-quay', visited: ['dry-quay'] };
  const { text, progress } = playReply(briefOf({ adventure: templateAdventure, party, intents, state }), new Set());
  const done = progress.rulings.filter(({ allowed }) => allowed).map(({ call }) => call.name);
  return { text, done, scene: progress.state.scene, apart: progress.state.apart ?? {} };
}

describe('what is done in another place', () => {
  it.each([
    ['I take a long rest in the Borrowed Anchor', 'rest'],
    ['We spend the night in the Borrowed Anchor', 'rest'],
    ['I go to the Borrowed Anchor and sleep until morning', 'rest'],
    ['I buy a mug of cider in the Borrowed Anchor', 'pay'],
  ])('is done there, once one has gone there: %s', (said, does) => {
    const { done, scene } = play(said);
    expect(scene).toBe('borrowed-anchor');
    expect(done.slice(0, 2)).toEqual(['set_location', does]);
  });

  it('tells the sign of danger after the rest that it came with', () => {
    const { text, done } = play('I take a long rest in the Borrowed Anchor');
    expect(done).toContain('tick_clock');
    expect(text.indexOf('A breath of cold')).toBeGreaterThan(text.indexOf('You wake'));
  });

  it.each(['I sit down at the quay', 'I ask Nettle who sleeps in the Borrowed Anchor', 'I rest on the quay'])(
    'leads nowhere where it is done here, or only asked about: %s',
    (said) => {
      expect(play(said).scene).toBe('dry-quay');
    },
  );
});

describe('the door of a place', () => {
  it.each([
    'I go to the yellow door of the Borrowed Anchor and rent a bed for the night',
    'I go to the door of the Borrowed Anchor',
    'I open the yellow door and ask the landlord for a room',
  ])('is gone through: %s', (said) => {
    expect(play(said).scene).toBe('borrowed-anchor');
  });

  it('is stood at where nothing more is said, and no other ways are listed', () => {
    const { text, scene } = play('I go to the yellow door');
    expect(scene).toBe('dry-quay');
    expect(text).not.toContain('the worn steps up into Rope Lane');
  });

  it('takes in both of two who go by it in their own words', () => {
    const open = 'I open the yellow door and ask the landlord for a room for two';
    const { scene, apart } = play(open, 'I go with Mira through the yellow door and order two ciders');
    expect([scene, apart]).toEqual(['borrowed-anchor', {}]);
  });
});
