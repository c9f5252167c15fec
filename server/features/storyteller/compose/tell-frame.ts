import { limits } from '#domain/limits/limits.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { turnsWithoutProgress } from '#domain/narration/rulings/story-time.ts';
import { presentNpcs } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { heroesIn, scenesOfParty, viewFrom } from '#domain/narration/whereabouts.ts';
import { foesHere, isSilenced } from '#domain/narration/scene-tags/tags-here.ts';
import { optionsAfter, optionsHere } from '#server/features/storyteller/parse/options.ts';
import type { Option } from '#server/features/storyteller/parse/options.ts';
import { hidesClue } from '#server/features/storyteller/parse/target-of.ts';
import { tellReminder } from './scene-changes/tell-tags.ts';
import { nudgesOf } from './answers/tell-goal.ts';
import { factOf, listed, npcFacts, sceneFacts } from './facts.ts';
import type { Facts } from './facts.ts';
import { firstSentences, optional, required } from './ranked-text.ts';
import type { RankedText } from './ranked-text.ts';
import { openAims } from '#server/features/storyteller/parse/question/open-aim.ts';
import { isDown } from '#server/features/storyteller/plan/hero-state.ts';
import { drawFrom } from '#server/features/storyteller/plan/seed.ts';
import { enemyOf, sceneOf, wasNarratedLately } from './scene-writer.ts';
import type { SceneWriter } from './scene-writer.ts';

/** Something to do, as it is printed. */
export type Offer = Pick<Option, 'thing' | 'wording'>;

/** Two or three things to do where a state has the party: someone, something not yet handled, a way out. After the end: to linger, a goodbye, another tale. */
function offersAt(state: PlayState, { context, fragments, narrated }: SceneWriter): Offer[] {
  const { adventure } = context.brief;
  if (state.ended !== undefined) {
    const [linger, ...rest] = optionsAfter(adventure, state);
    return [linger, drawFrom(rest.slice(0, -1), fragments.draw), rest.at(-1)].filter((option) => option !== undefined);
  }
  const { foes, people, things, ways } = optionsHere(adventure, state);
  const isFresh = (option: Option) => option.target?.kind === 'feature' && !narrated.has(option.target.feature.id);
  const isUnsolved = (option: Option) => option.target?.kind === 'feature' && hidesClue(option.target.feature, state);
  const first = (test: (option: Option) => boolean) => things.filter(([option]) => option !== undefined && test(option));
  const [thing = []] = [...first((each) => isFresh(each) && isUnsolved(each)), ...first(isFresh), ...first(isUnsolved)];
  const someone = foes[0] ?? drawFrom(people, fragments.draw) ?? [];
  const way = drawFrom(ways, fragments.draw) ?? [];
  const found = [someone, thing, way].flatMap((wordings) => drawFrom(wordings, fragments.draw) ?? []);
  return found.length > 1 ? found : [...found, { thing: 'the time you have', wording: 'wait a while' }];
}

/** What heroes in one place could turn to next. */
export interface OffersAt {
  heroes: readonly Hero[];
  offers: Offer[];
}

/** What the players could turn to next: for each place where some of the party are, what there is to do in it. */
export function offersOf(writer: SceneWriter): OffersAt[] {
  const { whole, after } = writer.context;
  return scenesOfParty(after, whole.party).map((scene) => {
    const heroes = heroesIn(after, whole.party, scene);
    // Where nobody stands any more, there is nothing to choose.
    return { heroes, offers: heroes.every((hero) => isDown(after, hero)) ? [] : offersAt(viewFrom(after, scene), writer) };
  });
}

/** Whether nobody took a step of their own: then the last line names what there is to do. */
function isHesitating({ context: { read } }: SceneWriter): boolean {
  return read.every(({ actions }) => actions.every(({ kind, sure }) => kind === 'wait' || kind === 'ooc' || !sure));
}

/** The last line: a question to the players. It names what there is to do where they hesitate; the page offers it in any case. */
export function tellPrompt(writer: SceneWriter, options: readonly Offer[]): RankedText {
  if (!isHesitating(writer) || options.length === 0) return required(writer.fragments.insist(['prompt.open'], {}) ?? 'What do you do?');
  const foe = enemyOf(writer);
  const facts: Facts = {
    ...(foe ? npcFacts(foe) : {}),
    options: listed(
      options.map((option) => option.wording),
      'or',
    ),
    things: listed(options.map((option) => option.thing)),
  };
  return required(
    writer.fragments.insist(foe ? ['prompt.fight', 'prompt'] : ['prompt'], facts) ?? `What do you do: ${factOf(facts, 'options')}?`,
  );
}

/** What is left to be done, or what is still to be had here, for a party that has got no farther for some turns; told at the third such turn, and every third from then on. */
export function tellHint(writer: SceneWriter): RankedText[] {
  const { brief, state } = writer.context;
  const stuck = turnsWithoutProgress(state) + 1;
  if (brief.cause !== 'turn' || state.ended !== undefined || stuck % limits.turnsBeforeHint !== 0) return [];
  const isAhead = writer.ruled.some(({ ruling, purpose }) => ruling.allowed && purpose !== 'try' && purpose !== 'clock');
  const here = { ...writer, scene: sceneOf(writer.context, state) };
  const [aim] = openAims(brief.adventure, state);
  if (!isAhead && aim && !wasNarratedLately(writer, aim.says)) return [required(aim.says)];
  const [nudge] = isAhead ? [] : nudgesOf(here, (group, facts) => writer.fragments.write([group], facts));
  return nudge === undefined ? [] : [required(nudge)];
}

/** A line before the actions. */
export function tellOpening(writer: SceneWriter): RankedText[] {
  const [foe] = foesHere(writer.context.brief.adventure, writer.before);
  const facts: Facts = { ...sceneFacts(writer.scene), ...(foe ? npcFacts(foe) : {}) };
  const text = writer.fragments.write(foe ? ['fight.opening'] : ['opening'], facts);
  return text === null ? [] : [optional(text, 3)];
}

/** Words of something to see that a line about the place tells. */
const wordsOfDetail = 34;

/** A line about the place, or about what actions have left in it, that changes nothing, for replies that would be too short. */
export function tellFiller(sceneWriter: SceneWriter): string | null {
  const { context, fragments, narrated } = sceneWriter;
  const reminder = tellReminder(sceneWriter);
  if (reminder !== null) return reminder;
  const { adventure } = context.brief;
  const scene = sceneOf(context, context.state);
  const awake = presentNpcs(adventure, context.state).filter((each) => !isSilenced(adventure, context.state, each));
  const npc = drawFrom(awake, fragments.draw);
  // What there was to see is of before the end.
  const seen = context.state.ended === undefined ? [...(scene.details ?? []), ...scene.features] : [];
  const detail = drawFrom(
    seen.filter(({ description }) => !wasNarratedLately(sceneWriter, firstSentences(description, wordsOfDetail))),
    fragments.draw,
  );
  const facts: Facts = {
    ...sceneFacts(scene),
    ...(npc ? npcFacts(npc) : {}),
    ...(detail && { feature: withinSentence(detail.name), glimpse: firstSentences(detail.description, wordsOfDetail) }),
  };
  // What there is to see says more than what suits any place.
  const groups = [
    ...(detail ? ['filler.detail'] : []),
    'filler.npc',
    'filler.touch',
    ...(context.brief.style?.tone ? ['filler.mood'] : []),
  ];
  const start = Math.floor(fragments.draw() * groups.length);
  const rotated = [...groups.slice(start), ...groups.slice(0, start)];
  // A kind that this reply has had comes again only where no other is left.
  const [told, untold] = [rotated.filter((each) => narrated.has(each)), rotated.filter((each) => !narrated.has(each))];
  const writeOf = (group: string) => {
    const text = fragments.write([group], facts);
    if (text !== null) narrated.add(group);
    return text;
  };
  const order = [...untold, ...(narrated.has('filler.mood') ? [] : ['filler.mood']), ...told];
  const text = order.reduce<string | null>((found, group) => found ?? writeOf(group), null) ?? fragments.insist(['filler.mood'], facts);
  if (detail && text?.includes(firstSentences(detail.description, wordsOfDetail))) narrated.add(detail.description);
  return text;
}
