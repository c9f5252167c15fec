import type { Feature } from '#domain/narration/adventure.ts';
import { currentScene } from '#domain/narration/play-state.ts';
import { partsOfList } from './parts-of-list.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { bare, isNamed, targetsIn } from '#server/features/storyteller/parse/targets.ts';
import { detailIn } from '#server/features/storyteller/parse/things/scenery.ts';

const where = '(?:under|underneath|beneath|below|behind|in|inside|into|on|at|over|between|through)';
const looks = new RegExp(
  `^(?<look>.*?\\b(?:look|check|search|peek|peer|glance|feel|rummage|poke)(?:s|es|ing)?) (?<one>${where} .+?),? (?:and|or) (?<other>(?:then |also )?${where} .+)$`,
  'iu',
);

/** A look at several things: "check out the shelf and the table". */
const looksAt =
  /^(?<look>(?:(?:i|we|then|and|both|all|two|quickly|quietly|carefully|closely|just|have a|take a|good|close|closer|proper|quick) )*(?:look(?:s|ing)? (?:closely )?(?:at|over)|check(?:s|ing)?(?: out| over)?|examin(?:e|es|ing)|inspect(?:s|ing)?|stud(?:y|ies|ying)|search(?:es|ing)?|investigat(?:e|es|ing)|read(?:s|ing)?)) (?<things>(?:the|that|this|those|these|his|her|their|\p{L}+'s) .+)$/iu;
const determined = /^(?:the|that|this|those|these|his|her|their|both|an?|some|\p{L}+'s) /iu;

/** What a look is at, by the description of it. */
function seenIn(text: string, stage: Stage): string | undefined {
  const detail = detailIn(text, stage);
  const [thing] = [...(detail ? [detail] : []), ...targetsIn(text, stage.adventure, stage.state, [])];
  return thing?.kind === 'feature' ? thing.feature.description : featureOfNoun(text, stage)?.description;
}

/** The only feature here in whose name the last word stands: "the chair" of "the smaller chair". */
function featureOfNoun(text: string, { adventure, state }: Stage): Feature | undefined {
  const noun = bare(text).split(' ').at(-1) ?? '';
  const [found, other] = currentScene(adventure, state).features.filter(({ name }) => isNamed(name, noun));
  return other ? undefined : found;
}

/** A look at several things of the place, each by itself. */
function lookedOver(clause: HeardClause, stage: Stage): HeardClause[] {
  const { look = '', things = '' } = (clause.quote === null && looksAt.exec(clause.text)?.groups) || {};
  const parts = partsOfList(things).filter((part) => determined.test(part));
  const seen = new Set(parts.flatMap((part) => seenIn(part, stage) ?? []));
  return parts.length > 1 && seen.size === parts.length ? parts.map((part) => ({ ...clause, text: `${look} ${part}` })) : [clause];
}

/** A look in two places as two: "I check under that bunk and in the folded blanket", "check out the shelf and the table". All other clauses stay whole. */
export function withoutTwoLooks(clauses: readonly HeardClause[], stage: Stage): HeardClause[] {
  return clauses.flatMap((clause) => {
    const { look = '', one = '', other = '' } = (clause.quote === null && looks.exec(clause.text)?.groups) || {};
    const [first, second] = [seenIn(one, stage), seenIn(other, stage)];
    if (look === '' || first === undefined || second === undefined || first === second) return lookedOver(clause, stage);
    return [
      { ...clause, text: `${look} ${one}` },
      { ...clause, text: `look ${other.replace(/^(?:then|also) /i, '')}` },
    ];
  });
}
