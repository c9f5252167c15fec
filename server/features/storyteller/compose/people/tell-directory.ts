import type { Npc, Scene } from '#domain/narration/adventure.ts';
import { hitPointsOf } from '#domain/narration/play-state.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { isBeast } from '#server/features/storyteller/parse/addressee.ts';
import { canAnswer } from '#server/features/storyteller/parse/talk/asked-for.ts';
import { commonAbout, commonNow, saidBy } from '#server/features/storyteller/parse/talk/common-fact.ts';
import { callsOf } from '#server/features/storyteller/parse/talk/spoken-parts.ts';
import { bare, isNamed } from '#server/features/storyteller/parse/targets.ts';
import { spokenText } from '#server/features/storyteller/parse/topics.ts';
import { openPlaces } from '#server/features/storyteller/parse/travel/open-places.ts';
import { knownPassages } from '#server/features/storyteller/recall/passages.ts';

const asksWho = /\bwho(?:'s| is| are| was)\b/i;
const asksWhere =
  /\bwhere\b|\bhow (?:do|can) (?:i|we) (?:find|get to|reach|meet)\b|\bis .{2,30} (?:at home|home|here|in|about|around|there)\b/i;
const ofPerson = /\b(?:he|she|him|her)\b/i;
const asksName =
  /\bask\p{L}* .*\b(?:his|her|their|its) name\b|\b(?:what(?:'s| is|s) (?:your|ur) name|who (?:are|r) (?:you|u)(?=\s*(?:[.,?!]|$|(?:then|anyway|exactly|again|really|and|kid|lad|sir)\b))|(?:ask|know|tell (?:me|us)),? who you are|who (?:might|may) (?:you|u) be|what (?:do|should|can) (?:i|we) call you|and you are|(?:do|have) (?:you|u) (?:have|got) (?:a|any) name)\b/iu;

const asksWhether =
  /\b(?:are|r|aren't|arent) (?:you|u) (?:not |really |perhaps |maybe |by any chance )?(?:the |a |an )?([\p{L}' -]{3,40}?)\s*(?:[,.?!]|$)/iu;
const subjective = { she: 'She is', he: 'He is', they: 'They are', it: 'It is' } as const;
const objective = { she: 'her', he: 'him', they: 'them', it: 'it' } as const;

const asksWhoIs = /\b(?:who|which (?:one )?of you)(?:'s|s| is) (?:the |this |that )?([\p{L}' -]{3,40}?)\s*(?:[,.?!]|$)/iu;

const asksIn = /\bis (?:the |this )?([\p{L}' -]{3,40}?) (?:in|here|at home|home|around|about|there)\b/iu;

/** Somebody by name and role, as they say it. */
function introduction({ name, role }: Npc): string {
  return bare(role) === bare(name) ? `I am ${withinSentence(name)}.` : `I am ${withinSentence(name)}, ${role}.`;
}

/** Whether whoever is asked is somebody: "are you the reeve?" Undefined where that is not asked of anybody whom the adventure knows, or was told in this reply. */
export function tellIdentity(action: HeroAction, npc: Npc, writer: SceneWriter, facts: Facts): RankedText | undefined {
  const marker = `who ${npc.id} is`;
  if (writer.narrated.has(marker)) return undefined;
  const told = identityTold(action, npc, writer, facts);
  if (told) writer.narrated.add(marker);
  return told;
}

function identityTold(action: HeroAction, npc: Npc, writer: SceneWriter, facts: Facts): RankedText | undefined {
  const text = action.quote ?? action.clauses.join(' ');
  const [, own] = asksWhoIs.exec(text) ?? asksIn.exec(text) ?? [];
  if (own !== undefined && callsOf(npc).some((name) => bare(name) === bare(own)))
    return required(
      writer.fragments.insist(['talk.identity'], { ...facts, says: `That is me. ${introduction(npc)}` }) ?? `"${introduction(npc)}"`,
    );
  const [, named = ''] = asksWhether.exec(text) ?? [];
  const { npcs, scenes } = writer.context.brief.adventure;
  const isMeant = (each: Npc) => callsOf(each).some((name) => bare(name) === bare(named));
  const meant = named === '' ? undefined : isMeant(npc) ? npc : npcs.find(isMeant);
  if (!meant || (meant !== npc && !isHeardOf(meant, writer) && !isWellKnown(meant, writer))) return undefined;
  const scene = scenes.find(({ npcs: there }) => there.includes(meant.id));
  // Where somebody is of whom one only knows the name, nobody says.
  const isKnown =
    scene !== undefined && (writer.before.visited.includes(scene.id) || (isWellKnown(meant, writer) && isOpen(scene, writer)));
  const place = scene?.id === writer.scene.id ? 'stands over there' : `is at ${withinSentence(scene?.name ?? '')}`;
  const where = isKnown ? ` ${capitalize(withinSentence(meant.name))} ${place}.` : '';
  const says = meant === npc ? `Yes. ${introduction(npc)}` : `No. ${introduction(npc)}${where}`;
  return required(writer.fragments.insist(['talk.identity'], { ...facts, says }) ?? `"${says}"`);
}

/** Whether the party has heard of somebody: has met them, or knows a sentence that names them. */
export function isHeardOf(npc: Npc, { context, before }: SceneWriter): boolean {
  const names = callsOf(npc);
  return knownPassages(context.brief, before).some(({ text, about }) => names.some((name) => isNamed(`${text} ${about}`, name)));
}

/** Whether the words mean a thing by somebody's name: "the cask". */
function isThing(text: string, name: string): boolean {
  return /^\p{Lu}\p{L}+$/u.test(name) && new RegExp(`\\b(?:the|an?|this|that|these|those|another) ${name}s?\\b`, 'i').test(text);
}

/** Names that mean many. */
const isOfMany = /^(?:people|townsfolk|town|crowd|everybody|everyone|folk|woman|man|girl|boy|child|guard|lady)$/i;

/** Whether everybody of the place speaks of somebody. */
function isWellKnown({ name }: Npc, { context, before }: SceneWriter): boolean {
  const fact = commonAbout(name, context.brief.adventure, before);
  return fact !== undefined && fact.onlyPeople !== true;
}

/** Whether whoever lives there can know who is at a place: none has to be found first. */
const isOpen = ({ id }: Scene, { context }: SceneWriter): boolean => openPlaces(context.brief.adventure).has(id);

/** Whether the party has been told somebody's own name, and not only what others call them by. */
const isNameTold = ({ name }: Npc, { context, before }: SceneWriter): boolean =>
  knownPassages(context.brief, before).some(({ text }) => name.split(' ').some((part) => part.length > 3 && isNamed(text, part)));

/** Who of the adventure the words ask after, among those of whom the party has heard. */
export function soughtIn(text: string, npc: Npc, writer: SceneWriter): Npc | undefined {
  return writer.context.brief.adventure.npcs.find(
    (each) =>
      each.id !== npc.id &&
      !isBeast(each) &&
      hitPointsOf(writer.before, each) > 0 &&
      callsOf(each).some((name) => !isOfMany.test(name) && isNamed(text, name) && !isThing(text, name)) &&
      (isHeardOf(each, writer) || isWellKnown(each, writer)),
  );
}

const asksNameOf =
  /\bwhat(?:'s|s| is| was) (?<whose>her|his) name\b|\bwhat (?:is|was) (?<who>s?he) called\b|\b(?:say|speak|give|tell|hear)\b.* (?<said>her|his) name\b|\bname (?<named>him|her)\b/iu;
/** A name that somebody is bidden to say, of whomever. */
const bidsName =
  /^[^\p{L}]*(?:(?:(?:i |we )?(?:ask|tell|beg|order|bid)s? (?:\p{L}+ ){1,3}to|\p{L}+,|so|and|but|then|go on|come on|please|just|now),? )*(?:(?:say|speak|utter|give (?:me|us)|let (?:me|us) (?:have|hear)|tell (?:me|us)) (?:his|her|their|the|that|a) names?|name (?:him|her|them|names))\b/iu;

/** The name that a question asks for of whom "she" or "he" is, as the words of a speech have it last; null where they have none, undefined where none is asked for. */
export function nameToldIn(text: string, speech: string, npc: Npc, { context, before }: SceneWriter): string | null | undefined {
  const { whose, who, said, named } = asksNameOf.exec(text)?.groups ?? {};
  const word = (whose ?? who ?? said ?? named)?.toLowerCase();
  if (word === undefined) return undefined;
  const isOfHer = word === 'her' || word === 'she';
  const { adventure } = context.brief;
  const people = adventure.npcs.filter(({ id, pronouns }) => id !== npc.id && pronouns === (isOfHer ? 'she' : 'he'));
  // Of whom everybody only speaks, the words say whether it is a woman.
  const spokenOf = commonNow(adventure, before).filter(
    ({ says }) => (/\b(?:she|her|he|him|his)\b/iu.exec(says)?.[0].startsWith('s') || /\bher\b|\bdaughter\b/iu.test(says)) === isOfHer,
  );
  const names = [...people.flatMap(({ name }) => name.split(' ')[0] ?? []), ...spokenOf.map(({ names: [name = ''] }) => capitalize(name))];
  const [last] = names
    .filter((name) => /^\p{Lu}\p{Ll}{2,}$/u.test(name) && !callsOf(npc).includes(name) && new RegExp(`\\b${name}\\b`, 'u').test(speech))
    .toSorted((one, other) => speech.lastIndexOf(other) - speech.lastIndexOf(one));
  return last ?? null;
}

/** The name of the last man or woman of whom a text speaks, by whatever they are called; undefined where it speaks of none, or names no "him" or "her". */
function nameOfLast(text: string, told: string, npc: Npc, writer: SceneWriter): string | undefined {
  const { said, named } = asksNameOf.exec(text)?.groups ?? {};
  const pronouns = /^her$/iu.test(said ?? named ?? '') ? 'she' : 'he';
  const sentences = sentencesOf(told);
  const people = writer.context.brief.adventure.npcs.filter((each) => each.id !== npc.id && each.pronouns === pronouns && !isBeast(each));
  const at = (each: Npc) =>
    sentences.findLastIndex((sentence) => callsOf(each).some((name) => name.length > 3 && !isOfMany.test(name) && isNamed(sentence, name)));
  const [last] = people.filter((each) => at(each) >= 0 && isWellKnown(each, writer)).toSorted((one, other) => at(other) - at(one));
  return (said ?? named) === undefined ? undefined : last?.name;
}

/** Words of a question of somebody's name that stands alone. */
const wordsAlone = 6;

/** The name of somebody of whom they have just spoken, where that is asked for: "what was her name?" Undefined where it is not, or they have not said it. */
export function tellNameOf(action: HeroAction, npc: Npc, writer: SceneWriter, facts: Facts): RankedText | undefined {
  // Words beside the question may mean another.
  const text = action.quote ?? action.clauses.join(' ');
  if (text.split(/\s+/).length > wordsAlone) return undefined;
  const told = writer.context.brief.recent.findLast(({ role }) => role === 'ai')?.content ?? '';
  const speech = told.includes(npc.name) ? (told.match(/"[^"]*"/gu) ?? []).join(' ') : '';
  const isBidden = bidsName.test(text);
  const name = nameToldIn(text, speech, npc, writer) ?? (isBidden ? nameOfLast(text, told, npc, writer) : undefined);
  if (name) return required(writer.fragments.insist(['talk.answer'], { ...facts, says: `${name}.` }) ?? `"${name}."`);
  return isBidden ? required(writer.fragments.insist(['talk.noname'], facts) ?? `${npc.name} says no name.`) : undefined;
}

/** Where somebody is, as it is asked. */
const asksWhereIs =
  /\bwhere(?:abouts)?(?:'s|s| is| are| was|'d| (?:can|could|would|do|does|might|should) (?:i|we|one) (?:find|meet|see|look for))?\b(?!.*\b(?:did|went|wheel|take|took|put|hide|hid|keep)\b)/iu;

/**
 * Where somebody is to be found of whom everybody speaks, where that is asked and `says` names no place; undefined where it is not, or
 * nobody could say.
 */
export function tellWhereabouts(
  action: HeroAction,
  says: string | undefined,
  npc: Npc,
  writer: SceneWriter,
  facts: Facts,
): RankedText | undefined {
  const text = spokenText(action, npc);
  if (!asksWhereIs.test(text) || isBeast(npc) || (says !== undefined && canAnswer(says, 'where'))) return undefined;
  const sought = soughtIn(text, npc, writer);
  const { adventure } = writer.context.brief;
  const fact = sought && commonAbout(sought.name, adventure, writer.before);
  const told = fact && saidBy(fact, npc);
  if (told === undefined || !canAnswer(told, 'where')) return undefined;
  return required(writer.fragments.insist(['talk.directory'], { ...facts, says: told }) ?? `"${told}"`);
}

/** Somebody's own name, where it is asked for; undefined where it is not, or they have none to give. */
export function tellOwnName(action: HeroAction, npc: Npc, writer: SceneWriter, facts: Facts): RankedText | undefined {
  if (!asksName.test(spokenText(action, npc))) return undefined;
  const own = writer.fragments.insist(['talk.name'], facts);
  return own === null ? undefined : required(own);
}

/** What anybody of a place can say: their own name, and who somebody is and where to find them. Undefined where that is not asked. */
export function tellDirectory(action: HeroAction, npc: Npc, writer: SceneWriter, facts: Facts): RankedText | undefined {
  const text = spokenText(action, npc);
  if (isBeast(npc)) return undefined;
  if (asksName.test(text)) return tellOwnName(action, npc, writer, facts);
  if (!asksWho.test(text) && !asksWhere.test(text)) return undefined;
  const sought = soughtIn(text, npc, writer);
  if (!sought) return undefined;
  const { scenes } = writer.context.brief.adventure;
  const scene = scenes.find(({ npcs }) => npcs.includes(sought.id));
  const isHere = scene?.id === writer.scene.id;
  // Where nobody of the party can have looked yet, only those are whom everybody speaks of.
  const isInSight = scenes.some(({ id, exits }) => writer.before.visited.includes(id) && exits.some(({ to }) => to === scene?.id));
  const isKnown =
    scene !== undefined &&
    (writer.before.visited.includes(scene.id) || (isOpen(scene, writer) && (isInSight || isWellKnown(sought, writer))));
  const where = isHere
    ? 'Here, if you turn round.'
    : isKnown
      ? `You find ${objective[sought.pronouns]} at ${withinSentence(scene.name)}.`
      : '';
  const who =
    isNameTold(sought, writer) || isNamed(text, sought.name.split(' ')[0] ?? '')
      ? `${capitalize(withinSentence(sought.name))}? ${capitalize(sought.role)}.`
      : `${subjective[sought.pronouns]} ${sought.role}.`;
  const says = [who, where].filter((part) => part !== '').join(' ');
  return required(writer.fragments.insist(['talk.directory'], { ...facts, says }) ?? `"${says}"`);
}

/** Who somebody is of whom something was told in the same words: "So he ships sand! Who is he?" Undefined where no question is about a person. */
export function tellWhoBeside(action: HeroAction, npc: Npc, writer: SceneWriter, facts: Facts): RankedText | undefined {
  const asked = sentencesOf(action.quote ?? action.clauses.join(' ')).filter((sentence) => sentence.trim().endsWith('?'));
  const isOfPerson = asked.some((sentence) => asksWho.test(sentence) || (asksWhere.test(sentence) && ofPerson.test(sentence)));
  return isOfPerson ? tellDirectory(action, npc, writer, facts) : undefined;
}
