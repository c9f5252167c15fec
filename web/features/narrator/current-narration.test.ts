import { describe, expect, it } from 'vitest';
import type { Narration } from '#contract/play/narrator-shapes.ts';
import { begin, end, expectReply, hear, catchUp, silence } from './current-narration.ts';

const narration = (text = '', id = 'n1'): Narration => ({ id, campaignId: 'c', cause: 'turn', cycle: 1, text });
const says = (offset: number, text: string, narrationId = 'n1') => ({ narrationId, offset, text });

describe('a reply that is being told', () => {
  it('grows word by word', () => {
    const first = hear(begin(silence, narration()), says(0, 'Rain '));
    const second = hear(first.now, says(5, 'falls.'));
    expect([second.now.speaking?.text, second.gap]).toEqual(['Rain falls.', false]);
  });

  it('takes words that arrive twice once', () => {
    const now = begin(silence, narration('Rain falls.'));
    expect(hear(now, says(5, 'falls.')).now).toBe(now);
    expect(hear(now, says(5, 'falls. It')).now.speaking?.text).toBe('Rain falls. It');
  });

  it('notices words it did not hear, and replies it did not see begin', () => {
    expect(hear(begin(silence, narration('Rain')), says(9, 'x')).gap).toBe(true);
    expect(hear(silence, says(0, 'Rain')).gap).toBe(true);
  });

  it('keeps what was heard when the fetched text is older', () => {
    const now = begin(silence, narration('Rain falls.'));
    expect(catchUp(now, { speaking: narration('Rain'), waiting: 0, held: false }).speaking?.text).toBe('Rain falls.');
    expect(catchUp(now, { speaking: narration('Rain falls. It is'), waiting: 0, held: false }).speaking?.text).toBe('Rain falls. It is');
  });

  it('is over for good, whatever arrives late', () => {
    const over = end(begin(silence, narration('Rain')), 'n1');
    expect(over.speaking).toBeNull();
    expect(begin(over, narration('Rain')).speaking).toBeNull();
    expect(hear(over, says(4, ' falls')).gap).toBe(false);
  });

  it('goes on when an earlier one is said to be over', () => {
    expect(end(begin(silence, narration('', 'n2')), 'n1').speaking?.id).toBe('n2');
  });
});

describe('a reply that is due', () => {
  it('is awaited until it begins', () => {
    const awaited = expectReply(silence);
    expect(awaited.awaited).toBe(true);
    expect(begin(awaited, narration()).awaited).toBe(false);
  });

  it('is no longer awaited when the server knows of none', () => {
    expect(catchUp(expectReply(silence), { speaking: null, waiting: 0, held: false }).awaited).toBe(false);
    expect(catchUp(silence, { speaking: null, waiting: 1, held: false }).awaited).toBe(true);
  });
});
