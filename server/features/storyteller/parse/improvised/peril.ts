import { z } from 'zod';
import type { Hero } from '#domain/narration/brief.ts';
import { limits } from '#domain/limits/limits.ts';
import { meansIt, perilAskedOf } from '#domain/narration/rulings/peril.ts';
import { contentFile } from '#server/kernel/content.ts';
import { action } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import type { Clause } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { standing } from '#server/features/storyteller/parse/things/missing.ts';
import { verbPhraseOf } from '#server/features/storyteller/parse/verb-phrase.ts';

/** On the verb in its plain form with what follows it, in small letters; `thing` has to be here for it. */
const Row = z.strictObject({ pattern: z.string() });
const rows = contentFile('storyteller/lexicon/perils.json', z.array(Row)).map(({ pattern }) => new RegExp(pattern));

const ownSelf = /\b(?:myself|himself|herself|themself|themselves|my ?self)\b/gi;
const ownParts =
  /\b(?:his|her|their)(?= (?:own )?(?:throat|wrists?|veins?|belly|chest|heart|eye|neck|stomach|gut|head|hand|face|arm|life)\b)/gi;

/** What a clause does that may well kill its doer, or the thing that it takes and that is not here; null where it does nothing of the kind. */
export function perilIn({ text, question, quote }: Clause, actor: Hero, stage: Stage): HeroAction | null {
  if (question || quote !== null) return null;
  const { verb, rest, third } = verbPhraseOf(text, actor);
  if (verb === null) return null;
  const plain = `${verb} ${rest}`.toLowerCase().replaceAll(ownSelf, 'myself');
  const said = third ? plain.replaceAll(ownParts, 'my') : plain;
  for (const pattern of rows) {
    const found = pattern.exec(said);
    if (!found) continue;
    const thing = found.groups?.['thing'];
    if (thing !== undefined && !standing({ ...stage, told: stage.told ?? [] })(thing))
      return action(actor, [text], { kind: 'use', absent: true, missing: thing });
    return action(actor, [text], { kind: 'use', peril: `${verb} ${rest}`.slice(0, limits.tagWords) });
  }
  return null;
}

/** What a player says so to who was asked whether they truly mean it; null where nothing was asked, or they mean something else. */
export function perilMeant(text: string, actor: Hero, { state }: Stage): HeroAction | null {
  const asked = perilAskedOf(state, actor.id);
  if (asked === undefined || !meansIt(text, asked)) return null;
  return action(actor, [asked], { kind: 'use', peril: asked });
}
