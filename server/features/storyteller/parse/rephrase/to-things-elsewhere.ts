import { rememberOf } from '#domain/memoise.ts';
import type { Adventure, Feature, Scene } from '#domain/narration/adventure.ts';
import { knownExits } from '#domain/narration/play-state.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { bare, isNamed, targetsIn } from '#server/features/storyteller/parse/targets.ts';

/** Somebody goes to a thing: "we sneak round to the ash hatch". */
const goesTo =
  /(?<=^|[.!;] |, |\b(?:and|then) )(?<who>(?:i|we|let's|let us) )?(?:(?:will|then|now|quietly) )*(?:go|goes|head|walk|sneak|creep|slip|run|circle|tiptoe|steal|edge|slink|hurry)(?: (?:back|over|round|around|up|down|out|off|quietly))* to (?<goal>the (?:[\p{L}'-]+ ){0,2}[\p{L}'-]+?)(?=[.,;!]|$| (?:and|in|on|at) )(?: (?:in|on|at) (?:the )?\p{Lu}[\p{L} ]+)?(?: and (?:watch|wait|look|listen|see)(?: (?:it|there|what happens))?(?=[.,;!]|$))?/giu;

/** The things of a tale that everybody knows of, by where they stand. */
const spokenOf = rememberOf(({ scenes, common = [] }: Adventure): { scene: Scene; feature: Feature }[] =>
  scenes.flatMap((scene) =>
    scene.features.filter(({ name }) => common.some(({ says }) => isNamed(says, bare(name)))).map((feature) => ({ scene, feature })),
  ),
);

/**
 * A line in which somebody goes to a thing that stands in another place, a way off or seen before, as the two things that it is: one goes
 * there, and turns to it. Only what everybody knows of is gone to so.
 */
export function toThingsElsewhere(text: string, { adventure, state, party }: Stage): string {
  const near = new Set([...knownExits(adventure, state).map(({ to }) => to), ...state.visited]);
  return text.replaceAll(goesTo, (whole: string, subject: string | undefined, goal: string) => {
    if (targetsIn(goal, adventure, state, party).length > 0) return whole;
    const there = spokenOf(adventure).find(
      ({ scene, feature }) =>
        scene.id !== state.scene && near.has(scene.id) && [feature.name, ...feature.aliases].some((name) => bare(name) === bare(goal)),
    );
    return there ? `${subject ?? 'we '}go to ${withinSentence(there.scene.name)} and look at ${goal}` : whole;
  });
}
