import { carriedThings, detailNamed } from '#domain/narration/scene-tags/carried.ts';
import type { Scene } from '#domain/narration/adventure.ts';
import { currentScene } from '#domain/narration/play-state.ts';
import { sameName, tagWords } from '#domain/narration/scene-tags/scene-tag.ts';
import type { TagSubject } from '#domain/narration/scene-tags/scene-tag.ts';
import type { Hero } from '#domain/narration/brief.ts';
import type { HeroAction, Target } from '#server/features/storyteller/parse/action.ts';
import { readings } from '#server/features/storyteller/parse/words/lexicon-verbs.ts';
import { hidesClue } from '#server/features/storyteller/parse/target-of.ts';
import { verbPhraseOf } from '#server/features/storyteller/parse/verb-phrase.ts';
import { stillHiding } from './still-hiding.ts';
import { headOf } from '#server/features/storyteller/parse/references/focus.ts';
import { baseOf } from '#server/features/storyteller/parse/words/verb-forms.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { bare, isNamed, targetsIn } from '#server/features/storyteller/parse/targets.ts';
import { isBeing, singular, standing } from '#server/features/storyteller/parse/things/missing.ts';
import { unplacedIn } from '#server/features/storyteller/parse/things/unplaced.ts';
import { detailIn, isDetail, isScenery, sceneryFor } from '#server/features/storyteller/parse/things/scenery.ts';
import { isStatement } from '#server/features/storyteller/parse/references/remarks.ts';
import { carriedIn, namesCarried } from '#server/features/storyteller/parse/things/carried-in.ts';
import { toldOfOthers } from '#server/features/storyteller/parse/things/told-here.ts';
import { partsOfList } from '#server/features/storyteller/parse/clauses/parts-of-list.ts';
import type { Change } from './change.ts';

/** Words that take something along: into the hand, on the head, in a pocket. */
export const taking =
  /\b(?:takes?|taking|grabs?|grabbing|pick(?:s|ing)? up|pockets?|pocketing|borrow(?:s|ing)?|snatch(?:es|ing)?|swipes?|swiping|nicks?|pinch(?:es|ing)?|steals?|stealing|palms?|snags?|collects?|gathers?|scoops? up|lifts?|bring(?:s|ing)? along|help(?:s|ing)? (?:my|our)sel(?:f|ves) to|stuff(?:s|ing)?|gets?|fetch(?:es|ing)?|filch(?:es|ing)?|nabs?|nabbing|pilfers?|snaffles?|yoinks?|puts? on|tr(?:y|ies) on|slips? on|pulls? on|wears?|dons?|puts?|sticks?|shoves?|stash(?:es)?|slips?|tucks?|drops?|pops?|hides?) (?:(?:up|down|off|away|along|with (?:me|us)) )*(?<things>(?:the|that|this|these|those|an?|some|both|another|one of the|one|two|three|a few|any|his|her|their|\p{L}+'s) .+)/iu;
/** Words that have a thing off what it hangs on or lies in, or carry it somewhere, so that whoever does it has it. */
const getting =
  /^(?:(?:unhook|unpin|remove|pluck|detach|unscrew|carry|lug)(?:s|ing)? (?:(?:down|off|out|away|loose|along) )*|(?:pull|cut|snip|pr[yi]e?|peel|tear|rip|yank|tug|work|fish|dig|scoop|slide|draw)(?:s|ing)? (?:(?:down|off|out|away|loose) (?!of\b)|(?=.* (?:from|off|out of|down|loose|free)\b)))(?<things>(?:the|that|this|these|those|an?|some|one of the|his|her|their|\p{L}+'s) .+)/iu;
/** What is drawn off to see what is under it. */
const covering = /\b(?:cloths?|covers?|blankets?|lids?|curtains?|sacking|quilt|tarpaulin|cushions?|hood|shutters?)$/iu;
const puttingDown =
  /\b(?:puts?|putting|sets?|setting|lays?|laying|leaves?|leaving|drops?|dropping|plac(?:e|es|ing)|stows?) (?:down |back )?(?<things>(?:the|that|this|these|those|an?|my|our|both|it|them)\b.*)/iu;
const usingUp =
  /\b(?:eats?|eating|munch(?:es|ing)?|devours?|devouring|swallows?|gobbles?|wolfs? down|drinks?|drinking|(?:finish(?:es)?|uses?|using) up|gulps?|nibbles?|chews?|sips?|tastes? all of) (?:down |up |on |at |away at )?(?<things>\p{L}.*)/iu;
/** Where the things end that are taken. */
const beyond =
  / (?:from|off|out|in|into|on|onto|at|with|without|to|for|before|after|so|while|because|if|as|by|down|up|back|along|over|under|behind|beside|above|between|near|that|which|who|loose|free|please|then|too|when|until)\b.*$/i;
/** What is put on or into something is more than laid down; the words for that stand elsewhere. */
const elsewhere =
  / (?:around|round|over my|on (?:my|his|her|their)|across|under|behind|between|against|in front of|inside|in my|in our)\b/i;

/** "Take the ferry and row out" takes no row. */
const verbal = /^\p{L}+ (?:out|up|down|off|away|over|back|home|across|it|them)\b/iu;
/** What is only said of a thing, or when it is done: "might be handy", "first", "just in case". */
const beside =
  /(?:,? (?:first|too|also|now|again|already|quickly|quietly|carefully|gently|secretly|anyway|instead|though|lol|real quick|right away|as well|just in case))+$/i;
const remark =
  /^(?:might|may|could|would|should|will|shall|can|just|in case|maybe|perhaps|because|since|so|if|it|it's|that's|this is|they|he|she|who|which|you|we|i|looks?|seems?|sounds?|never|always|no|yes|why|what|better|good|nice|handy|useful|both of|all of|quick|fast|lol|please|thanks|evidence|proof|loot|booty|finders keepers|mine|ours|souvenirs?|jackpot|yoink|sweet|score)\b/i;

/** One of several by itself: "one of the pears" is a pear. */
const asOne = (phrase: string): string =>
  phrase.replace(/^(?:one|another) of (?:the|those|these) (\p{L}+s)$/iu, (_, many: string) => `a ${singular(many)}`);

/** The noun phrases of a list: "a plate and the stocking". What is only said of them is none. */
function phrasesIn(things: string, scene: Scene): string[] {
  const isThing = (part: string) => !verbal.test(part) && (part.includes(' ') || baseOf(part) === undefined);
  // "The man with the goat" is so called here.
  const named = (part: string) =>
    (scene.details ?? []).find(({ name }) => beyond.test(name) && isNamed(part, name) && bare(part).startsWith(bare(name)))?.name;
  return partsOfList(things)
    .filter((each, at) => isThing(each) && (at === 0 || !remark.test(each)))
    .map((each) => named(each) ?? each.replace(beyond, '').replace(beside, '').trim())
    .filter((each) => each !== '' && !/^(?:his|her|their)$/i.test(each))
    .map(asOne);
}

/** More than the one that somebody has already. */
const several = /^(?:both|two|three|some|more|another|all|a few|a second)\b/i;
const nailedDown = /\b(?:nailed|bolted|carved|painted|chiselled|set into|built into|chained|growing|grows?)\b/i;

/** Whether words call by its whole name a loot that is somewhere else: "the red book", where other books stand. */
function isLootElsewhere(phrase: string, { adventure, state }: Stage): boolean {
  const here = currentScene(adventure, state);
  const goesBy = ({ loot }: Scene) =>
    loot.some(({ name, aliases }) => [bare(name), ...aliases].some((each) => each.includes(' ') && isNamed(phrase, each)));
  return !goesBy(here) && adventure.scenes.some(goesBy);
}

/** A part or a belonging without what it is of: "the sign" of "the sign of the Borrowed Anchor". */
const ofSomething = /(?<!^(?:one|two|three|some|any|a few|all|both|another|each|an? \p{L}+)) of (?:the|this|that|his|her|their) .*$/iu;

/** Whether what the place has to be seen from near goes by this very phrase. */
function isOwnNameHere(phrase: string, { adventure, state }: Stage): boolean {
  const { details = [] } = currentScene(adventure, state);
  return details.some(({ name, aliases }) => [name, ...aliases].some((each) => sameName(each, phrase)));
}

/** What only looks like something alive: "the half-carved fox". */
const likeness = /\b(?:\p{L}+-)?(?:carved|painted|drawn|stuffed|wooden|tin|clay|knitted|smoked|dried|dead|toy)\b/iu;

/** Whether a phrase is for what the place has to be seen from near, of which the adventure says whether it can be had. */
function isDetailOfPlace(phrase: string, known: readonly Target[], { adventure, state }: Stage): boolean {
  const detail = detailNamed(currentScene(adventure, state), phrase);
  const isFeature = known.some((each) => each.kind === 'feature' && sameName(each.feature.name, phrase));
  return detail !== undefined && !isFeature && (!isBeing(headOf(detail.name)) || likeness.test(detail.name));
}

/** A small thing that the place or what was told of it lately has, by the words for it; null where it is anything else. */
function looseThing(whole: string, stage: Stage, looked: readonly Target[]): TagSubject | null {
  const { adventure, state, told = [] } = stage;
  const name = tagWords(whole);
  const phrase = whole.replace(ofSomething, '');
  const noun = bare(phrase).split(' ').at(-1) ?? '';
  const { exits } = currentScene(adventure, state);
  const isWay = exits.some(({ label, aliases }) =>
    [bare(label), ...aliases].some((each) => isNamed(phrase, each) || isNamed(bare(label), bare(phrase))),
  );
  if (name === null || isStatement(phrase)) return null;
  if (!isOwnNameHere(phrase, stage) && (isWay || isLootElsewhere(phrase, stage))) return null;
  const known = targetsIn(phrase, adventure, state, stage.party);
  if (known.some(({ kind }) => kind === 'loot' || kind === 'exit' || kind === 'hero')) return null;
  if (isDetailOfPlace(phrase, known, stage)) return { kind: 'thing', name };
  if (isBeing(noun)) return null;
  // What a look in the same words is to find is had if it does.
  if (stillHiding(phrase, looked, stage)) return { kind: 'thing', name };
  if (known.some((each) => each.kind === 'feature' && hidesClue(each.feature, state))) return null;
  // "Uma's anchors" names somebody and is no person.
  if (known.some((each) => each.kind === 'npc') && !/'s? \p{L}/u.test(phrase)) return null;
  const scenery = sceneryFor(`the ${bare(phrase)}`, 'take', stage);
  if (scenery?.kind === 'feature' && nailedDown.test(scenery.feature.description)) return null;
  const isHere = scenery?.kind === 'feature' && isNamed(phrase, scenery.feature.aliases[0] ?? '');
  const isSpokenOf =
    known.some(({ kind }) => kind === 'feature') || standing({ adventure, state: { ...state }, told: toldOfOthers(told, stage) })(noun);
  return isHere || isSpokenOf ? { kind: 'thing', name } : null;
}

/** The first thing that words take along, by its phrase; undefined where they take none. */
export function phraseTaken(text: string, actor: Hero): string | undefined {
  const { verb, rest } = verbPhraseOf(text.replaceAll('’', "'"), actor);
  const isTaking = verb !== null && readings.get(verb)?.kind === 'take';
  const things = (isTaking ? taking : getting).exec(`${verb ?? ''} ${rest}`)?.groups?.['things'];
  return things?.replace(beyond, '').replace(beside, '').trim();
}

/** Where an action takes along, lays down or uses up small things: which; null where its words mean something else. */
export function carryingIn(clause: string, actor: Hero, isTaking: boolean, stage: Stage, earlier?: HeroAction): Change | null {
  const text = clause.replaceAll('’', "'");
  const change = (about: readonly TagSubject[], state: Change['state']): Change | null => {
    const [first, ...more] = about;
    return first ? { about: first, more, lacking, state, skill: 'sleight of hand', isHard: false } : null;
  };
  const lacking: string[] = [];
  const { verb, rest } = verbPhraseOf(text, actor);
  const got = getting.exec(`${verb ?? ''} ${rest}`)?.groups?.['things'];
  const things = (isTaking ? taking.exec(text)?.groups?.['things'] : undefined) ?? got;
  const isGot = things !== undefined && things === got;
  if (things !== undefined) {
    const phrases = phrasesIn(things, currentScene(stage.adventure, stage.state));
    const looked = earlier?.kind === 'search' ? earlier.targets : [];
    const found = phrases.flatMap((phrase): TagSubject[] => {
      // A napkin that lies here is not the one about the turnip.
      const had =
        isOwnNameHere(phrase, stage) || several.test(phrase)
          ? undefined
          : carriedThings(stage.adventure, stage.state).find((thing) => namesCarried(phrase, thing));
      const thing = had ? ({ kind: 'thing', name: had.name } as const) : looseThing(phrase, stage, looked);
      if (isGot && (had || covering.test(phrase))) return [];
      const noun = thing || isGot ? null : unplacedIn(phrase, actor, 'take', [], stage);
      if (noun !== null) lacking.push(noun);
      return thing ? [thing] : [];
    });
    const taken = !isGot || found.length > 0 ? change(found, 'carried') : undefined;
    const once = phrases.flatMap((phrase) => stillHiding(phrase, looked, stage)?.clue ?? [])[0];
    if (taken !== undefined) return taken && { ...taken, ...(once !== undefined && { once }) };
  }
  const used = usingUp.exec(text)?.groups?.['things'];
  const laid = used === undefined ? puttingDown.exec(text)?.groups?.['things'] : undefined;
  const named = used ?? laid;
  if (named === undefined || (laid !== undefined && elsewhere.test(named))) return null;
  const held = carriedIn(named, actor, stage);
  return change(
    held.map(({ name }) => ({ kind: 'thing', name })),
    used === undefined ? 'laid' : 'used',
  );
}

/** What is no taking along: "take a sip of the cider". */
const tasting =
  /\b(?:takes?|have|has|grab) (?:an?|another|one|some) (?:\p{L}+ )?(?:sip|bite|look|breath|seat|taste|sniff|swig|drink|break|rest|peek|moment|turn|step|guess|nap)s?\b/iu;

/** What is taken that the place has for the taking, however that is said: "cut down the twist of wool over the bed". */
export function freelyTaken(text: string, targets: readonly Target[], stage: Stage): Change | null {
  const detail = tasting.test(text)
    ? undefined
    : (targets.find((each) => each.kind === 'feature' && isScenery(each.feature)) ?? detailIn(text, stage));
  const isOther = targets.some((each) => each !== detail && !(each.kind === 'feature' && isScenery(each.feature)));
  if (isOther || detail?.kind !== 'feature' || !isDetail(detail.feature, currentScene(stage.adventure, stage.state))) return null;
  const { name, aliases, stays } = detail.feature;
  const called = [bare(name), ...aliases].find((each) => isNamed(text, each));
  if (stays !== undefined || called === undefined || isBeing(headOf(name))) return null;
  const isOne = new RegExp(`\\b(?:one|another) of (?:the|those|these) (?:\\p{L}+ )?${called}`, 'iu').test(text);
  return {
    about: { kind: 'thing', name: isOne ? `a ${singular(called)}` : `the ${called}` },
    state: 'carried',
    skill: 'sleight of hand',
    isHard: false,
  };
}
