import { personMeant } from './answers/person-meant.ts';
import type { Subject } from './answers/subject.ts';
import { isBeing } from '#server/features/storyteller/parse/things/missing.ts';
import type { Npc } from '#domain/narration/adventure.ts';
import type { Brief } from '#domain/narration/brief.ts';
import { sceneIdOf } from '#domain/narration/whereabouts.ts';
import { fullHitPointsOf, heroHitPointsOf } from '#domain/narration/hero-sheet.ts';
import { attitudeOf, hitPointsOf, presentNpcs } from '#domain/narration/play-state.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { foesHere } from '#domain/narration/scene-tags/tags-here.ts';
import { bare, isNamed, pronounTarget, targetsIn } from '#server/features/storyteller/parse/targets.ts';
import { knownPassages } from '#server/features/storyteller/recall/passages.ts';
import { subjectOf } from './answers/find-subject.ts';
import { listed } from './facts.ts';
import { firstSentences } from './ranked-text.ts';
import type { SceneWriter } from './scene-writer.ts';
import { recalled } from './tell-recall.ts';

/** What one answer tells of somebody whom the party has not met. */
const heard = { sentences: 3, words: 45 } as const;

/** "Wenna Tarn, the ferrywoman". */
export const introduced = (npc: Npc) =>
  bare(npc.role) === bare(npc.name) ? withinSentence(npc.name) : `${withinSentence(npc.name)}, ${npc.role}`;
/** "Wenna Tarn, the ferrywoman; and Nettle, the mudlark". */
const introducedAll = (npcs: readonly Npc[]) => npcs.map(introduced).join('; ');

/** Questions of who is here, and not of the party or of somebody. */
const isAround = /\b(?:who|any ?(?:one|body)|some ?(?:one|body)|people)\b/i;

/** What somebody may be doing or showing, and not whether anybody is here: "does anyone flinch?" */
const asksSign =
  /^(?:(?:so|and|but|ok(?:ay)?|hm+),? )*(?:does|do|did) (?:any ?(?:one|body)|some ?(?:one|body)|any of (?:them|these people))\b(?!.*\b(?:live|work|stay|sleep|know|have|own|sell)\b)/i;

/** Who is here, and who of the party. */
export function tellPeople(writer: SceneWriter, action: HeroAction): string[] {
  if (asksSign.test(action.clauses.join(' ')) && presentNpcs(writer.context.brief.adventure, writer.before).length > 0)
    return ['Nobody that you can see.', 'Watch one of them closely, and you may read more.'];
  if (asksMet.test(action.clauses.join(' '))) return tellMet(writer);
  const { context, before: state, scene } = writer;
  const { brief, whole } = context;
  const here = presentNpcs(brief.adventure, state);
  const foes = here.filter((npc) => npc.combat !== undefined && attitudeOf(state, npc) === 'hostile');
  const fallen = brief.adventure.npcs.filter((npc) => scene.npcs.includes(npc.id) && hitPointsOf(state, npc) === 0);
  const friends = brief.party.filter(({ id }) => id !== action.actor.id).map(({ name }) => name);
  const others = here.filter((npc) => !foes.includes(npc));
  const crowds = (scene.details ?? [])
    .filter(({ aliases }) => aliases.some((noun) => isBeing(noun)))
    .map(({ name }) => withinSentence(name));
  return [
    others.length > 0 ? `Here with you: ${introducedAll(others)}.` : foes.length > 0 ? '' : 'Nobody is here but you.',
    foes.length > 0 ? `No friends of yours: ${introducedAll(foes)}.` : '',
    crowds.length > 0 && isAround.test(action.clauses.join(' ')) ? `Besides, you see ${listed(crowds)}.` : '',
    fallen.length > 0 ? `${capitalize(listed(fallen.map(({ name }) => withinSentence(name))))} will not get up again.` : '',
    friends.length > 0 ? `Of your own there is ${listed(friends)}.` : '',
    ...tellElsewhere(whole, state.scene),
  ];
}

const asksMet = /\b(?:met|meet|spoken|spoke|talked|run into|come across)\b/i;

/** Everybody whom the party has met, place by place. */
function tellMet({ context: { brief, state } }: SceneWriter): string[] {
  const places = brief.adventure.scenes.filter(({ id }) => state.visited.includes(id));
  const told = places.flatMap(({ name, npcs }) => {
    const met = brief.adventure.npcs.filter(({ id }) => npcs.includes(id));
    return met.length > 0 ? [`At ${withinSentence(name)}: ${introducedAll(met)}.`] : [];
  });
  return told.length > 0 ? told : ['You have met nobody yet.'];
}

/** Where the heroes are who are not here. */
function tellElsewhere({ adventure, party, state }: Brief, here: string): string[] {
  const away = party.map(({ id, name }) => ({ name, at: sceneIdOf(state, id) })).filter(({ at }) => at !== here);
  return away.map(
    ({ name, at }) => `${name} is at ${withinSentence(adventure.scenes.find(({ id }) => id === at)?.name ?? 'some other place')}.`,
  );
}

/** Those who stand where the party has been: the others it has not met. */
function metBy({ context: { brief, state } }: SceneWriter): Npc[] {
  const places = brief.adventure.scenes.filter(({ id }) => state.visited.includes(id));
  return brief.adventure.npcs.filter((npc) => places.some(({ npcs }) => npcs.includes(npc.id)));
}

/** Sentences that name somebody or something, as far as the party has heard of it. */
function heardAbout(subject: string, { context: { brief, state } }: SceneWriter): string[] {
  return knownPassages(brief, state)
    .filter(({ text, about }) => isNamed(text, bare(subject)) || (about !== '' && isNamed(subject, bare(about))))
    .slice(0, heard.sentences)
    .map(({ text }) => firstSentences(text, heard.words));
}

/** Where the party has met somebody who is not here. */
const whereMet = ({ scene }: Extract<Subject, { kind: 'npc' }>): string[] =>
  scene ? [`You find them at ${withinSentence(scene.name)}.`] : [];

/** Who somebody is: as the party has met them, else as it has heard of them. */
export function tellWho(writer: SceneWriter, action: HeroAction): string[] {
  const subject = action.asked?.subject?.replace(/^(?:this|that|these|those) /, '').replace(/ (?:and|or|but) .*$/, '') ?? null;
  if (subject !== null && !/^(?:s?he|they|it|that|this|him|her|them|that (?:man|woman|person|one))$/.test(subject)) {
    const hero = writer.context.whole.party.find(({ name }) => bare(name) === bare(subject));
    if (hero) return [hero.id === action.actor.id ? `${hero.name}? That is you.` : `${hero.name} is one of you.`];
    const met = metBy(writer).filter((npc) => [npc.name, bare(npc.role), ...npc.aliases].some((name) => isNamed(subject, bare(name))));
    if (met.length > 0) return met.slice(0, 2).map((npc) => `${capitalize(introduced(npc))}. ${npc.description}`);
    const known = heardAbout(subject, writer);
    if (known.length > 0) return known;
    const meant = personMeant(bare(subject), writer);
    if (meant?.kind === 'npc')
      return [`That is ${introduced(meant.npc)}.`, meant.npc.description, ...(meant.isHere ? [] : whereMet(meant))];
    const told = recalled(subject, writer);
    if (told.length > 0) return told;
    return ['You have met nobody who goes by that.', ...tellPeople(writer, action).slice(0, 2)];
  }
  const meant = meantBy(subject ?? action.clauses.join(' '), writer);
  return meant ? [`That is ${introduced(meant)}.`] : tellPeople(writer, action).slice(0, 2);
}

/** Whom "she" or "he" means: the one whom it fits, else whoever of them was spoken of last. */
function meantBy(text: string, { context: { brief }, before }: SceneWriter): Npc | undefined {
  const here = presentNpcs(brief.adventure, before);
  const sure = pronounTarget(text, brief.adventure, before);
  if (sure?.kind === 'npc') return sure.npc;
  const word = /\bhis\b|\bhe\b|\bhim\b/.test(text) ? 'he' : /\bher\b|\bshe\b/.test(text) ? 'she' : null;
  const fitting = here.filter(({ pronouns }) => word === null || pronouns === word);
  // The last lines of a reply say what else there is to do: nobody has spoken of those.
  const lately = brief.recent
    .slice(-3)
    .map(({ content, role }) => (role === 'ai' ? content.split('\n\n').slice(0, -1).join(' ') || content : content))
    .join(' ');
  const spokenOf = fitting.filter(({ name }) => lately.includes(name));
  return (
    spokenOf.toSorted((one, other) => lately.lastIndexOf(other.name) - lately.lastIndexOf(one.name))[0] ??
    (fitting.length === 1 ? fitting[0] : undefined)
  );
}

function healthOf(left: number, full: number): string {
  if (left === 0) return 'down, and does not get up alone';
  if (left >= full) return 'unhurt';
  const part = left / full;
  return part > 0.66 ? 'scratched, no more' : part > 0.33 ? 'hurt' : 'badly hurt';
}

/** How somebody looks who is no hero: as far as one can see from here. */
function tellOthersHealth(npc: Npc, { context: { brief, state } }: SceneWriter): string[] {
  if (hitPointsOf(state, npc) === 0) return [`${capitalize(withinSentence(npc.name))} will not get up again.`];
  if (!presentNpcs(brief.adventure, state).includes(npc)) return [`${capitalize(withinSentence(npc.name))} is not here to be seen.`];
  return [`${capitalize(withinSentence(npc.name))} looks ${healthOf(hitPointsOf(state, npc), npc.combat?.hitPoints ?? 1)}.`];
}

/** A name as it is written, and anything else with its article. */
function properly(subject: string, { context: { brief } }: SceneWriter): string {
  const isName = brief.adventure.npcs.some(({ name }) =>
    name.split(' ').some((part) => /^\p{Lu}/u.test(part) && part.toLowerCase() === subject),
  );
  return isName ? capitalize(subject) : `the ${bare(subject)}`;
}

/** Whose wounds are asked after besides the heroes' own: those who are named, or whoever is against the party. */
function othersMeant(text: string, { context: { brief }, before }: SceneWriter): Npc[] {
  if (/\b(?:i|we|me|us|my|our|party)\b/.test(text) || brief.party.some(({ name }) => isNamed(text, name.toLowerCase()))) return [];
  const named = targetsIn(text, brief.adventure, before, []).flatMap((each) => (each.kind === 'npc' ? [each.npc] : []));
  const foes = foesHere(brief.adventure, before);
  if (named.length > 0) return /\p{L}{3,}s\b/u.test(text) && foes.some((foe) => named.includes(foe)) ? foes : named;
  return /\b(?:they|them|those|these|he|she|it|enem(?:y|ies)|foes?|others)\b|\b(?:is|are|does|do) the \p{L}+/u.test(text) ? foes : [];
}

const ofOne = /(?:^|[.,?!] |\band )(?:is|was|how is|how's) (s?he)\b/iu;

/** How the heroes are, or somebody whom the words name. */
export function tellHealth(writer: SceneWriter, action: HeroAction): string[] {
  const { state } = writer.context;
  const subject = action.asked?.subject ?? '';
  const npc =
    subject === '' ? undefined : metBy(writer).find(({ name, aliases }) => [name, ...aliases].some((each) => isNamed(bare(each), subject)));
  if (npc) return tellOthersHealth(npc, writer);
  const others = othersMeant(action.clauses.join(' ').toLowerCase(), writer);
  if (others.length > 0) return [...new Set(others)].flatMap((each) => tellOthersHealth(each, writer));
  // "Is she all right?" asks after whoever was spoken of, and not after the party.
  const [, pronoun] = ofOne.exec(action.clauses.join(' ')) ?? [];
  const meant = pronoun === undefined ? undefined : subjectOf(pronoun.toLowerCase(), writer, action.actor);
  if (meant?.kind === 'npc') return tellOthersHealth(meant.npc, writer);
  const isOurs =
    subject === '' ||
    /^(?:i|we|us|me|you|everyone|everybody|anyone|anybody|they|he|she|it)\b/.test(subject) ||
    writer.context.whole.party.some(({ name }) => isNamed(subject, bare(name)));
  if (!isOurs) return [`Nobody has told you how it is with ${properly(subject, writer)}, and you have not seen it.`];
  const { actor } = action;
  const named = writer.context.whole.party.find(({ id, name }) => id !== actor.id && subject !== '' && isNamed(subject, bare(name)));
  if (named) {
    const [left, full] = [heroHitPointsOf(state, named), fullHitPointsOf(named)];
    return [`${named.name} is ${healthOf(left, full)}${named.sheet ? `: ${left} of ${full} hit points` : ''}.`];
  }
  const own = actor.sheet ? `${actor.name} has ${heroHitPointsOf(state, actor)} of ${fullHitPointsOf(actor)} hit points.` : '';
  return [
    ...writer.context.whole.party.map((hero) => `${hero.name} is ${healthOf(heroHitPointsOf(state, hero), fullHitPointsOf(hero))}.`),
    own === '' ? 'The numbers stand on the sheet.' : own,
  ];
}
