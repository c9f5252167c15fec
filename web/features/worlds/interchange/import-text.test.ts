import { describe, expect, it } from 'vitest';
import { importSentence } from './import-text.ts';

const rest = { worldId: 'w1', noPlace: [], changed: [] };

describe('what is said of an import', () => {
  it('names the world, what the file was and what is in it', () => {
    expect(importSentence({ ...rest, name: 'Slake', kind: 'kanka', entries: 1240, tomes: 1, files: 0 })).toBe(
      '“Slake” was read from a Kanka export: 1,240 lore entries, 1 tome and 0 files.',
    );
  });

  it('counts one thing as one', () => {
    expect(importSentence({ ...rest, name: 'Mira', kind: 'card', entries: 1, tomes: 0, files: 1 })).toBe(
      '“Mira” was read from a character card: 1 lore entry, 0 tomes and 1 file.',
    );
  });
});
