import { z } from 'zod';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { contentFile } from '#server/kernel/content.ts';

const rules = contentFile('storyteller/rules.json', z.array(z.object({ names: z.array(z.string()).min(1), says: z.string() })));

/** What the rules say of what was asked, in our words. */
export function tellRules(action: HeroAction): string[] {
  const subject = action.asked?.subject ?? 'dice';
  return rules.flatMap(({ names, says }) => (names.includes(subject) ? [says] : []));
}
