import type { Scene } from '#domain/narration/adventure.ts';
import { objection } from './objection.ts';
import type { Objection } from './objection.ts';
import type { Piece } from './passage-of-speech.ts';
import type { ReplyFacts } from './reply-facts.ts';
import { deedsIn, verbsOf } from './told-deeds.ts';
import { deedVerbs } from './words/verbs.ts';

const reach = verbsOf(deedVerbs.arrive);
const come = verbsOf(deedVerbs.come);
const stand = verbsOf(
  'stands stand stood sits sit waits wait waited are is find finds gather gathers linger lingers remain remains rest rests',
);
const bareName = ({ name }: Scene) => name.replace(/^the /i, '');
/** On the way to a place nobody is there yet. */
const underWay = /\btowards?\b|\b(?:way|path|road|door|steps?|stairs?|bridge|ramp|walk|passage|arch) (?:\p{L}+ )?(?:to|into|onto)\b/iu;
/** Whoever came upon something somewhere has been there. */
const metWith = /^ (?:upon|across)\b/iu;

function patternsOf(scene: Scene): Record<'after' | 'into' | 'within', RegExp> {
  const place = `(?:the )?${bareName(scene)
    .replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replaceAll(/['’]/g, "['’]")}(?![\\p{L}])`;
  return {
    after: new RegExp(`^ (?:at last )?${place}`, 'iu'),
    into: new RegExp(`^[^.;]{0,60}\\b(?:to|at|in|into|onto|inside|upon|on|through|within) ${place}`, 'iu'),
    within: new RegExp(
      `^(?: \\p{L}+)?(?: yourselves| yourself| themselves)?(?: \\p{L}+){0,3} (?:in|at|on|inside|within) (?:the (?:middle|heart|centre|center|midst) of )?${place}`,
      'iu',
    ),
  };
}

/** The party comes to a place by a ruling, and is nowhere else than where the story has it. */
export function checkPlaces(piece: Piece, facts: ReplyFacts): Objection[] {
  const told = piece.narration.toLowerCase();
  const named = facts.brief.adventure.scenes.filter((scene) => told.includes(bareName(scene).toLowerCase()));
  const elsewhere = named.filter((scene) => !facts.places.some(({ name }) => name.includes(bareName(scene)) || scene.name.includes(name)));
  return elsewhere.flatMap((scene) => {
    const { after, into, within } = patternsOf(scene);
    const isReached =
      deedsIn(piece, facts.people, reach).some(({ rest }) => after.test(rest)) ||
      deedsIn(piece, facts.people, come).some(({ rest }) => into.test(rest) && !underWay.test(rest) && !metWith.test(rest));
    if (isReached) return [objection('arrivedWithoutRuling', { place: scene.name })];
    return deedsIn(piece, facts.people, stand).some(({ rest }) => within.test(rest))
      ? [objection('placeWrong', { place: scene.name })]
      : [];
  });
}
