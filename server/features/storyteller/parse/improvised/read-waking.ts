import type { Hero } from '#domain/narration/brief.ts';
import { action } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { isNamed, targetsIn } from '#server/features/storyteller/parse/targets.ts';
import { verbPhraseOf } from '#server/features/storyteller/parse/verb-phrase.ts';
import { wakesSomebody } from '#server/features/storyteller/parse/words/waking.ts';

/** Words that name nobody else: "wake him", "wake the sleeper", "wake my friend". */
const standsFor = /\b(?:him|her|them|sleepers?|sleepyhead|friends?|companions?|everyone|everybody)\b|^\S+ up\b/i;

/** Somebody of the party is shaken out of their sleep, by name or as the only one who sleeps. Null where nobody here sleeps so. */
export function readWaking({ text, quote, question }: HeardClause, actor: Hero, stage: Stage): HeroAction | null {
  const asleep = stage.party.filter(({ id, sheet }) => id !== actor.id && sheet?.isAsleep);
  if (asleep.length === 0 || quote !== null || question) return null;
  const { verb, rest } = verbPhraseOf(text.replace(/^(?:(?:and|then|please|just|quickly|gently),? )+/iu, ''), actor);
  const said = verb === null ? text : `${verb} ${rest}`;
  if (!wakesSomebody.test(said)) return null;
  const named = asleep.find(({ name }) => isNamed(text, name) || isNamed(text, name.split(' ')[0] ?? name));
  const isElse = targetsIn(text, stage.adventure, stage.state, stage.party).some(({ kind }) => kind === 'npc' || kind === 'hero');
  const meant = named ?? (asleep.length === 1 && !isElse && standsFor.test(said) ? asleep[0] : undefined);
  return meant ? action(actor, [text], { kind: 'help', targets: [{ kind: 'hero', hero: meant }], wakes: meant }) : null;
}
