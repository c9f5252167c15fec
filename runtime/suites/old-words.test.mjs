import { describe, expect, it } from 'vitest';
import { oldWords, oldWordsIn } from './old-words.mjs';

describe('the check of old words', () => {
  it('names the file, the line and the better word', () => {
    expect(oldWordsIn('server/app.ts', 'const a = 1;\nconst turn = fewAtATime(2);\n')).toEqual([
      { path: 'server/app.ts', line: 2, word: 'fewAtATime', better: 'limitConcurrency' },
    ]);
  });

  it('finds every old word of a line', () => {
    const found = oldWordsIn('server/app.ts', 'startDepartures(new RecapScribe(kernel));');
    expect(found.map(({ word }) => word)).toEqual(['RecapScribe', 'startDepartures']);
  });

  it('counts a word in its folders alone', () => {
    const words = [{ pattern: /\bOld\b/, folders: ['web/lib'], better: 'New' }];
    expect(oldWordsIn('web/lib/one.ts', 'Old', words)).toHaveLength(1);
    expect(oldWordsIn('web/library.ts', 'Old', words)).toEqual([]);
    expect(oldWordsIn('server/one.ts', 'Old', words)).toEqual([]);
  });

  it('lets the words pass that took their place', () => {
    const line = 'batchLoader(findAccess); new TurnStore(); hasAssistant; publishDraft(); new GenerationWorker();';
    for (const path of ['server/a.ts', 'web/a.ts', 'domain/a.ts', 'tests/a.ts']) expect(oldWordsIn(path, line)).toEqual([]);
  });

  it('gives every word a folder and a better word', () => {
    for (const { pattern, folders, better } of oldWords) {
      expect([pattern.source, folders.length > 0, better !== '']).toEqual([pattern.source, true, true]);
    }
  });
});
