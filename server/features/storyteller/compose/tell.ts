import { isDown } from '#server/features/storyteller/plan/hero-state.ts';
import { tellRuling } from '#domain/narration/rulings/tell-ruling.ts';
import type { Brief } from '#domain/narration/brief.ts';
import { beginsFight } from '#domain/narration/rulings/fights/begin-fight.ts';
import { endingBetween } from '#domain/narration/ending.ts';
import { currentScene } from '#domain/narration/play-state.ts';
import { withShortNames } from '#domain/text/short-name.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { watchFor } from '#domain/safety/check.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { fitToLength, optional, required, countText, toldOnce } from './ranked-text.ts';
import type { Paragraph, RankedText } from './ranked-text.ts';
import { arrivalState, votesOf } from '#server/features/storyteller/plan/plan-movement.ts';
import type { Remembered } from '#domain/narration/people.ts';
import type { IntentMark } from '#domain/narration/intent-mark.ts';
import { markIntents } from '#server/features/storyteller/plan/mark-intents.ts';
import { replay } from '#server/features/storyteller/plan/plan.ts';
import { fragmentWriter } from './fragment-writer.ts';
import type { PlannedCall, Progress } from '#server/features/storyteller/plan/planned-call.ts';
import { seeded } from '#server/features/storyteller/plan/seed.ts';
import { tellAftermath } from './moments/tell-aftermath.ts';
import { namesNothing } from './answers/wording.ts';
import { tellAction } from './tell-action.ts';
import { tellLapses } from './scene-changes/tell-lapse.ts';
import { tellLanguage } from './tell-language.ts';
import { tellDirections } from './tell-directions.ts';
import { tellAnswers } from './tell-fight.ts';
import { hasComeRound, tellWaking } from './tell-fallen.ts';
import { offersOf, tellFiller, tellHint, tellOpening, tellPrompt } from './tell-frame.ts';
import type { OffersAt } from './tell-frame.ts';
import { tellNoWay } from './scene-changes/tell-no-way.ts';
import { tellHeldBack, tellHeldJourney, tellLeftOver } from './tell-held-back.ts';
import { hasMoved, isVote, tellArrival, tellDeparture, tellTravel, tellUnreached } from './tell-journey.ts';
import { arrivals, tellNotReached } from './tell-legs.ts';
import { listed } from './facts.ts';
import { sceneOf } from './scene-writer.ts';
import { withPronouns } from './with-pronouns.ts';
import type { SceneWriter } from './scene-writer.ts';

/** How often a turn begins with a line about the moment. */
const openingChance = 0.1;

/** Words a reply may have, by the length that the table wants: in a turn, in talk outside of one, and in talk that brings the party to a new place. */
const bounds = {
  short: { turn: { least: 42, most: 150 }, chat: { least: 42, most: 90 }, moved: { least: 42, most: 150 } },
  usual: { turn: { least: 64, most: 345 }, chat: { least: 44, most: 155 }, moved: { least: 60, most: 300 } },
  long: { turn: { least: 130, most: 345 }, chat: { least: 90, most: 240 }, moved: { least: 120, most: 345 } },
} as const;

/** What has come closer meanwhile. */
function tellSigns(writer: SceneWriter): RankedText[] {
  return writer.ruled.flatMap(({ call, ruling }) => {
    if (call.name !== 'tick_clock' || !ruling.allowed) return [];
    const { clocks } = writer.context.brief.adventure;
    const filled = writer.before.clocks[call.clock] ?? 0;
    const signs = clocks.find((clock) => clock.id === call.clock)?.signs ?? [];
    const sign = signs[filled] ?? tellRuling(ruling);
    const told = required(writer.fragments.insist(['sign'], { sign }) ?? sign, sign);
    // Before the last step the players are told that it is the last, in plain words.
    const isNextLast = filled + 2 === signs.length;
    return [told, ...(isNextLast ? [required(writer.fragments.insist(['sign.last'], {}) ?? 'The next time it will be too late.')] : [])];
  });
}

function tellHere(action: HeroAction, writer: SceneWriter, moved: boolean): RankedText[] {
  if (action.afterTravel) return moved ? [] : tellUnreached(action, writer);
  const votes = votesOf(writer.context);
  if (moved && isVote(action, votes)) return [];
  if (action.kind !== 'travel' && action.kind !== 'flee')
    return [...tellAction(action, writer), ...(moved ? [] : tellNoWay(action, writer))];
  const heldBack = tellHeldBack(action, writer) ?? (isVote(action, votes) ? tellHeldJourney(action, writer) : undefined);
  return heldBack ?? tellTravel(action, writer);
}

/** At the journey's end: the same telling, in the new scene. */
function tellThere(writer: SceneWriter): Paragraph[] {
  // What is learned at the journey's end is not known before it is told.
  const onTheWay = writer.ruled.slice(0, writer.ruled.findLastIndex(({ purpose }) => purpose === 'move') + 1);
  const before = arrivalState(writer.context, onTheWay);
  if (!before) return [];
  const there: SceneWriter = { ...writer, before, scene: currentScene(writer.context.brief.adventure, before) };
  const { reached, unreached } = arrivals(writer);
  return [...reached.map((action) => tellAction(action, there)), ...unreached.map((each) => tellNotReached(each, there))];
}

function isNamed(name: string, paragraphs: readonly Paragraph[]): boolean {
  return paragraphs
    .flat()
    .some((piece) => piece.rank === 0 && piece.text.includes(name) && (piece.brief === undefined || piece.brief.includes(name)));
}

/** Whoever of several would go without a word gets one. */
function tellForgotten(writer: SceneWriter, paragraphs: readonly Paragraph[]): Paragraph {
  const names = [
    ...new Set(
      writer.context.read.flatMap(({ actions }) =>
        actions.flatMap(({ actor }) => (isDown(writer.context.state, actor) ? [] : [actor.name])),
      ),
    ),
  ];
  // Whoever acts alone knows that the answer is to them.
  if (new Set(writer.context.whole.intents.map(({ heroId }) => heroId)).size < 2) return [];
  return names.filter((name) => !isNamed(name, paragraphs)).map((hero) => required(`${hero} is there too, and ready.`));
}

/** The tale's last page, when these rulings have turned it. */
function tellEnding({ context: { brief, state } }: SceneWriter): Paragraph[] {
  const ending = endingBetween(brief.adventure, brief.state, state);
  return ending ? [[required(ending.text)]] : [];
}

const afterword = required('Here the tale ends. You may linger in it, or set out on another: what do you do?');

/** Paragraphs of a quiet reply are filled with what there is to see. */
function padded(paragraphs: Paragraph[], prompt: RankedText, writer: SceneWriter, least: number): Paragraph[] {
  const filling: RankedText[] = [];
  const count = () => countText([...paragraphs.flat(), ...filling, prompt].map((piece) => piece.text).join(' '));
  for (let tries = 0; count() < least && tries < 8; tries += 1) {
    const text = tellFiller(writer);
    if (text !== null) filling.push(optional(text, 1));
  }
  return [...paragraphs, filling, [prompt]];
}

function boundsOf(brief: Pick<Brief, 'cause' | 'style'>, moved: boolean): { least: number; most: number } {
  const { turn, moved: onTheWay, chat } = bounds[brief.style?.length ?? 'usual'];
  if (brief.cause === 'turn') return turn;
  return moved ? onTheWay : chat;
}

/** What is told, and what stands beside the words. */
export interface Narrated {
  text: string;
  /** Stock sentences to avoid in the next twenty replies. */
  fragments: string[];
  /** How the intents ended. */
  marks: IntentMark[];
  /** What the players could turn to next, as they can say it. */
  options: string[];
  /** The ids of the heroes for whom each option is, where the party is in several places. */
  optionsFor?: Record<string, string[]>;
  /** What people keep in mind of it besides the rulings. */
  remembered: Remembered[];
}

/** What is told of one part of a reply: its passage, and whether it is a plain answer without a frame. */
interface Passage {
  writer: SceneWriter;
  paragraphs: Paragraph[];
  moved: boolean;
  isAnswer: boolean;
}

/** Whether all that was said are questions to the narrator that the state answers. */
function onlyAsks({ context: { brief, read } }: SceneWriter): boolean {
  return (
    brief.intents.length > 0 &&
    (brief.directions ?? []).length === 0 &&
    read.every(({ actions }) => actions.every(({ kind }) => kind === 'ask'))
  );
}

/** Whether nothing is asked or said: before an answer, a line about the place reads as one. */
const onlyActs = ({ context: { read } }: SceneWriter): boolean =>
  read.every(({ actions }) =>
    actions.every(({ kind, quote, question }) => kind !== 'ask' && kind !== 'talk' && quote === null && !question),
  );

/** The answers to what one hero asked, without those that only say that nothing is known, where another part has an answer. */
function onlyAnswered(answers: Paragraph[]): Paragraph {
  const known = answers.filter(([first]) => first && !namesNothing(first.text));
  return (known.length > 0 ? known : answers).flat();
}

/** The passage of one part. Signs of danger and what the Dungeon Masters wrote are for all, and told in the `first`. */
function tellPart(writer: SceneWriter, isFirst: boolean, isOnly: boolean): Passage {
  const { context, fragments } = writer;
  // A plain question gets its answer and nothing else: no frame around it, and no list of things to do.
  if (onlyAsks(writer)) {
    const answers = context.read.map(({ actions }) => onlyAnswered(actions.map((action) => tellAction(action, writer))));
    return { writer, paragraphs: answers, moved: false, isAnswer: true };
  }
  const moved = hasMoved(writer);
  const isFramed = isOnly && context.brief.cause === 'turn' && fragments.draw() < openingChance;
  const frame = isFramed && onlyActs(writer) ? [tellOpening(writer)] : [];
  const isWoken = hasComeRound(writer);
  const told = () => context.read.map(({ actions }) => actions.flatMap((action) => tellHere(action, writer, moved)));
  const here = isWoken ? [tellWaking(writer)] : told();
  const at = (purpose: PlannedCall['purpose']) => writer.ruled.findIndex((each) => each.purpose === purpose);
  const isLate = moved && at('clock') > at('move');
  const signs = tellSigns(writer);
  const after = [tellAnswers(writer), tellLapses(writer), ...(isLate ? [] : [signs])];
  const away = moved ? [tellDeparture(writer), tellArrival(writer), ...tellThere(writer), ...(isLate ? [signs] : [])] : [];
  const left = [tellLeftOver(writer)];
  const narrated = [...(isFirst ? [tellDirections(writer), tellAftermath(writer)] : []), ...frame, ...here, ...after, ...away, ...left];
  const paragraphs = [...narrated, isWoken ? [] : tellForgotten(writer, narrated), ...(isFirst ? [tellHint(writer)] : [])];
  return { writer, paragraphs, moved, isAnswer: false };
}

/** The passages of a party that is in several places, each named by its heroes and their place. */
function tellApart(passages: readonly Passage[]): Paragraph[] {
  return passages.flatMap(({ writer, paragraphs, moved }) => {
    const { brief, state } = writer.context;
    const heroes = listed(brief.party.map(({ name }) => name));
    const lead = `${heroes}, ${moved ? 'to' : 'at'} ${withinSentence(sceneOf(writer.context, state).name)}:`;
    const [first = [], ...rest] = paragraphs.filter((pieces) => pieces.length > 0);
    return [[required(lead), ...first], ...rest];
  });
}

/** A telling in which the long name of a hero stands once. */
function shortened(text: string, { party, adventure }: Brief): string {
  const namesOf = (people: readonly { name: string }[]) => people.map(({ name }) => name);
  return withShortNames(text, namesOf(party), namesOf(adventure.npcs));
}

/** The words of all options, and for a party in several places the heroes for whom each is. */
function wordsOf(places: readonly OffersAt[], isFit: (text: string) => boolean): Pick<Narrated, 'options' | 'optionsFor'> {
  const said = places.flatMap(({ heroes, offers }) =>
    offers.map(({ wording }) => ({ text: capitalize(wording), heroes: heroes.map(({ id }) => id) })),
  );
  const options = [...new Set(said.map(({ text }) => text))].filter(isFit);
  if (places.length < 2) return { options };
  const heroesOf = (text: string) => said.flatMap((each) => (each.text === text ? each.heroes : []));
  return { options, optionsFor: Object.fromEntries(options.map((text) => [text, heroesOf(text)])) };
}

/**
 * Tells the reply: every intent with its outcome, what others do, where the heroes are now, and a question to go on with. A party in
 * several places has a passage for each in which somebody acts. The same brief, progress and used fragments give the same text.
 */
export function tell(brief: Brief, progress: Progress, used: ReadonlySet<string>): Narrated {
  const plan = replay(brief, progress);
  const [lines, veils] = [watchFor(brief.lines ?? []), watchFor(brief.veils ?? [])];
  // What a player does behind a veil may be named, by the facts; the fragments themselves have other things to tell of.
  const mustNot = (text: string, fragment: string) => lines.crosses(text) || veils.crosses(fragment);
  const pen = fragmentWriter(seeded(brief.campaignId, brief.turn, 'tell'), used, mustNot, brief.style?.tone).among(brief.party.length);
  const narrated = new Set<string>();
  const heroes = brief.party.map(({ name }) => ({ name, pronouns: 'they' as const }));
  const writers = plan.parts.map(({ context, ruled }): SceneWriter => {
    const before = context.brief.state;
    const fragments = pen.among(context.brief.party.length);
    return { context, ruled, fragments, scene: currentScene(brief.adventure, before), before, narrated, remembered: [] };
  });
  const language = tellLanguage(brief, pen);
  const passages = writers.map((writer, index) => tellPart(writer, index === 0, writers.length === 1));
  const isApart = new Set(writers.map(({ context }) => context.state.scene)).size > 1;
  const told = toldOnce(isApart ? tellApart(passages) : passages.flatMap(({ paragraphs }) => paragraphs));
  const answered = (text: string, places: readonly OffersAt[]): Narrated => ({
    text: language + shortened(withPronouns(text, [...brief.adventure.npcs, ...heroes]), brief),
    fragments: pen.written(),
    marks: markIntents(plan),
    remembered: writers.flatMap(({ remembered }) => remembered),
    ...wordsOf(places, (option) => !mustNot(option, option)),
  });
  const [first, ...others] = writers;
  const places = () => (first ? offersOf(first) : []);
  if (passages.every(({ isAnswer }) => isAnswer)) return answered(fitToLength(told, bounds.usual.turn.most), places());
  const moved = passages.some((passage) => passage.moved);
  const { least, most } = boundsOf(brief, moved);
  // What else there is to see belongs to the place that was told of last.
  const last = writers.at(-1);
  const end = first ? tellEnding(first) : [];
  const offered = places();
  const own = offered.find(({ heroes }) => heroes.some(({ id }) => first?.context.brief.party.some((hero) => hero.id === id)));
  const asking =
    first && others.length === 0
      ? tellPrompt(first, (own ?? offered[0])?.offers ?? [])
      : required(pen.insist(['prompt.open'], {}) ?? 'What do you do?');
  const prompt = end.length > 0 ? afterword : asking;
  const whole = [...told, ...end];
  // Where a fight begins, the next reply goes on at once.
  const fought = writers
    .filter(({ ruled }) => ruled.some(({ ruling }) => beginsFight(ruling)))
    .flatMap(({ context }) => context.brief.party);
  if (fought.length > 0)
    return answered(
      fitToLength(whole, most),
      offered.filter(({ heroes: there }) => !there.some((hero) => fought.includes(hero))),
    );
  return answered(fitToLength(last ? padded(whole, prompt, last, least) : [...whole, [prompt]], most), offered);
}
