import { z } from 'zod';
import { hasHiddenCharacters, hiddenCharactersIn } from '#domain/text/hidden-characters.ts';
import { isWritable } from '#domain/ids.ts';
import { CampaignSettings } from './settings.ts';
import { limits } from '#domain/limits/limits.ts';
import { privateRunParts } from './private-run.ts';
import { seats } from './seat.ts';

export const CampaignName = z
  .string()
  .trim()
  .refine(isWritable, 'This name contains a character that cannot be stored. Remove it and try again.')
  .refine((name) => !hasHiddenCharacters(name), hiddenCharactersIn('The campaign’s name'))
  .min(1, 'Please select a world and enter a campaign name.')
  .max(limits.campaignNameLength, `A campaign's name has at most ${limits.campaignNameLength} characters.`);

/** A campaign as its card shows it. */
export const CampaignCard = z.object({
  id: z.string(),
  name: z.string(),
  worldId: z.string(),
  worldName: z.string(),
  ownerId: z.string().nullable(),
  isOwner: z.boolean(),
  isTemplate: z.boolean(),
  /** As what the asking person takes part in a private run of the free adventure; null in every other campaign. */
  privateRun: z.enum(privateRunParts).nullable(),
  /** The asking person's seat; null for the template as long as they have not sat down. */
  seat: z.enum(seats).nullable(),
  participantCount: z.int(),
  lastActive: z.iso.datetime(),
  /** The narrator's last sentence, when there is one. */
  lastPassage: z.string().nullable(),
  /** Messages the asking person may read and has not, at most a hundred. */
  unread: z.int().optional(),
  /** When it was deleted, of one that can still be taken back. */
  deletedAt: z.iso.datetime().nullable().optional(),
});
export type CampaignCard = z.infer<typeof CampaignCard>;

export const Participant = z.object({
  userId: z.string(),
  name: z.string(),
  seat: z.enum(seats),
  /** Where their picture stands, if they have one. */
  avatarUrl: z.string().optional(),
  /** Whether a Dungeon Master has said that this player is away; left out for all others. */
  isAway: z.literal(true).optional(),
});
export type Participant = z.infer<typeof Participant>;

/** Somebody at the table, with the character they play. */
export const Member = z.object({
  userId: z.string(),
  name: z.string(),
  avatarUrl: z.string().nullable(),
  seat: z.enum(seats),
  joinedAt: z.iso.datetime(),
  character: z.string().nullable(),
  /** Whether a Dungeon Master has said that this player is away; left out for all others. */
  isAway: z.literal(true).optional(),
});
export type Member = z.infer<typeof Member>;

/** Somebody who has followed a link to a table whose DMs answer first. */
export const SeatRequest = z.object({
  id: z.string(),
  userId: z.string(),
  name: z.string(),
  avatarUrl: z.string().nullable(),
  seat: z.enum(['player', 'spectator']),
  createdAt: z.iso.datetime(),
});
export type SeatRequest = z.infer<typeof SeatRequest>;

/** Where the party is, the places of those heroes who are elsewhere, by their players, and what has changed there. */
export const PartyLocation = z.object({
  name: z.string(),
  place: z.string(),
  /** Whose heroes are elsewhere, and where: the scene, and the larger place where it is another. */
  apart: z.array(z.object({ userId: z.string(), name: z.string(), place: z.string().optional() })).optional(),
  /** What deeds have changed where heroes are, oldest first: a thing as it stands within a sentence, and its state. */
  changed: z
    .array(
      z.object({
        id: z.int(),
        /** The name of the scene. */
        at: z.string(),
        thing: z.string(),
        /** The code of a state, or words in its place. */
        state: z.string(),
        /** Whose hero did it; null where a Dungeon Master set it. */
        by: z.string().nullable(),
      }),
    )
    .optional(),
});
export type PartyLocation = z.infer<typeof PartyLocation>;

/** A campaign as the session screen needs it. */
export const Campaign = CampaignCard.extend({
  state: z.enum(['IDLE', 'COLLECTING']),
  createdAt: z.iso.datetime(),
  settings: CampaignSettings,
  location: PartyLocation.nullable(),
  /** Whether its world has a map; the picture is fetched with the map. */
  hasMap: z.boolean(),
  /** Those who took a seat first, at most 24; participantCount counts all. */
  participants: z.array(Participant),
});
export type Campaign = z.infer<typeof Campaign>;
