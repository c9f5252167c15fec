import { describe, expect, it } from 'vitest';
import { answerBlocks } from './answer-blocks.ts';

const plain = (text: string) => ({ text, look: 'plain' });

describe('an answer', () => {
  it('is set in paragraphs and lists, with strong and stressed words', () => {
    expect(answerBlocks('# In the quay:\n- **Osk**, *hides:* a key\n- 2 * 3 * 4\n\n1. First\n2) Then')).toEqual([
      { kind: 'words', runs: [plain('In the quay:')] },
      {
        kind: 'points',
        items: [
          [{ text: 'Osk', look: 'strong' }, plain(', '), { text: 'hides:', look: 'stressed' }, plain(' a key')],
          [plain('2 * 3 * 4')],
        ],
      },
      { kind: 'steps', items: [[plain('First')], [plain('Then')]] },
    ]);
  });

  it.each(['**', '*', '****', '<b>x</b>', 'a*b*c', '[[x]](javascript:1)'])('keeps “%s” as it stands', (text) => {
    expect(answerBlocks(text)).toEqual([{ kind: 'words', runs: [plain(text)] }]);
  });
});
