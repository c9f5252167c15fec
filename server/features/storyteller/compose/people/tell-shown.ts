import type { Npc } from '#domain/narration/adventure.ts';
import { attitudeOf } from '#domain/narration/play-state.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import { required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import { wasNarratedLately } from '#server/features/storyteller/compose/scene-writer.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { bare, goesBy } from '#server/features/storyteller/parse/targets.ts';
import { isPlain } from '#server/features/storyteller/parse/words/restate.ts';
import { isEaten, isKindly } from '#server/features/storyteller/parse/talk/gifts.ts';
import { callsOf } from '#server/features/storyteller/parse/talk/spoken-parts.ts';
import { commonAbout, saidBy } from '#server/features/storyteller/parse/talk/common-fact.ts';

const showing =
  /\bshow(?:s|ing)?\b[^:]*?\b(?<thing>(?:the|my|our|this|that|these|those|an?) [\p{L}' -]{2,40}?)(?=$|[,.;:!?]| (?:and|that|which|with|to|from|for|of|in|on)\b)(?<rest>.*)$/iu;

/** Whether whoever shows something speaks on in the same breath: the answer to that says enough. */
const speaksOn = (action: HeroAction, { context: { read } }: SceneWriter): boolean =>
  read.some(({ actions }) => {
    const at = actions.findIndex(({ clauses }) => clauses === action.clauses);
    return at >= 0 && actions.slice(at + 1).some(({ kind, actor }) => kind === 'talk' && actor.id === action.actor.id);
  });

/** How somebody takes it that something is shown to them, and what is said of it; undefined where nothing is shown. */
export function tellShown(action: HeroAction, npc: Npc, writer: SceneWriter, facts: Facts): RankedText[] | undefined {
  const words = callsOf(npc)
    .toSorted((one, other) => other.length - one.length)
    .reduce(
      (text, call) => text.replace(new RegExp(`\\b(show(?:s|ing)?) (?:the )?${bare(call)}\\b`, 'iu'), '$1 them'),
      action.clauses.join('. '),
    );
  const groups = showing.exec(words)?.groups;
  const thing = groups?.['thing']?.trim().replace(/^(?:my|our|this|that|an?|these|those) /i, 'the ');
  // "I show it to the boy": the boy is no thing that is shown to him.
  if (thing === undefined || !isPlain(thing) || goesBy([npc.name, npc.role, ...npc.aliases], bare(thing))) return undefined;
  const fact = commonAbout(thing, writer.context.brief.adventure, writer.before);
  const says = fact && saidBy(fact, npc);
  const isClaimed = /^\s*[:,.;]\s*\S+ \S+ \S/.test(groups?.['rest'] ?? '') || action.quote !== null;
  const seen = writer.fragments.insist(['talk.shown'], { ...facts, subject: thing });
  const told = isClaimed ? writer.fragments.insist([`talk.told.${attitudeOf(writer.before, npc)}`, 'talk.told'], facts) : null;
  const known =
    says === undefined || isClaimed || wasNarratedLately(writer, says)
      ? null
      : writer.fragments.insist(['talk.directory'], { ...facts, says });
  const nothing = told === null && known === null && !speaksOn(action, writer) ? writer.fragments.insist(['shown.nothing'], facts) : null;
  const texts = [seen, told, known, nothing].flatMap((text) => (text === null ? [] : [required(text)]));
  return texts.length > 0 ? texts : undefined;
}

const giving = /\b(?:give|hand|offer|bring|present|pass|slip|feed|gift)(?:s|es|ing)?\b/iu;
/** What is handed to somebody, and may be named before or after them: "give Tibb my scarf", "give an apple to Tibb". */
const gift =
  /\b(?:an?|one|two|three|some|my|the|another|half) (?<what>(?:[\p{L}'-]+ ){0,3}?[\p{L}'-]+?)(?= (?:from|out|in|to|for|and|with|as|which|that|so|on|of my)\b|[,.;!?]|$)/iu;
const child = /\b(?:boys?|girls?|child|children|lads?|lass|kids?|mudlark)\b/iu;

/** The thing that words give away; undefined where they give nothing. */
export function givenThing({ offers, clauses }: HeroAction): string | undefined {
  const text = clauses.join(', ');
  return offers && giving.test(text) && !/\bshow/iu.test(text) ? gift.exec(text)?.groups?.['what']?.toLowerCase() : undefined;
}

/** How somebody takes a small thing of the hero's own that is given to them, in plain words: thanks, or no. */
export function tellGiven(thing: string, npc: Npc, writer: SceneWriter, facts: Facts): RankedText {
  const attitude = attitudeOf(writer.before, npc);
  const isWelcome = attitude !== 'hostile' && isKindly(thing);
  const isChild = child.test(`${npc.role} ${npc.description}`);
  const group = !isWelcome
    ? attitude === 'hostile' || attitude === 'wary'
      ? 'given.refused'
      : 'given.declined'
    : isEaten(thing)
      ? isChild
        ? 'given.eaten.child'
        : 'given.eaten'
      : 'given.taken';
  return required(writer.fragments.insist([group], facts) ?? (isWelcome ? `"Thank you," says ${npc.name}.` : `"No," says ${npc.name}.`));
}
