import { currentScene, hitPointsOf } from '#domain/narration/play-state.ts';
import type { Feature } from '#domain/narration/adventure.ts';
import { wholeSentencesOf } from '#domain/text/sentences.ts';
import { contentWords, stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';
import { isDetail, isScenery } from '#server/features/storyteller/parse/things/scenery.ts';
import { isSpokenOf, soughtFor } from '#server/features/storyteller/parse/things/sought-for.ts';
import { targetOf, hidesClue, isAtLarge, isHearing, isListening } from '#server/features/storyteller/parse/target-of.ts';
import { exitOf, featureOf, lootOf, npcOf } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { bare, isNamed } from '#server/features/storyteller/parse/targets.ts';
import { looksThrough } from '#server/features/storyteller/parse/words/turns-of-phrase.ts';
import { lookFacts } from './improvised/as-done.ts';
import { isIdle, tellDone } from './improvised/tell-done.ts';
import { namedAs } from './items/tell-take.ts';
import { tellPart } from './references/tell-part.ts';
import { tellUnseen } from './references/tell-unseen.ts';
import { factOf, featureFacts, lootFacts } from './facts.ts';
import type { Facts } from './facts.ts';
import { firstSentences, optional, required } from './ranked-text.ts';
import type { RankedText } from './ranked-text.ts';
import { succeeded, trialOf } from '#server/features/storyteller/plan/planned-call.ts';
import { actionText, wasNarratedLately, withNpc } from './scene-writer.ts';
import type { SceneWriter } from './scene-writer.ts';

/** Whoever turns a thing over looks at the side of it that was hidden. */
const turning = /\bturn(?:s|ing)? .*\b(?:over|around|round|inside out|upside down)\b/iu;
const hiddenSide = /\b(?:back|underside|underneath|under|other side|inside|behind|reverse|lining)\b/iu;

/** The sentence about a thing that has most of an action's words; undefined where none has any. */
function sentenceMeant({ name, aliases, description }: Feature, text: string): string | undefined {
  const sentences = wholeSentencesOf(description);
  const turned = turning.test(text) ? sentences.find((each) => hiddenSide.test(each)) : undefined;
  if (turned !== undefined) return turned;
  const said = contentWords(text.replaceAll(/\p{L}+(?: \p{Lu}\p{L}+)?['’]s /gu, ' '));
  // Of "the ninth drawer" the ninth is meant first, where all of it are drawers.
  for (const own of [[name, ...aliases].join(' '), name].map(stemsOf)) {
    const wanted = said.filter(({ stem }) => !own.has(stem));
    const fit = (sentence: string) => wanted.filter(({ stem }) => stemsOf(sentence).has(stem)).length;
    const [meant] = sentences.toSorted((one, other) => fit(other) - fit(one));
    if (meant !== undefined && fit(meant) > 0) return meant;
  }
  return undefined;
}

function describe(action: HeroAction, feature: Feature, writer: SceneWriter): RankedText {
  const again = wasNarratedLately(writer, feature.description);
  writer.narrated.add(feature.description).add(feature.id);
  const facts = { ...lookFacts(action, writer), ...featureFacts(feature) };
  if (again) {
    const isOnlyTold = isScenery(feature) && !isDetail(feature, writer.scene);
    const meant = featureOf(action) && sentenceMeant(feature, action.clauses.join(' '));
    const glimpse = meant ?? (isOnlyTold ? firstSentences(feature.description, 20) : undefined);
    if (glimpse === undefined) return actionText(writer, [featureOf(action) ? 'search.again' : 'search.back'], facts);
    return required(
      writer.fragments.insist(['search.again.told'], { ...facts, glimpse }) ?? glimpse,
      `${action.actor.name} looks again. ${glimpse}`,
    );
  }
  const narrated = actionText(writer, featureOf(action) ? ['search.see', 'search.drawn'] : ['search.drawn', 'search.see'], facts);
  const isWhole = narrated.text.includes(feature.description);
  return required(
    isWhole ? narrated.text : `${narrated.text} ${feature.description}`,
    `${narrated.brief ?? ''} ${firstSentences(feature.description, 20)}`,
  );
}

/** A look at what the action turns to: what anyone sees there, told whole when it has not been told lately. */
export function tellFeature(action: HeroAction, writer: SceneWriter): RankedText | undefined {
  const feature = targetOf(action, writer.context.brief.adventure, writer.before);
  return feature && describe(action, feature, writer);
}

/** A look round where nothing hides: something of the scene that has not been described lately. */
function tellView(action: HeroAction, writer: SceneWriter): RankedText | undefined {
  if (action.targets.length > 0 || action.skill === 'survival' || isListening(action) || !isAtLarge(action, writer.scene)) return undefined;
  const feature = writer.scene.features.find((each) => !wasNarratedLately(writer, each.description));
  return feature && describe(action, feature, writer);
}

/** Something to carry off that nobody has taken or guards, for those whose search came off. */
export function tellFinds(action: HeroAction, sceneWriter: SceneWriter): RankedText[] {
  const trial = trialOf(action, sceneWriter.ruled);
  if (action.kind !== 'search' || isHearing(action) || (trial && !succeeded(trial))) return [];
  const { before, context, fragments } = sceneWriter;
  const loot = currentScene(context.brief.adventure, before).loot.find(
    (each) => each.guardedBy.length === 0 && !Object.hasOwn(context.state.taken, each.id) && !sceneWriter.narrated.has(each.id),
  );
  const text = loot && !fragments.isStale(`find ${loot.id}`) ? fragments.write(['search.loot'], lootFacts(loot)) : null;
  if (!loot || text === null) return [];
  sceneWriter.narrated.add(loot.id);
  fragments.note(`find ${loot.id}`);
  return [optional(text, 1)];
}

/** A first good look at someone: what anyone sees. */
function tellMeeting(action: HeroAction, writer: SceneWriter): RankedText | undefined {
  const npc = npcOf(action);
  if (!npc || hitPointsOf(writer.context.state, npc) === 0 || wasNarratedLately(writer, npc.description)) return undefined;
  const text = writer.fragments.write(['search.meet'], { ...withNpc(lookFacts(action, writer), npc), glimpse: npc.description });
  if (text === null) return undefined;
  writer.narrated.add(npc.description);
  return required(text, `${action.actor.name} looks. ${firstSentences(text, 25)}`);
}

function groupsWithoutFeature(action: HeroAction, writer: SceneWriter): string[] {
  const npc = npcOf(action);
  if (npc) return [hitPointsOf(writer.context.state, npc) > 0 ? 'search.npc' : 'search.body'];
  if (!isHearing(action)) return [exitOf(action) ? 'search.listen' : 'search.nothing'];
  const exit = exitOf(action);
  const beyond = writer.context.brief.adventure.scenes.find(({ id }) => id === exit?.to)?.npcs ?? [];
  const isSomebody = writer.context.brief.adventure.npcs.some((each) => beyond.includes(each.id) && hitPointsOf(writer.before, each) > 0);
  return [isSomebody ? 'search.heard.somebody' : exit || atDoor.test(action.clauses.join(' ')) ? 'search.listen' : 'search.heard'];
}

const atDoor = /\b(?:doors?|doorway|gate|window|keyhole|wall|arch|hatch|curtain|shutters?)\b/i;

const seeksWay = /\b(?:look|search|hunt|check|feel|scan)\w* (?:\w+ )?for\b/i;

/** A look at what is within: "peek inside". */
const looksIn = /\b(?:look|peek|peer|glance)(?:s|ing)? (?:inside|in)\b/iu;

/** That there is a way such as somebody looks for, or what lies beyond one that they look out by: the place, as its way calls it. */
function tellBeyond(action: HeroAction, writer: SceneWriter): RankedText | undefined {
  const exit = exitOf(action);
  if (exit && lootOf(action) === undefined && seeksWay.test(action.clauses.join(' ')))
    return actionText(writer, ['search.way'], { ...lookFacts(action, writer), exit: exit.label });
  if (!exit || isListening(action) || !(looksThrough.test(action.clauses.join(' ')) || looksIn.test(action.clauses.join(' '))))
    return undefined;
  const { adventure } = writer.context.brief;
  const scene = adventure.scenes.find(({ id }) => id === exit.to);
  if (!scene) return undefined;
  const facts = { ...lookFacts(action, writer), exit: exit.label, scene: withinSentence(scene.name), place: scene.place };
  return actionText(writer, ['search.out'], facts);
}

/** What was looked for by its name: where it lies, or that somebody has it. */
function tellSought(action: HeroAction, writer: SceneWriter): RankedText | undefined {
  const loot = lootOf(action);
  if (!loot || featureOf(action)) return undefined;
  const isTaken = Object.hasOwn(writer.context.state.taken, loot.id);
  writer.narrated.add(loot.id);
  const facts = { ...lookFacts(action, writer), ...lootFacts(loot) };
  // What the hero's own words name is not named again.
  const isSaid = isNamed(factOf(facts, 'action'), bare(loot.name));
  const sought = isSaid ? ['search.loot.named'] : ['search.loot.sought'];
  return actionText(writer, isTaken ? ['search.taken'] : sought, facts);
}

/** That what a thing was searched for is not to be had there, as far as anybody can see; undefined where its texts speak of it. */
function tellUnsought(action: HeroAction, writer: SceneWriter): RankedText | undefined {
  const feature = targetOf(action, writer.context.brief.adventure, writer.before);
  const subject = soughtFor(action.clauses.join(', '), writer.scene);
  if (!feature || hidesClue(feature, writer.context.state) || subject === null) return undefined;
  const { clues } = writer.context.brief.adventure;
  const told = clues.find(({ id }) => id === feature.clue)?.text ?? '';
  if (isSpokenOf(subject, [feature.name, ...feature.aliases, feature.description, told])) return undefined;
  const text = writer.fragments.insist(['search.unsought'], { hero: action.actor.name, subject });
  return text === null ? undefined : required(text);
}

/** What would have to come about before there is more to see, and does not: with what there is to see as it is. */
function tellIdleSearch(action: HeroAction, writer: SceneWriter): RankedText[] {
  const feature = targetOf(action, writer.context.brief.adventure, writer.before);
  const told = tellDone(action, [], withNpc(lookFacts(action, writer), npcOf(action)), writer);
  if (!feature || wasNarratedLately(writer, feature.description)) return [told];
  writer.narrated.add(feature.description).add(feature.id);
  return [told, required(feature.description, firstSentences(feature.description, 20))];
}

/** A thing in hand that is looked at as well: "pull the oldest book off the shelf and read". */
const looksToo = /\b(?:read|look|leaf|study|inspect|examine)\b/i;

/** Where a look goes that is not at the thing itself: "under the bunk". */
const beside =
  /\b(?<side>under(?:neath)?|beneath|below|behind) (?<what>(?:(?:the|that|this|those|these|his|her|their|each|every|any) )?(?:[\p{L}'-]+ ){0,2}?[\p{L}'-]+?)(?= (?:and|then|to|for|with|in|on|of|at|as|again|too|quickly|carefully)\b|[,.;!?]|$)/iu;

/** What lies under a thing or behind it, for whoever looks there, or that nothing does; undefined where its texts speak of that. */
function tellBeside(action: HeroAction, writer: SceneWriter): string | undefined {
  const feature = featureOf(action);
  const { side: said = '', what = '' } = beside.exec(action.clauses.join(', '))?.groups ?? {};
  const place = said === '' ? undefined : said.toLowerCase();
  if (!feature || place === undefined || hidesClue(feature, writer.before)) return undefined;
  const side = place === 'behind' ? /\b(?:behind|back of|on the back)\b/iu : /\b(?:under|underneath|beneath|below)\b/iu;
  const near = writer.scene.loot.filter(({ where }) => side.test(where) && feature.aliases.some((alias) => isNamed(where, alias)));
  const lying = near.find(({ id }) => !Object.hasOwn(writer.before.taken, id));
  const isPart = !/^(?:it|them|there|that|this)$/iu.test(what) && !feature.aliases.some((alias) => isNamed(what, alias));
  const subject = `${place} ${isPart ? `the ${bare(what.toLowerCase()).replace(/^(?:that|this|those|these|his|her|their|each|every|any) /u, '')}` : namedAs(feature, action)}`;
  if (lying) {
    writer.narrated.add(lying.id);
    return `${capitalize(subject)} there is ${withinSentence(lying.name)}.`;
  }
  const isSaid = [feature.name, feature.description].some((text) => side.test(text));
  return isSaid ? undefined : (writer.fragments.insist(['search.beside'], { hero: action.actor.name, subject }) ?? undefined);
}

/** Looking, listening, searching: what is seen, then how much the eye made of it. */
export function tellSearch(action: HeroAction, writer: SceneWriter): RankedText[] {
  if (isIdle(action, writer) && !looksToo.test(action.clauses.join(', '))) return tellIdleSearch(action, writer);
  const sought = featureOf(action) ? undefined : (tellBeyond(action, writer) ?? tellSought(action, writer));
  if (sought) return [sought];
  const trial = trialOf(action, writer.ruled);
  const worked = trial === undefined || succeeded(trial);
  const seen = tellFeature(action, writer) ?? (trial ? undefined : tellView(action, writer));
  const facts: Facts = withNpc(lookFacts(action, writer), npcOf(action));
  if (!seen) {
    const part =
      isHearing(action) || (npcOf(action) && !/['’]s|\b(?:his|her|their) |\bwhat\b/iu.test(action.clauses.join(' ')))
        ? undefined
        : tellPart(action, writer);
    if (part) return [part];
    const isAtNothing = action.targets.length === 0 && !isListening(action) && !isAtLarge(action, writer.scene);
    const unseen = isAtNothing && worked ? tellUnseen(action, writer) : undefined;
    if (unseen) return [unseen];
    if (!worked)
      return [
        actionText(
          writer,
          [isHearing(action) ? 'search.unheard' : 'search.nothing', `any.${trial?.ruling.degree ?? 'failure'}`],
          facts,
          false,
        ),
      ];
    return [tellMeeting(action, writer) ?? actionText(writer, [...groupsWithoutFeature(action, writer), 'any.plain'], facts)];
  }
  const learnt = writer.ruled.some((each) => each.action === action && each.purpose === 'learn');
  const group = trial ? `search.${trial.ruling.degree ?? 'failure'}` : 'search.settled';
  const isSettled =
    !learnt &&
    featureOf(action) !== undefined &&
    !hidesClue(targetOf(action, writer.context.brief.adventure, writer.before), writer.before);
  // That there is no more to it is the answer to whoever looks again, and an ornament to a first look.
  const lying = isSettled ? tellBeside(action, writer) : undefined;
  if (lying !== undefined) return [seen, required(lying)];
  const outcome = isSettled ? writer.fragments.insist([group], facts) : trial ? writer.fragments.write([group], facts) : null;
  const unsought = learnt ? undefined : tellUnsought(action, writer);
  if (unsought) return [seen, unsought];
  return [seen, ...(outcome === null ? [] : [worked ? optional(outcome, 1) : required(outcome)])];
}

/** What comes to mind: a clue that the party holds, and where to look next. */
export function tellLore(action: HeroAction, writer: SceneWriter): RankedText[] {
  const { brief } = writer.context;
  const trial = trialOf(action, writer.ruled);
  const facts = lookFacts(action, writer);
  if (trial && !succeeded(trial)) return [actionText(writer, ['lore.failure', `any.${trial.ruling.degree ?? 'failure'}`], facts, false)];
  const learnt = writer.ruled.some((each) => each.action === action && each.purpose === 'learn' && each.ruling.allowed);
  if (learnt) return [actionText(writer, ['any.success', 'any.plain'], facts)];
  const held = brief.adventure.clues
    .filter((clue) => writer.before.clues.includes(clue.id) && !wasNarratedLately(writer, clue.text))
    .at(-1);
  if (held) {
    writer.narrated.add(held.text);
    return [actionText(writer, ['lore.success', 'lore.plain', 'any.success'], { ...facts, clue: held.text })];
  }
  const feature = targetOf(action, brief.adventure, writer.before) ?? currentScene(brief.adventure, writer.before).features[0];
  return [actionText(writer, ['lore.scene', 'lore.plain', 'any.success'], feature ? { ...facts, ...featureFacts(feature) } : facts)];
}
