import { z } from 'zod';
import { RuleSet } from '#domain/character/character.ts';
import { HitPointsShown } from '#domain/combat/view.ts';
import { limits } from '#domain/limits/limits.ts';
import { StoryLanguage, StoryLength, StoryTone } from './story-style.ts';
import { NarratorAnswers } from './narrator-answers.ts';

/** Who narrates: the AI; the AI with every reply read by a DM before it is posted; or the DM alone. */
const NarratorMode = z.enum(['ai', 'draft', 'dm']);

/** How a table is played: what its DMs choose. */
export const CampaignSettings = z.object({
  narratorMode: NarratorMode.default('ai'),
  /** When the narrator answers what is written outside of a collection. */
  narratorAnswers: NarratorAnswers.default('inCharacter'),
  storyTone: StoryTone.default('none'),
  storyLength: StoryLength.default('usual'),
  storyLanguage: StoryLanguage.default('en'),
  /** Nothing is collected and nobody narrates until it goes on. */
  paused: z.boolean().default(false),
  /** Seconds a cycle collects intents: from a quarter of a minute to two days, for play by post. */
  collectingSeconds: z
    .int()
    .min(limits.collectingSecondsMinimum, 'Collecting takes at least 15 seconds.')
    .max(limits.collectingSecondsMaximum, 'Collecting takes at most 48 hours.')
    .default(limits.collectingSeconds),
  /** The rules of new characters. */
  ruleSet: RuleSet.default('quick'),
  /** How players learn of hit points that are not a hero's. */
  hitPointsShown: HitPointsShown.default('words'),
  /** Who decides what NPCs do in a fight. */
  npcTurns: z.enum(['dm', 'narrator']).default('dm'),
  /** Who rolls the saves of heroes in a fight: their players, who are asked for them, or the server at once. */
  heroSaves: z.enum(['players', 'server']).default('players'),
  /** Who decides when heroes rest and take levels: their players, or a DM on their sheets. */
  levelsAndRests: z.enum(['players', 'dm']).default('players'),
  /** What heroes rise by: experience by the table of SRD 5.2, or levels that a DM gives where the story has come to one. */
  levelsBy: z.enum(['experience', 'milestone']).default('experience'),
  /** Whether foes who fell have coins with them. */
  fallenCoins: z.boolean().default(false),
  /** Whether a join link leads to a seat at once, or to a question to the DM. */
  entry: z.enum(['open', 'approve']).default('open'),
});
export type CampaignSettings = z.infer<typeof CampaignSettings>;

/** What the DMs choose in the settings of a table: only what changed is sent, so that two changes made at once both hold. */
export const SettingsChange = z.object({
  narratorMode: NarratorMode.optional(),
  narratorAnswers: NarratorAnswers.optional(),
  storyTone: StoryTone.optional(),
  storyLength: StoryLength.optional(),
  storyLanguage: StoryLanguage.optional(),
  collectingSeconds: CampaignSettings.shape.collectingSeconds.unwrap().optional(),
  ruleSet: RuleSet.optional(),
  hitPointsShown: HitPointsShown.optional(),
  npcTurns: CampaignSettings.shape.npcTurns.unwrap().optional(),
  heroSaves: CampaignSettings.shape.heroSaves.unwrap().optional(),
  levelsAndRests: CampaignSettings.shape.levelsAndRests.unwrap().optional(),
  levelsBy: CampaignSettings.shape.levelsBy.unwrap().optional(),
  fallenCoins: CampaignSettings.shape.fallenCoins.unwrap().optional(),
  entry: CampaignSettings.shape.entry.unwrap().optional(),
});
export type SettingsChange = z.infer<typeof SettingsChange>;
