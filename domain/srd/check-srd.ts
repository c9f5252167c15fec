import { z } from 'zod';
import { readContent } from '#domain/content.ts';
import { SpellFacts } from './spells/spell.ts';
import { spellFiles } from './spells/spell-files.ts';

/**
 * Holds the files of content that pages carry too to their schemas. Pages take them as they are, so that no page carries the
 * validator; the server refuses to start with a wrong one.
 */
export function checkSrd(): void {
  for (const [level, rows] of spellFiles.entries())
    readContent(`content/srd/spells/${level === 0 ? 'cantrips' : `level-${level}`}.json`, z.array(SpellFacts), rows);
}
