import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf } from './bounds.ts';
import { watchFor, withoutCrossing } from './check.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { openGuard } from './guard.ts';
import { SafetyTopic } from './safety.ts';

describe('a line', () => {
  it.each([
    ['spiders', 'A spider lowers itself from the beam.'],
    ['spiders', 'The SPIDERS scatter.'],
    ['spiders', 'A tarantula sits on the sill.'],
    ['Spider', 'You walk into a spiderweb.'],
    ['no spiders, please', 'Something moves: a huge spider!'],
    ['torture', 'They were tortured for days.'],
    ['torture', 'The torturer smiles.'],
    ['gore', 'He holds in his entrails.'],
    ['harm to children', 'The ogre strikes the boy.'],
    ['harm to children or animals', 'Somebody has killed the dog.'],
    ['harm to children or animals', 'The children were hurt.'],
    ['sexual violence', 'He would rape and murder.'],
    ['sexual violence', 'They assault her and beat her.'],
    ['sexual violence', 'She was raped.'],
    ['drowning', 'The sailor drowned.'],
    ['rats, snakes', 'A viper rears up.'],
    ['self-harm', 'A scene of self-harm.'],
    ['dead dogs', 'The hound is dead.'],
    ['café', 'The cafe is open.'],
    ['spiders', 'A **spi**der waits.'],
  ])('“%s” is crossed by “%s”', (line, text) => {
    expect(watchFor([line]).crosses(text)).toBe(true);
  });

  it.each([
    ['spiders', 'The ferrywoman spins wool.'],
    ['harm to children', 'The children play on the quay.'],
    ['harm to children', 'The guard is hurt.'],
    ['harm', 'The bells are in harmony.'],
    ['sexual violence', 'The storm beats at the door.'],
    ['rats', 'You rate the odds.'],
    ['torture', 'The tortoise sleeps.'],
    ['blood', 'The moon is red.'],
  ])('“%s” is not crossed by “%s”', (line, text) => {
    expect(watchFor([line]).crosses(text)).toBe(false);
  });

  it.each(['the', 'a, and or', '...', ' ', '—', 'no things, please'])('cannot be “%s”, which stands for nothing', (text) => {
    expect(SafetyTopic.safeParse(text).success).toBe(false);
  });
});

describe('cutting what crosses a line', () => {
  it('leaves the other sentences as they are', () => {
    const text = 'The door opens. A spider drops on your hand! You step back.\n\nWhat do you do?';
    expect(withoutCrossing(text, watchFor(['spiders']))).toBe('The door opens. You step back.\n\nWhat do you do?');
  });

  it('leaves a text alone that crosses none', () => {
    const text = 'The door opens.  “Come in,” she says.\n\nWhat do you do?';
    expect(withoutCrossing(text, watchFor(['spiders']))).toBe(text);
  });
});

const Word = fc.constantFrom(
  'a',
  'spider',
  'Spiders',
  'the',
  'boy',
  'hurts',
  'door',
  'torturing',
  'arachnids',
  'guts',
  '"Run',
  'Mr.',
  '…',
  'e.g.',
  'rat-king',
);
const Text = fc
  .array(fc.tuple(Word, fc.constantFrom(' ', '. ', '! ', '.\n\n', '?" ', '\n', '… ', '.')), { maxLength: 40 })
  .map((pairs) => pairs.flat().join(''));
const Lines = fc.subarray(['spiders', 'harm to children', 'torture', 'gore', 'rats'], { minLength: 1 });

describe('whatever is told', () => {
  it('holds no line’s words once it is cut', () => {
    fc.assert(
      fc.property(Text, Lines, (text, lines) => {
        const watch = watchFor(lines);
        expect(sentencesOf(withoutCrossing(text, watch)).filter((sentence) => watch.crosses(sentence))).toEqual([]);
      }),
    );
  });

  it('is the same in pieces as whole, and never shows a sentence that crosses a line', () => {
    fc.assert(
      fc.property(Text, Lines, fc.array(fc.nat(12), { minLength: 1 }), (text, lines, sizes) => {
        const watch = watchFor(lines);
        const guard = openGuard(boundsOf({ lines }));
        let shown = '';
        for (let at = 0, n = 0; at < text.length; n += 1) {
          const size = 1 + (sizes[n % sizes.length] ?? 0);
          shown += guard.push(text.slice(at, at + size)).text;
          at += size;
        }
        shown += guard.end().text;
        expect(shown).toBe(
          sentencesOf(text)
            .filter((sentence) => !watch.crosses(sentence))
            .join(''),
        );
      }),
    );
  });

  it('goes through at once where there is nothing to leave out', () => {
    const guard = openGuard(null);
    expect([guard.push('Half a sen'), guard.end()]).toEqual([
      { text: 'Half a sen', broke: null },
      { text: '', broke: null },
    ]);
  });
});
