import type { Hero } from '#domain/narration/brief.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { withLastPlace } from '#server/features/storyteller/parse/clauses/corrections.ts';
import { asHandedOver } from './handed-over.ts';
import { withIntroductions } from './introduced.ts';
import { withMannerOf } from './manner-first.ts';
import { withThingsLookedAt } from './looked-over.ts';
import { withoutNegatedWay } from './other-way.ts';
import { asTakenOn } from './taken-on.ts';
import { toThingsElsewhere } from './to-things-elsewhere.ts';

/** A line with what is done in it put plainly, sentence by sentence, where it does not sound so: what is said in quotation marks stays. */
export function putPlainly(text: string, actor: Hero, stage: Stage): string {
  if (text.includes('"')) return text;
  const plain = asHandedOver(
    toThingsElsewhere(withoutNegatedWay(withThingsLookedAt(withMannerOf(withLastPlace(text)))), stage),
    actor,
    stage,
  );
  return withIntroductions(asTakenOn(plain, stage), actor, stage.party);
}
