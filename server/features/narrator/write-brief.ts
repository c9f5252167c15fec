import { narrationServerLimits } from '#domain/limits/narration-limits.ts';
import type { StoryLanguage } from '#domain/campaign/story-style.ts';
import type { Message } from '#domain/chat/message.ts';
import type { Adventure } from '#domain/narration/adventure.ts';
import type { Brief, Intent, LoreNote } from '#domain/narration/brief.ts';
import type { CheckMaterial } from '#domain/narration/reply-check/reply-check.ts';
import { limits } from '#domain/limits/limits.ts';
import { loreSpokenOf } from '#domain/narration/lore-notes.ts';
import { currentScene } from '#domain/narration/play-state.ts';
import { topicsOf } from '#domain/safety/safety.ts';
import { isDm } from '#domain/campaign/seat.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { adventureOf } from '#server/features/adventures/index.ts';
import { findSettings, listParticipants, findPlay } from '#server/features/campaigns/index.ts';
import { listCharacters } from '#server/features/characters/index.ts';
import { listPublicMessages } from '#server/features/chat/index.ts';
import { listAnswered, listAwaitingReply, listDirections, listLastReplies } from './answered-messages.store.ts';
import type { Direction } from './answered-messages.store.ts';
import { isFighting } from '#server/features/combat/index.ts';
import { findAgreement } from '#server/features/safety/index.ts';
import { languageNoticeOf } from '#server/features/storyteller/index.ts';
import { readNamedEffectiveLore } from '#server/features/table-lore/index.ts';
import { findClosedIntents } from '#server/features/turns/index.ts';
import { findGuidance } from './guidance/guidance.store.ts';
import { findHeard } from './heard.store.ts';
import { findHistory, wasTold } from './narrator.store.ts';
import type { NarrationRow } from './narrator.store.ts';
import { partyOf, withSheets } from './party-of.ts';

/** Entries whose names are looked at more closely, and characters of them that a brief holds: about 15 % of 4,000 tokens. */
const LORE = { entries: 60, characters: 2400 } as const;

export interface Written {
  brief: Brief;
  /** Fragments of the Storyteller that are not to be repeated. */
  used: Set<string>;
  /** What the reply is checked against. */
  material: CheckMaterial;
  /** Those whose words the reply answers or takes up. */
  askers: string[];
  /** Whether a DM reads the reply before the table does. */
  drafting: boolean;
}

/** Gathers what the narrator may know for one reply; null when the campaign is gone. Whispers and notes are not read at all. */
export async function writeBrief(sql: Sql, narration: NarrationRow): Promise<Written | null> {
  const { campaignId, cause, cycle } = narration;
  const [play, { narratedCount, used }, spoken, participants, recent, agreement, fighting, settings, directions, guidance, earlier] =
    await Promise.all([
      findPlay(sql, campaignId),
      findHistory(sql, campaignId),
      cycle === null ? talkOf(sql, narration.id) : actionsOf(sql, campaignId, cycle),
      listParticipants(sql, campaignId, narrationServerLimits.heroesPerBrief),
      listPublicMessages(sql, campaignId, limits.recentMessages),
      findAgreement(sql, campaignId),
      isFighting(sql, campaignId),
      findSettings(sql, campaignId),
      directionsOf(sql, narration),
      findGuidance(sql, campaignId),
      listLastReplies(sql, campaignId, narrationServerLimits.repliesWithoutRepeat),
    ]);
  if (!play) return null;
  // What a DM says is the word of the scene, also with a raised hand: nobody acts in it.
  const leading = new Set(participants.filter(({ seat }) => isDm(seat)).map(({ userId }) => userId));
  const acting = spoken.filter(({ heroId }) => !leading.has(heroId));
  const people = [...new Set([...acting.map(({ heroId }) => heroId), ...participants.map(({ userId }) => userId)])];
  const adventure = await adventureOf(sql, play);
  const intents = acting.map(({ heroId, text }) => ({ heroId, text }));
  const { name, place, description } = currentScene(adventure, play.state);
  const said = saidOf(intents, directions, recent);
  // Each journey to the database is waited for by everybody who waits for the first words.
  const [characters, answered, notice, lore] = await Promise.all([
    listCharacters(sql, campaignId, { players: people }, people.length),
    listAnswered(sql, recent, narration),
    languageNoticeTold(sql, campaignId, settings.storyLanguage),
    loreOf(sql, campaignId, play.worldId, [...said, `${name}, ${place}. ${description}`]),
  ]);
  const party = partyOf(acting, participants, characters);
  const brief: Brief = {
    campaignId,
    turn: narratedCount + 1,
    cause,
    playsWithoutTurns: settings.narratorAnswers === 'withoutTurns',
    adventure: { ...adventure, npcs: adventure.npcs.map(({ secret: _secret, ...npc }) => npc) },
    state: withSheets(play.state, party),
    party,
    intents,
    directions: directions.map(({ text }) => text),
    guidance: { standing: guidance.standing, next: guidance.next?.text ?? '' },
    recent: recentOf(recent, party, [...answered, ...directions.map(({ id }) => id)]),
    fighting,
    lore,
    style: { tone: settings.storyTone, length: settings.storyLength, language: settings.storyLanguage },
    lines: topicsOf(agreement, 'line'),
    veils: topicsOf(agreement, 'veil'),
  };
  const directing = intents.length > 0 ? [] : directions.flatMap(({ authorId }) => authorId ?? []);
  const askers = [...new Set([...spoken.map(({ heroId }) => heroId), ...directing])];
  const told = new Set([...used, ...notice]);
  return { brief, used: told, material: materialOf(adventure, earlier), askers, drafting: settings.narratorMode === 'draft' };
}

/** Messages under the names of the heroes whose players wrote them, and which of them the reply answers. */
function recentOf(messages: readonly Message[], party: Brief['party'], answered: readonly string[]): Brief['recent'] {
  const names = new Map(party.map(({ id, name }) => [id, name]));
  return messages.map(({ id, authorId, authorName, role, content }) => ({
    sender: (role === 'player' && authorId !== null ? names.get(authorId) : undefined) ?? authorName,
    role,
    content,
    ...(answered.includes(id) && { isAnswered: true }),
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

/** What the reply is checked against besides its brief; secrets of people stand in no brief. */
function materialOf({ npcs }: Adventure, earlier: string[]): CheckMaterial {
  return { earlier, secrets: npcs.flatMap(({ secret }) => secret ?? []), instructions: [], ids: [] };
}

type Acting = Intent & { name: string };

/** What the DMs wrote since the last reply was begun, until this one was. */
async function directionsOf(sql: Sql, { id, campaignId }: NarrationRow): Promise<Direction[]> {
  const heard = await findHeard(sql, campaignId, id);
  return heard === null || heard.upTo <= heard.after ? [] : listDirections(sql, campaignId, heard, limits.directionsPerReply);
}

async function actionsOf(sql: Sql, campaignId: string, cycle: number): Promise<Acting[]> {
  const intents = await findClosedIntents(sql, campaignId, cycle);
  return intents.map(({ userId, name, text }) => ({ heroId: userId, name, text }));
}

async function talkOf(sql: Sql, narrationId: string): Promise<Acting[]> {
  const messages = await listAwaitingReply(sql, narrationId, narrationServerLimits.messagesAnswered);
  return messages.flatMap(({ authorId, authorName, content }) =>
    authorId === null ? [] : [{ heroId: authorId, name: authorName, text: content }],
  );
}

/** What is spoken of, as it stands in this campaign, and no more of it than everyone at the table reads. */
async function loreOf(sql: Sql, campaignId: string, worldId: string, said: string[]): Promise<LoreNote[]> {
  const spoken = await readNamedEffectiveLore(sql, campaignId, worldId, said.join('\n'), LORE.entries);
  return loreSpokenOf(
    spoken.map(({ knownAs, ...entry }) => ({ ...entry, aliases: knownAs })),
    said,
    LORE.characters,
  );
}
