import { rememberOf } from '#domain/memoise.ts';
import { narrationServerLimits } from '#domain/limits/narration-limits.ts';
import type { StoryLanguage } from '#domain/campaign/story-style.ts';
import type { WaitingWords } from '#domain/chat/waiting-words.ts';
import type { Participant } from '#domain/campaign/campaign.ts';
import type { Adventure } from '#domain/narration/adventure.ts';
import { aftermathOf } from '#domain/moments/aftermath.ts';
import type { HeroNow } from '#domain/moments/aftermath.ts';
import { fullHitPointsOf, heroHitPointsOf } from '#domain/narration/hero-sheet.ts';
import type { Combat } from '#domain/combat/state.ts';
import { combatFact } from '#domain/combat/fact.ts';
import { tellCombatFact } from '#domain/combat/tell.ts';
import { withFoesOf } from '#domain/narration/rulings/fights/after-fight.ts';
import { asSeen } from '#domain/narration/adventure-texts/as-seen.ts';
import type { Brief, Intent, LoreNote } from '#domain/narration/brief.ts';
import { limits } from '#domain/limits/limits.ts';
import { loreSpokenOf } from '#domain/narration/lore-notes.ts';
import { currentScene } from '#domain/narration/play-state.ts';
import { topicsOf } from '#domain/safety/safety.ts';
import { isDm } from '#domain/campaign/seat.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { adventureOf } from '#server/features/adventures/index.ts';
import { findSettings, listParticipants, findPlay } from '#server/features/campaigns/index.ts';
import { listCharacters } from '#server/features/characters/index.ts';
import { listAwaitingReply, listDirections, listRecentTalk } from './answered-messages.store.ts';
import type { Direction, Talk } from './answered-messages.store.ts';
import { fightStore } from '#server/features/combat/index.ts';
import { findAgreement } from '#server/features/safety/index.ts';
import { languageNoticeOf, withLentWords } from '#server/features/storyteller/index.ts';
import { readNamedEffectiveLore } from '#server/features/table-lore/index.ts';
import { closedCycles } from '#server/features/turns/index.ts';
import { findGuidance } from './guidance/guidance.store.ts';
import { findHistory, wasTold } from './narrator.store.ts';
import type { NarrationRow } from './narrator.store.ts';
import { answerFight } from './fight/answer-fight.ts';
import { loadHeroFeatures } from './party/load-hero-features.ts';
import { loadHeroSpells } from './party/load-hero-spells.ts';
import { loadHeroItems } from './party/load-hero-items.ts';
import { nothingUsable, partyOf, withSheets } from './party/party-of.ts';

/** Entries whose names are looked at more closely, and characters of them that a brief holds: about 15 % of 4,000 tokens. */
const LORE = { entries: 60, characters: 2400 } as const;

/** An adventure with nobody's secrets; the same each time, so that what was worked out from it holds for the next reply. */
const withoutSecrets = rememberOf((adventure: Adventure): Adventure => ({
  ...adventure,
  npcs: adventure.npcs.map(({ secret: _secret, ...npc }) => npc),
}));

export interface Written {
  brief: Brief;
  /** Fragments of the Storyteller that are not to be repeated. */
  used: Set<string>;
  /** The adventure with what stands in no brief. */
  adventure: Adventure;
  /** The world that the campaign plays in. */
  worldId: string;
  /** Those whose words the reply answers or takes up. */
  askers: string[];
  /** Whether a DM reads the reply before the table does. */
  drafting: boolean;
  /** Words in a fight that waited for answers of others, and go on with this reply. */
  waiting: WaitingWords[];
}

/** Gathers what the narrator may know for one reply; null when the campaign is gone. Whispers and notes are not read at all. */
export async function writeBrief(sql: Sql, narration: NarrationRow): Promise<Written | null> {
  const gathered = await gather(sql, narration);
  if (gathered.story === null) return null;
  const { story, people, recent, settings, notice, directions, history, agreement, fight, guidance, lore } = gathered;
  const { adventure, play } = story;
  const { spoken, acting, waiting, party } = people;
  const { narratedCount, used } = history;
  const { campaignId, cause } = narration;
  const { running: fighting } = fight;
  const state = withSheets(fighting ? withFoesOf(play.state, fighting) : play.state, party);
  const aftermath = hasJustEnded(recent) ? fight.ended : null;
  const intents = acting.map(({ heroId, text, by }) => ({ heroId, text, ...(by !== undefined && { by }) }));
  const brief: Brief = {
    campaignId,
    turn: narratedCount + 1,
    cause,
    playsWithoutTurns: settings.narratorAnswers === 'withoutTurns',
    adventure: asSeen(withoutSecrets(adventure), play.state),
    state,
    party,
    intents,
    directions: directions.map(({ text }) => text),
    guidance: { standing: guidance.standing, next: guidance.next?.text ?? '' },
    recent: recentOf(recent, party, new Set(directions.map(({ id }) => id))),
    fighting: fighting !== null,
    ...(fighting?.fromStory && { fighters: fightersOf(party, fighting) }),
    beginsFights: fight.isFree && settings.npcTurns === 'narrator' && settings.narratorMode === 'ai',
    ...(fighting && { standing: answerFight('order', [], { combat: fighting, shown: settings.hitPointsShown, lines: [] }, null) }),
    ...(aftermath && { aftermath: aftermathOf(aftermath, heroesNow(party, state), { withCoins: settings.fallenCoins }) }),
    lore,
    style: { tone: settings.storyTone, length: settings.storyLength, language: settings.storyLanguage },
    lines: topicsOf(agreement, 'line'),
    veils: topicsOf(agreement, 'veil'),
  };
  const directing = intents.length > 0 ? [] : directions.flatMap(({ authorId }) => authorId ?? []);
  const askers = [...new Set([...spoken.map(({ heroId }) => heroId), ...directing])];
  const told = new Set([...used, ...notice]);
  return { brief, used: told, adventure, worldId: play.worldId, askers, drafting: settings.narratorMode === 'draft', waiting };
}

/**
 * Reads what a brief is made of. Everybody waits for it before the first words, and for each journey to the database: so each thing
 * is asked for as soon as what it needs is there.
 */
async function gather(sql: Sql, narration: NarrationRow) {
  const { campaignId, cycle } = narration;
  const story = findPlay(sql, campaignId).then((play) => (play ? storyOf(sql, play) : null));
  const recent = listRecentTalk(sql, narration, limits.recentMessages);
  const spoken = cycle === null ? talkOf(sql, narration.id) : actionsOf(sql, campaignId, cycle);
  const words = Promise.all([spoken, listParticipants(sql, campaignId, narrationServerLimits.heroesPerBrief)]);
  const settings = findSettings(sql, campaignId);
  const directions = listDirections(sql, campaignId, narration.id, limits.directionsPerReply);
  const lore = Promise.all([story, words, directions, recent]).then(([told, [said, participants], directed, talk]) =>
    told === null ? [] : loreOf(sql, told.play, sceneText(told), saidOf(actingOf(said.said, participants), directed, talk)),
  );
  const [history, agreement, fight, guidance, ...others] = await Promise.all([
    findHistory(sql, campaignId),
    findAgreement(sql, campaignId),
    fightStore.findPlayedFight(sql, campaignId),
    findGuidance(sql, campaignId),
    story,
    recent,
    settings,
    directions,
    lore,
    words.then(([said, participants]) => peopleOf(sql, campaignId, { ...said, participants, story })),
    settings.then(({ storyLanguage }) => languageNoticeTold(sql, campaignId, storyLanguage)),
  ]);
  const [storyNow, talk, table, directed, notes, people, notice] = others;
  return {
    history,
    agreement,
    fight,
    guidance,
    story: storyNow,
    recent: talk,
    settings: table,
    directions: directed,
    lore: notes,
    people,
    notice,
  };
}

/** What a campaign plays, and how far it has come. */
async function storyOf(sql: Sql, play: Play): Promise<{ play: Play; adventure: Adventure }> {
  return { play, adventure: await adventureOf(sql, play) };
}

/** What a DM says is the word of the scene, also with a raised hand: nobody acts in it. */
function actingOf(spoken: readonly Acting[], participants: readonly Participant[]): Acting[] {
  const leading = new Set(participants.filter(({ seat }) => isDm(seat)).map(({ userId }) => userId));
  return spoken.filter(({ heroId }) => !leading.has(heroId));
}

/** Those who spoke, those of them who act, and the party with its sheets. Heroes whose player is away act by what others bid them. */
async function peopleOf(
  sql: Sql,
  campaignId: string,
  { said: spoken, waiting, participants, story }: Spoken & { participants: readonly Participant[]; story: Promise<{ play: Play } | null> },
) {
  const said = actingOf(spoken, participants);
  const people = [...new Set([...said.map(({ heroId }) => heroId), ...participants.map(({ userId }) => userId)])];
  const characters = await listCharacters(sql, campaignId, { players: people }, people.length);
  // Most tables have nobody away, and wait for no more.
  const told = participants.some(({ isAway }) => isAway) ? await story : null;
  const acting = told ? actingFor(said, partyOf(said, participants, characters, nothingUsable), told.play.state) : said;
  const [items, spells, features] = await Promise.all([
    loadHeroItems(characters),
    loadHeroSpells(characters, acting),
    loadHeroFeatures(characters, acting),
  ]);
  return { spoken, acting, waiting, party: partyOf(acting, participants, characters, { items, spells, features }) };
}

/** What is said, in which heroes whose player is away do what they are bidden. */
function actingFor(said: readonly Acting[], party: Brief['party'], state: Brief['state']): Acting[] {
  const nameOf = (heroId: string) => said.find((each) => each.heroId === heroId)?.name ?? party.find(({ id }) => id === heroId)?.name ?? '';
  return withLentWords({ intents: [...said], party, state }).map((intent) => ({ ...intent, name: nameOf(intent.heroId) }));
}

/** The heroes of a party who are in a fight. */
function fightersOf(party: Brief['party'], { combatants }: Pick<Combat, 'combatants'>): string[] {
  return party.filter(({ sheet }) => combatants.some(({ source }) => source === sheet?.characterId)).map(({ id }) => id);
}

/** The heroes of a party with a sheet, as they are now. */
function heroesNow(party: Brief['party'], state: Brief['state']): HeroNow[] {
  return party.flatMap((hero) => {
    const now = { name: hero.name, left: heroHitPointsOf(state, hero), maximum: fullHitPointsOf(hero) };
    return hero.sheet ? [{ ...now, characterId: hero.sheet.characterId }] : [];
  });
}

/** Whether the last messages tell of the end of a fight. */
function hasJustEnded(recent: readonly Talk[]): boolean {
  const ended = tellCombatFact(combatFact('ended')).sentence;
  return recent.some(({ role, content }) => role === 'system' && content.includes(ended));
}

/** Messages under the names of the heroes whose players wrote them, and which of them the reply answers or takes up. */
function recentOf(messages: readonly Talk[], party: Brief['party'], heeded: ReadonlySet<string>): Brief['recent'] {
  const names = new Map(party.map(({ id, name }) => [id, name]));
  return messages.map(({ id, authorId, authorName, role, content, isAnswered }) => ({
    sender: (role === 'player' && authorId !== null ? names.get(authorId) : undefined) ?? authorName,
    role,
    content,
    ...((isAnswered || heeded.has(id)) && { isAnswered: true }),
  }));
}

/** The Storyteller's notice that it tells in English, where the table has read it once: for good, unlike other stock sentences. */
async function languageNoticeTold(sql: Sql, campaignId: string, language: StoryLanguage): Promise<string[]> {
  const notice = languageNoticeOf(language);
  return notice !== null && (await wasTold(sql, campaignId, notice)) ? [notice] : [];
}

/** What is said in a reply's own time and shortly before, that of this reply first. */
function saidOf(intents: readonly Intent[], directions: readonly Direction[], recent: readonly { content: string }[]): string[] {
  const lately = recent.slice(-narrationServerLimits.messagesReadForLore).toReversed();
  return [...intents, ...directions].map(({ text }) => text).concat(lately.map(({ content }) => content));
}

type Play = NonNullable<Awaited<ReturnType<typeof findPlay>>>;
type Acting = Intent & { name: string };
type Spoken = { said: Acting[]; waiting: WaitingWords[] };

async function actionsOf(sql: Sql, campaignId: string, cycle: number): Promise<Spoken> {
  const intents = await closedCycles.findClosedIntents(sql, campaignId, cycle);
  return { said: intents.map(({ userId, name, text }) => ({ heroId: userId, name, text })), waiting: [] };
}

/** What is said to a reply, and words in a fight that it goes on with. */
async function talkOf(sql: Sql, narrationId: string): Promise<Spoken> {
  const messages = await listAwaitingReply(sql, narrationId, narrationServerLimits.messagesAnswered);
  const said = messages.flatMap(({ authorId, authorName, content }) =>
    authorId === null ? [] : [{ heroId: authorId, name: authorName, text: content }],
  );
  return { said, waiting: messages.flatMap(({ waits }) => waits ?? []) };
}

function sceneText({ adventure, play }: { adventure: Adventure; play: Play }): string {
  const { name, place, description } = currentScene(adventure, play.state);
  return `${name}, ${place}. ${description}`;
}

/** What is spoken of, as it stands in this campaign, and no more of it than everyone at the table reads; what is said counts before the scene. */
async function loreOf(sql: Sql, { campaignId, worldId }: Play, scene: string, said: readonly string[]): Promise<LoreNote[]> {
  const texts = [...said, scene];
  const spoken = await readNamedEffectiveLore(sql, campaignId, worldId, texts.join('\n'), LORE.entries);
  return loreSpokenOf(
    spoken.map(({ knownAs, ...entry }) => ({ ...entry, aliases: knownAs })),
    texts,
    LORE.characters,
  );
}
