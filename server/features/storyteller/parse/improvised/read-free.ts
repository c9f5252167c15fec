import { z } from 'zod';
import type { Hero } from '#domain/narration/brief.ts';
import { presentNpcs } from '#domain/narration/play-state.ts';
import { contentFile } from '#server/kernel/content.ts';
import { isBeast } from '#server/features/storyteller/parse/addressee.ts';
import type { Target } from '#server/features/storyteller/parse/action.ts';
import { quoteMark } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { namesAbsent, pronounTarget, targetsIn } from '#server/features/storyteller/parse/targets.ts';
import { gestures, isSense, senses } from './free-action.ts';
import type { FreeAction, Sense } from './free-action.ts';
import { missingThing } from '#server/features/storyteller/parse/things/missing.ts';
import { detailIn, hidingIn, sceneryFor } from '#server/features/storyteller/parse/things/scenery.ts';
import { toldTarget } from '#server/features/storyteller/parse/references/told-target.ts';
import { verbPhraseOf } from '#server/features/storyteller/parse/verb-phrase.ts';

const Row = z.strictObject({
  does: z.enum([...senses, ...gestures]),
  /** It is such an action only where it is done to somebody, or only where it is done to nobody. */
  to: z.enum(['somebody', 'nobody']).optional(),
  /** On the verb in its plain form with what follows it, in small letters. What it names as `on` must stand in the place. */
  pattern: z.string(),
});
const rows = contentFile('storyteller/lexicon/free-actions.json', z.array(Row)).map(({ pattern, ...row }) => ({
  ...row,
  pattern: new RegExp(pattern),
}));

/** What somebody has on them that is touched with them: "Tibb's tears". */
const ofBody =
  /['’]s (?:\p{L}+ )?(?:tears?|hands?|hair|head|face|cheeks?|nose|eyes?|shoulders?|back|arms?|feet|foot|forehead|chin|ears?|knees?|brow|height|level)\b/iu;

/** The same of whoever is a "she" here: "take her hand". */
const theirs =
  /\b(his|her|their) (?:\p{L}+ )?(?:tears?|hands?|hair|head|cheeks?|nose|shoulders?|back|arms?|forehead|chin|fingers?|knees?|brow)\b/iu;
const wholeOf: Readonly<Record<string, string>> = { his: 'him', her: 'her', their: 'them' };

/** Words of an aim that is more than the gesture: whoever dances so that another slips past wants that. */
const aimed =
  /\b(?:distract\p{L}*|so that|so (?:he|she|they|i|we)\b|attention|to cover|while .+ (?:sneak|slip|steal|grab|search|look)\p{L}*)/iu;

/** Senses that find what a thing hides, which is a matter of looking closer. */
const finding: readonly Sense[] = ['smell', 'touch', 'count'];

/** What the senses try: something of the scene that hides nothing any more, or something that its texts speak of. */
function thingOf(does: Sense, text: string, targets: readonly Target[], stage: Stage): Target | undefined {
  const things = targets.filter((each) => each.kind === 'feature' || each.kind === 'loot');
  // A door that leads somewhere is no thing that the place is described with.
  const isWay = does === 'touch' && things.length === 0 && targets.some(({ kind }) => kind === 'exit');
  if (isWay && !detailIn(text, stage)) return undefined;
  // "Count the shovels" means all that stand there, and not the one that may be taken.
  const seen = things.some(({ kind }) => kind === 'feature') ? undefined : detailIn(text, stage);
  const [named] = seen
    ? [seen]
    : things.length > 0
      ? things
      : [sceneryFor(text, 'use', stage) ?? (does === 'sound' ? sceneryFor('the bell', 'use', stage) : undefined)].filter(
          (each) => each !== undefined,
        );
  // What may be picked up is picked up and worn, and what is a place of its own is not.
  if (does === 'wear') {
    const isWorn =
      named?.kind === 'feature' &&
      presentNpcs(stage.adventure, stage.state).some(({ name }) => named.feature.name.startsWith(`${name.split(' ')[0] ?? name}'s `));
    if (things.some(({ kind }) => kind === 'loot') || isWorn || /\b(?:my|our) (?!shoulders?|head|neck|hands?|feet|back)/i.test(text))
      return undefined;
    return named ?? toldTarget(text, 'use', stage);
  }
  // What is eaten is what was told of last: the sweet in that coat, and no other.
  const told = does === 'taste' ? toldTarget(text.replace(/ (?:from|out of|off) .*$/i, ''), 'use', stage) : undefined;
  if (told?.kind === 'feature' && named?.kind === 'feature' && !named.feature.description.includes(told.feature.description)) return told;
  const isHiding = named?.kind === 'feature' && hidingIn(named.feature, stage) !== undefined;
  return isHiding && finding.includes(does) ? undefined : named;
}

/** Such an action with what it is done to. */
interface ReadFree {
  free: FreeAction;
  targets: Target[];
  absent?: true;
  missing?: string | null;
}

/** What is done with a creature that may be taken in one's arms. */
const cuddling = /^(?:pick (?:it|the \p{L}+|\p{L}+) up|pick up|scoop up|lift|carry|hold|cradle|stroke|pet|feed|befriend|calm|soothe)\b/u;

/** Whether a clause is a gesture of goodwill towards whoever it names: a beast is won over by such things, or not. */
export function isGesture(text: string, actor: Hero): boolean {
  const { verb, rest } = verbPhraseOf(text, actor);
  const said = `${verb ?? ''} ${rest}`.toLowerCase().trim();
  const isKind = rows.some(({ does, pattern }) => !isSense(does) && does !== 'mood' && does !== 'yield' && pattern.test(said));
  return isKind || cuddling.test(said);
}

/** Whether a place has something of this name, or none is asked for. */
const isThere = (name: string | undefined, stage: Stage): boolean =>
  name === undefined || detailIn(`the ${name}`, stage) !== undefined || sceneryFor(`the ${name}`, 'use', stage) !== undefined;

/** What a clause does that takes no check and changes nothing by rule; null where it does something else. */
export function freeActionIn(text: string, actor: Hero, targets: readonly Target[], stage: Stage): ReadFree | null {
  const { verb, rest } = verbPhraseOf(text, actor);
  const said = (verb === null ? text : `${verb} ${rest}`).replaceAll(quoteMark, ' ').toLowerCase().trim();
  // "Wipe Tibb's tears" is done to Tibb.
  const owners = targetsIn(text.replaceAll(/['’]s\b/g, ''), stage.adventure, stage.state, stage.party);
  const isBeing = (each: Target) => each.kind === 'npc' || (each.kind === 'hero' && each.hero.id !== actor.id);
  const whose = wholeOf[theirs.exec(text)?.[1]?.toLowerCase() ?? ''];
  const owner = whose === undefined ? undefined : pronounTarget(whose, stage.adventure, stage.state);
  const somebody = targets.find(isBeing) ?? (ofBody.test(text) ? owners.find(isBeing) : undefined) ?? owner ?? null;
  // "Hug me" is asked of somebody.
  if (/^\S+ (?:me|us)\b/.test(said)) return null;
  for (const { does, to, pattern } of rows) {
    const found = pattern.exec(said);
    if (found === null || !isThere(found.groups?.['on'], stage)) continue;
    // Whose name is written down need not be here, and is glad of it if they are.
    if (does === 'write') return { free: does, targets: owners.filter(isBeing).slice(0, 1) };
    const missing = somebody || isSense(does) ? null : missingThing(text, 'attack', { ...stage, told: stage.told ?? [] });
    // Who is not here takes no bow.
    if (missing !== null || (!somebody && targets.length === 0 && namesAbsent(verb === null ? text : rest, stage.adventure, stage.state)))
      return { free: does, targets: [], absent: true, missing };
    if (to === 'somebody' ? !somebody : to === 'nobody' && somebody?.kind === 'npc') continue;
    if (!isSense(does)) {
      // A beast is won over by such things, or not: that takes a check.
      const isWild = somebody?.kind === 'npc' && isBeast(somebody.npc) && does !== 'mood' && does !== 'yield';
      return isWild || aimed.test(text)
        ? null
        : { free: does, targets: somebody ? [somebody] : targets.filter(({ kind }) => kind === 'feature') };
    }
    const thing =
      somebody && targetsIn(said, stage.adventure, stage.state, []).every(({ kind }) => kind === 'npc')
        ? undefined
        : thingOf(does, verb === null ? text : rest, targets, stage);
    if (thing) return { free: does, targets: [thing] };
  }
  return null;
}
