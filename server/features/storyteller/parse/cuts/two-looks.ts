import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { targetsIn } from '#server/features/storyteller/parse/targets.ts';
import { detailIn } from '#server/features/storyteller/parse/things/scenery.ts';

const where = '(?:under|underneath|beneath|below|behind|in|inside|into|on|at|over|between|through)';
const looks = new RegExp(
  `^(?<look>.*?\\b(?:look|check|search|peek|peer|glance|feel|rummage|poke)(?:s|es|ing)?) (?<one>${where} .+?),? (?:and|or) (?<other>(?:then |also )?${where} .+)$`,
  'iu',
);

/** What a look is at, by the description of it. */
function seenIn(text: string, stage: Stage): string | undefined {
  const detail = detailIn(text, stage);
  const [thing] = [...(detail ? [detail] : []), ...targetsIn(text, stage.adventure, stage.state, [])];
  return thing?.kind === 'feature' ? thing.feature.description : undefined;
}

/** A look in two places as two: "I check under that bunk and in the folded blanket". All other clauses stay whole. */
export function withoutTwoLooks(clauses: readonly HeardClause[], stage: Stage): HeardClause[] {
  return clauses.flatMap((clause) => {
    const { look = '', one = '', other = '' } = (clause.quote === null && looks.exec(clause.text)?.groups) || {};
    const [first, second] = [seenIn(one, stage), seenIn(other, stage)];
    if (look === '' || first === undefined || second === undefined || first === second) return [clause];
    return [
      { ...clause, text: `${look} ${one}` },
      { ...clause, text: `look ${other.replace(/^(?:then|also) /i, '')}` },
    ];
  });
}
