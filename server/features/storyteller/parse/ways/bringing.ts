import type { Hero } from '#domain/narration/brief.ts';
import { guardHere } from '#domain/narration/rulings/loot.ts';
import { carriedIn } from '#server/features/storyteller/parse/things/carried-in.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import { waysTo } from '#server/features/storyteller/parse/journey.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { targetsIn } from '#server/features/storyteller/parse/targets.ts';

const bringing =
  /^((?:(?:i|we|and|then|let's|ok(?:ay)?|so|now) )*(?:carry|bring|haul|lug|drag|take|fetch)s?) (.{2,40}?) ((?:(?:up|down|back|over|out|straight) )*(?:to|into) (?:the )?\p{L}.+)$/iu;

/** A trail that is followed to where it leads: "follow the barrow track to the coal door". */
const following =
  /^(?:(?:i|we|and|then|let's|ok(?:ay)?|so|now) )*(?:follow|trace)s? (?:the|that|this|its|his|her|their) .{2,40}? ((?:(?:up|down|back|over|out|straight) )*(?:to|into|through) (?:the )?\p{L}.+)$/iu;

/**
 * A clause that brings a thing to a place as the two things that it is: the thing is taken, where it lies here, and then one goes, unless
 * somebody guards it.
 */
export function asBringing(clause: HeardClause, actor: Hero, stage: Stage): HeardClause[] {
  const { adventure, state, party } = stage;
  const [, trail = ''] = clause.quote === null && !clause.question ? (following.exec(clause.text) ?? []) : [];
  if (trail !== '' && waysTo(trail, adventure, state).length > 0) return [{ ...clause, mode: 'act', text: `go ${trail}` }];
  const [, verb = '', thing = '', goal = ''] = clause.quote === null && !clause.question ? (bringing.exec(clause.text) ?? []) : [];
  if (goal === '' || waysTo(goal, adventure, state).length === 0) return [clause];
  const found = targetsIn(thing, adventure, state, party);
  const first = found.find(({ kind }) => kind === 'loot') ?? found[0];
  const going: HeardClause = { ...clause, mode: 'act', text: `go ${goal}` };
  if (first?.kind === 'loot' && !Object.hasOwn(state.taken, first.loot.id))
    return guardHere({ adventure, state }, first.loot) !== undefined
      ? [{ ...clause, mode: 'act', text: `take ${thing}` }]
      : [{ ...clause, mode: 'act', text: `take ${thing}` }, going];
  const isHad =
    first?.kind === 'loot' ||
    (first === undefined ? carriedIn(thing, actor, stage).length > 0 : first.kind === 'feature' && / in your /.test(first.feature.name));
  // What belongs to a place stays there.
  if (!isHad && first?.kind === 'feature') return [{ ...clause, mode: 'act', text: `take ${thing}` }];
  return isHad ? [{ ...going, text: `go ${goal} with ${thing}` }] : [{ ...clause, text: `${verb} ${thing} ${goal}` }];
}
