import { describe, expect, it } from 'vitest';
import { stageText } from './upload-stage.ts';

describe('a document on its way', () => {
  it('says what is going on with it', () => {
    expect(stageText({ is: 'making' }, 4000)).toBe('Creating the world');
    expect(stageText({ is: 'sending', share: 0.5 }, 4_000_000)).toBe('2.0 MB of 4.0 MB sent');
    expect(stageText({ is: 'sending', share: 1 }, 4000)).toBe('Sent; the server is checking it');
    expect(stageText({ is: 'opening' }, 4000)).toBe('Opening the document');
  });
});
