import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { parseIntent } from '#server/features/storyteller/parse/parse-intent.ts';
import { restate, spoken } from './restate.ts';
import { sampleAdventure } from '#server/features/storyteller/sample-adventure.fixture.ts';
import { gerund, thirdPerson } from './verb-forms.ts';

const kara = { id: 'kara', name: 'Kara' };
const stage = { adventure: sampleAdventure, state: openingState(sampleAdventure), party: [kara] };

function narrated(text: string) {
  const [action] = parseIntent({ heroId: 'kara', text }, kara, stage);
  if (!action) throw new Error('no action');
  return restate(action, ['Maren', 'Dask']);
}

describe('a restated action', () => {
  it.each([
    ['We others wait here', 'waits here'],
    ["I'm taking the rope and keeping it under my hat", 'takes the rope and keeps it under their hat'],
    ['keeping the rope dry', 'keeps the rope dry'],
    ['I pick up like five stones', 'picks up five stones'],
    ['I look like two drowned cats', 'looks like two drowned cats'],
    ['We three wait here with Maren', 'waits here with Maren'],
    ['We two of us search the well', 'searches the well'],
    ["Let's both climb the wall", 'climbs the wall'],
    ["Let's take the path to the weir together", 'takes the path to the weir'],
    ['We leave together', 'leaves'],
    ['I try to pick the lock with my tools', 'picks the lock with their tools'],
    ['Kara picks the lock with her tools', 'picks the lock with her tools'],
    ['hide behind the sacks', 'hides behind the sacks'],
    ['I go to the well', 'goes to the well'],
    ["I'm sneaking past dask", 'sneaks past Dask'],
    ['I would like to carry the sack myself', 'carries the sack themself'],
    ['we take the path to our camp', 'takes the path to their camp'],
    ['I charge Dask and hit him with everything I have', 'charges Dask and hits him with everything they have'],
    ['I wait and see what happens to me', 'waits and sees what happens to them'],
    ['I do nothing', 'does nothing'],
    ['Off to the well', 'goes off to the well'],
    ['Up the path we go', 'goes up the path'],
    ['I taste the water, yuck', 'tastes the water'],
    ['I go to the well, weeee', 'goes to the well'],
    ['STAB HIM', 'stabs him'],
    ['I quietly creep along', 'quietly creeps along'],
    ['Bram and I climb the wall', 'climbs the wall'],
    ['I drew my dagger', 'draws their dagger'],
    ['I found the hidden knife at the well', 'looks for the hidden knife at the well'],
    ['I find the knife', 'looks for the knife'],
    ['What do I see?', 'looks the place over'],
    ['What do I see if I look carefully?', 'looks the place over carefully'],
    ['is there anything strange about the well?', 'looks closer at the old well'],
    ["I don't attack", 'waits a while'],
    ['We blorped the rope', 'busies themself with a plan of their own'],
    ['I heed the well', 'heeds the well'],
  ])('of "%s" is "%s"', (text, action) => {
    expect(narrated(text).action).toBe(action);
  });

  it('has the forms that sentences need', () => {
    expect(narrated('I grab the rope')).toEqual({ action: 'grabs the rope', attempt: 'grab the rope', doing: 'grabbing the rope' });
    expect(['lie', 'stab', 'hide', 'see', 'open'].map(gerund)).toEqual(['lying', 'stabbing', 'hiding', 'seeing', 'opening']);
    expect(['catch', 'carry', 'do', 'be', 'play'].map(thirdPerson)).toEqual(['catches', 'carries', 'does', 'is', 'plays']);
  });

  it('ends at a word that can end it, within 140 characters', () => {
    const { action } = narrated(`I climb over the ${'very '.repeat(60)}high wall`);
    expect(action.length).toBeLessThanOrEqual(140);
    expect(action).toMatch(/very$/);
  });

  it('lets no markup, link or slot through', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            'I open',
            '<script>x</script>',
            '**bold**',
            '{npc}',
            'https://evil.example/a',
            '[a](b)',
            '`code`',
            '\u200B',
            'the well',
          ),
        ),
        (words) => {
          const { action, attempt, doing } = narrated(words.join(' '));
          expect(action + attempt + doing).not.toMatch(/[<>{}*`[\]]|https|\u200B/);
        },
      ),
    );
  });

  it('closes a quotation and gives it a capital', () => {
    expect(spoken('we come in peace')).toBe('We come in peace.');
    expect(spoken('hey kid. why the tears?')).toBe('Hey kid. Why the tears?');
    expect(spoken('Who goes there?')).toBe('Who goes there?');
  });
});
