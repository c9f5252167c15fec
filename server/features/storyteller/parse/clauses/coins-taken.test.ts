import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { templateAdventure as adventure } from '#server/features/adventures/index.ts';
import { dialogueOf } from '#server/features/storyteller/parse/references/dialogue.ts';
import { briefOf } from '#server/features/storyteller/play.fixture.ts';
import { withCoinsTaken } from './coins-taken.ts';

const mira = { id: 'mira', name: 'Mira' };

/** A line as it is read after an earlier one of the same player. */
function heard(before: string, line: string): string {
  const recent = before === '' ? [] : [{ sender: 'Mira', role: 'player' as const, content: before }];
  const brief = briefOf({ adventure, party: [mira], recent });
  return withCoinsTaken(line, mira, { adventure, state: openingState(adventure), party: [mira], dialogue: dialogueOf(brief) });
}

const held = 'I take out two gold coins for Nettle and let them clink.';

describe('coins that somebody is told to take', () => {
  it.each([
    [held, 'So is that a yes, Nettle? Take the coin. And where is the reeve?', 'I give Nettle 1 gold.'],
    [held, 'Go on, take the coins', 'I give Nettle 2 gold.'],
    ['', 'I hold out a silver piece to Wenna. "Go on, have it."', 'I give Wenna Tarn 1 silver.'],
    ['', "Nettle, here's a silver for you. Take it.", 'I give Nettle 1 silver.'],
  ])('are handed over: %s %s', (before, line, given) => {
    expect(heard(before, line)).toContain(given);
  });

  it.each([
    ['', 'Take it'],
    ['I give Nettle two gold', 'Nettle, take it'],
    ["Here's a silver for you, Nettle. Take it.", 'go on, take it'],
    ['I look at two gold rings', 'keep it'],
    [held, 'I take the coil of rope'],
  ])('are no coins that nobody holds out, and are handed over once: %s %s', (before, line) => {
    expect(heard(before, line)).toBe(line);
  });
});
